// One icon in a line of HTML; it takes the size and the colour of the text around it unless told otherwise.

import { Picture } from '../../../kit/Picture.tsx'
import { ICONS, type IconName } from '../icons.ts'

export const Icon = ({ name, size }: { readonly name: IconName; readonly size?: number }) => (
  <Picture class="lcn-icon" box="0 0 512 512" size={size}>
    <path d={ICONS[name]} fill="currentColor" />
  </Picture>
)
