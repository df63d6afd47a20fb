// What a book space asks for, as signs on its tile and as words for whoever hears it.

import { type Box, type Kind, KINDS, needOf, ZONES } from '@backroom/games/speakeasy'
import type { Scene } from '../../../../kit/screen.ts'
import { boxOf, viewOf } from '../../game.ts'
import { KIND_ICONS, type Sign } from '../../parts/effects.ts'
import type { IconName } from '../../parts/icons.ts'

type Requirement = Box['objectives'][number]['req']

/** Kinds, each as often as it is asked for. */
const wanted = (kinds: { readonly [kind in Kind]?: number | undefined }): readonly Kind[] =>
  KINDS.flatMap((kind) => Array<Kind>(kinds[kind] ?? 0).fill(kind))

const icon = (name: IconName): Sign => ({ icon: name, mark: '' })

interface Need {
  readonly signs: readonly Sign[]
  /** What stands under the signs. */
  readonly text: string
}

/** The pictures of a requirement; `initials` stand for the three zones. */
export function drawNeed(req: Requirement, initials: string): Need {
  switch (req.req) {
    case 'protected_buildings':
      return { signs: [icon('member')], text: String(req.n) }
    case 'kind_with_barrel':
      return { signs: [icon(KIND_ICONS[req.kind]), icon('barrel')], text: String(req.n) }
    case 'buildings_with_barrel':
      return { signs: [icon('barrel')], text: String(req.n) }
    case 'leverage_total':
      return { signs: [icon('envelope')], text: String(req.n) }
    case 'levels_at_least':
      return { signs: [icon('upgrade')], text: `${req.count} × ${req.level}` }
    case 'strength_total':
      return { signs: [icon('mailed-fist')], text: String(req.n) }
    case 'kind_in_each_zone':
      return { signs: [icon(KIND_ICONS[req.kind])], text: initials }
    case 'barrel_in_each_zone':
      return { signs: [icon('barrel')], text: initials }
    case 'kind_on_map':
      return { signs: [icon(KIND_ICONS[req.kind])], text: String(req.n) }
    case 'crates':
    case 'protected_districts':
    case 'reputation':
      return { signs: [], text: String(req.n) }
    case 'zone_combo': {
      const kinds = wanted(req.kinds)
      const between = { same: '=', different: '≠', any: '' }[req.placement]
      return { signs: kinds.map((kind) => icon(KIND_ICONS[kind])), text: between }
    }
    case 'park_tile':
    case 'zone_tile':
      return { signs: [], text: '' }
  }
}

export const initialsOf = (scene: Scene): string =>
  ZONES.map((zone) => scene.words.name(zone).slice(0, 1).toUpperCase()).join('·')

/** Everything about a book space in one sentence. */
export function sayObjective(scene: Scene, objective: string, books: readonly string[]): string {
  const box = boxOf(scene)
  const known = box.objective[objective]
  const { req } = needOf(viewOf(scene), box, objective)
  return scene.say('map.objective.label', {
    needs: scene.words.say(`need.${req.req}`, req),
    money: scene.words.money(known?.safe ?? 0),
    books: books.length,
    who: scene.words.list(books),
  })
}
