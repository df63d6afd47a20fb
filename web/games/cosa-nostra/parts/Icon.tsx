// One icon in a line of HTML, as large as the text around it unless told otherwise.

import { iconsFrom } from '../../../kit/gameIcon.tsx'
import { ICONS } from '../icons.ts'

export const { Icon } = iconsFrom(ICONS, 'lcn-icon')
