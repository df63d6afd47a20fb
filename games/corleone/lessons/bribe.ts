// Lesson 5: bribes cost suitcase money, and the Don takes what is above the limit.

import type { Lesson } from '../../lesson.ts'

export const bribe: Lesson = {
  id: 'bribe',
  minutes: 3,
  rules: [
    'COR-10.1',
    'COR-10.2',
    'COR-10.3',
    'COR-10.4',
    'COR-10.5',
    'COR-10.6',
    'COR-10.7',
    'COR-10.8',
    'COR-12.1',
    'COR-12.2',
    'COR-12.3',
    'COR-12.4',
    'COR-12.5',
    'COR-12.6',
  ],
  seat: 0,
  scenes: [
    {
      position: {
        seats: 3,
        options: { families: ['vitale', 'pizzino', 'marzullo'] },
        seed: 'bribe 29',
        answers: [
          [0, 'thug:pb-wall-street'],
          [0, ['$3', '$2']],
          [1, 'thug:pb-upper-west-side'],
          [1, ['$3']],
          [2, 'thug:pb-queens'],
          [0, 'vitale-don:fs-09'],
          [0, 'drawJobs:1'],
          [0, 'job-numbers-racket'],
          [0, 'drawJobs:1'],
          [0, 'job-casino-skim'],
          [0, []],
          [1, 'pizzino-don:fs-16'],
          [1, ['$2']],
          [2, 'marzullo-don:fs-15'],
          [0, 'thug:pb-upper-east-side'],
          [1, 'thug:pb-chelsea'],
          [2, 'thug:pb-brooklyn'],
        ],
      },
      steps: [
        {
          asks: 'bribe',
          good: [['$3']],
          other: [{ when: [[]], does: 'rewind' }, { does: 'accept' }],
          rivals: [[1, ['$2']]],
          brings: { type: 'bribesShown' },
        },
        {
          asks: 'takeAlly',
          good: ['ally-accountant'],
          other: [{ does: 'accept' }],
          names: { ally: 'ally-accountant' },
          brings: { type: 'allyTaken' },
        },
        {
          asks: 'tribute',
          good: [['job-casino-skim', 'job-sit-down', 'job-numbers-racket']],
          other: [
            { when: [{ holds: ['$1', '$3', 'ally-accountant', 'ally-muscle'] }], does: 'rewind' },
            { does: 'accept' },
          ],
          brings: { type: 'tribute' },
        },
      ],
    },
  ],
}
