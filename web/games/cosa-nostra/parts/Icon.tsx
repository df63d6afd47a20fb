// One icon in a line of HTML; it takes the size and the colour of the text around it unless told otherwise.

import { ICONS, type IconName } from '../icons.ts'

export function Icon({ name, size }: { readonly name: IconName; readonly size?: number }) {
  return (
    <svg
      class="lcn-icon"
      {...(size === undefined ? {} : { width: size, height: size })}
      viewBox="0 0 512 512"
      aria-hidden="true"
    >
      <path d={ICONS[name]} fill="currentColor" />
    </svg>
  )
}
