// The text files of Corleone's Empire: every key that the code uses, in every complete language, and nothing besides.

import { OPTIONS, PROMPTS, REASONS } from '../asked.ts'
import { openBox } from '../components/box.ts'
import { PRINTED } from '../components/components.ts'
import { VOCABULARY } from '../effects/vocabulary.ts'
import { EVENTS } from '../events.ts'
import en from './en.json' with { type: 'json' }
import pl from './pl.json' with { type: 'json' }
import { COLORS, GOODS, MONEY, PHASES, ROLES } from '../words.ts'
import { checkTexts } from '../../testing/texts.ts'
import { valuesOf } from '../../values.ts'

const box = openBox(PRINTED, 5)
const turfs = box.turfs.map((turf) => turf.id)

checkTexts('Corleone', {
  english: en,
  polish: pl,
  used: {
    prompt: Object.keys(PROMPTS),
    option: Object.keys(OPTIONS),
    event: Object.keys(EVENTS),
    why: Object.keys(REASONS),
    ability: Object.keys(VOCABULARY),
    short: Object.keys(VOCABULARY),
    ours: (await valuesOf('corleone')).ours.map(({ part }) => part),
    name: [
      ...box.families,
      ...Object.keys(box.figure),
      ...turfs,
      ...PRINTED.familySpaces.list.map((space) => space.id),
      ...Object.keys(box.business),
      ...Object.keys(box.job),
      ...Object.keys(box.ally),
      ...box.acts.map(({ act }) => `act-${act}`),
      ...PRINTED.families.list.map((family) => family.color),
      ...MONEY,
      ...GOODS,
      ...COLORS,
      ...ROLES,
      ...PHASES,
      'horseHead',
      'policeCar',
      'hudson',
    ],
  },
  moreThan: { prompt: 25, option: 40, event: 35, why: 10, ability: 18 },
  same: [
    ...box.families,
    ...box.families.map((family) => `${family}-don`),
    ...turfs,
    'don',
    'pb-central-park',
    'ally-capo',
  ].map((id) => `name.${id}`),
})
