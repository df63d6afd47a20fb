// Lesson 4: most figures in a turf put a marker there, and a marker earns whenever others work the fronts.

import type { Lesson } from '../../lesson.ts'

export const turf: Lesson = {
  id: 'turf',
  minutes: 4,
  rules: ['COR-5.5', 'COR-5.6', 'COR-5.7', 'COR-5.8', 'COR-9.1', 'COR-9.2', 'COR-9.3', 'COR-9.4', 'COR-9.5'],
  seat: 0,
  scenes: [
    {
      position: {
        seats: 3,
        options: { families: ['vitale', 'pizzino', 'marzullo'] },
        seed: 'turf 80',
        answers: [
          [1, 'pizzino-don:fs-15'],
          [2, 'marzullo-don:fs-13'],
          [2, ['$3']],
          [0, 'vitale-don:fs-14'],
          [1, 'thug:pb-queens'],
          [2, 'thug:pb-upper-west-side'],
          [2, ['$2']],
          [0, 'thug:pb-wall-street'],
          [0, ['$3', '$2']],
          [1, 'thug:pb-midtown'],
          [1, 'none'],
          [2, 'thug:pb-chelsea'],
        ],
      },
      steps: [
        {
          asks: 'turn',
          good: ['thug:pb-brooklyn'],
          other: [{ when: [{ starts: 'thug:' }], does: 'rewind' }, { does: 'nudge' }],
          brings: { type: 'markerPlaced', seat: 0, turf: 'brooklyn' },
        },
        { asks: null, names: { turf: 'brooklyn', other: 'wall-street' } },
      ],
    },
    {
      position: {
        seats: 3,
        options: { families: ['vitale', 'pizzino', 'marzullo'] },
        seed: 'turf 80',
        answers: [
          [1, 'pizzino-don:fs-15'],
          [2, 'marzullo-don:fs-13'],
          [2, ['$3']],
          [0, 'vitale-don:fs-14'],
          [1, 'thug:pb-queens'],
          [2, 'thug:pb-upper-west-side'],
          [2, ['$2']],
          [0, 'thug:pb-wall-street'],
          [0, ['$3', '$2']],
          [1, 'thug:pb-midtown'],
          [1, 'none'],
          [2, 'thug:pb-chelsea'],
          [0, 'thug:pb-brooklyn'],
          [0, []],
          [1, []],
          [2, []],
          [0, ['bloodMoney', 'booze']],
          [1, ['booze', 'gun', 'gun', 'job-sit-down', 'job-street-hit']],
          [2, ['bloodMoney', 'booze', 'gun']],
        ],
      },
      steps: [
        {
          asks: null,
          rivals: [
            [1, 'thug:pb-brooklyn'],
            [2, 'thug:pb-chelsea'],
          ],
          names: { rival: 'pizzino', turf: 'brooklyn' },
          brings: { type: 'frontShared', controller: 0 },
        },
        {
          asks: 'turn',
          good: ['thug:bt-liquor-store'],
          other: [{ when: [{ starts: 'thug:' }], does: 'accept' }, { does: 'nudge' }],
          names: { front: 'bt-liquor-store' },
          brings: { type: 'took' },
        },
      ],
    },
  ],
}
