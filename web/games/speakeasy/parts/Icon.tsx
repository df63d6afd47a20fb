// One icon: in a line of HTML, or inside a drawing.

import { iconsFrom } from '../../../kit/gameIcon.tsx'
import { ICONS } from './icons.ts'

export const { Icon, Glyph } = iconsFrom(ICONS, 'spk-icon', 16)
