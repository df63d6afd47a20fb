// Lesson 1: money is safe only in the suitcase.

import type { Lesson } from '../../lesson.ts'

export const suitcase: Lesson = {
  id: 'suitcase',
  minutes: 2,
  rules: ['COR-1.3', 'COR-1.4', 'COR-5.2', 'COR-7.7', 'COR-15.2'],
  seat: 0,
  scenes: [
    {
      position: {
        seats: 3,
        options: { families: ['vitale', 'pizzino', 'marzullo'] },
        seed: 'lesson 46',
        answers: [],
      },
      steps: [
        {
          asks: 'turn',
          good: ['thug:pb-wall-street'],
          brings: { type: 'thugPlaced', seat: 0, business: 'pb-wall-street' },
          names: { front: 'pb-wall-street' },
        },
        {
          asks: 'suitcase',
          good: [['$2', '$3']],
          other: [{ does: 'accept' }],
          rivals: [
            [1, 'thug:pb-queens'],
            [2, 'thug:pb-brooklyn'],
          ],
        },
        { asks: 'turn', good: ['thug:bt-steam-laundry'], names: { front: 'bt-steam-laundry' } },
        { asks: 'suitcase', good: [['$3']], other: [{ does: 'accept' }], brings: { type: 'suitcased' } },
      ],
    },
  ],
}
