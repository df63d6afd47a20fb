// Lesson 6: a shot before the war is worth more than a figure after it.

import type { Lesson } from '../../lesson.ts'

export const hit: Lesson = {
  id: 'hit',
  minutes: 3,
  rules: ['COR-7.4', 'COR-7.17', 'COR-8.1', 'COR-8.2', 'COR-16.6'],
  seat: 0,
  scenes: [
    {
      position: {
        seats: 3,
        options: { families: ['vitale', 'pizzino', 'marzullo'] },
        seed: 'hit 335',
        answers: [
          [1, 'thug:pb-midtown'],
          [1, 'none'],
          [2, 'marzullo-don:fs-16'],
          [2, ['$3']],
          [0, 'thug:pb-chelsea'],
          [1, 'pizzino-don:fs-06'],
          [1, 'none'],
          [2, 'thug:pb-upper-west-side'],
          [2, ['$2']],
          [0, 'vitale-don:fs-09'],
          [0, 'drawJobs:1'],
          [0, 'job-new-address'],
          [0, ['$3']],
          [1, 'thug:pb-queens'],
          [2, 'thug:pb-brooklyn'],
        ],
      },
      steps: [
        {
          asks: 'turn',
          good: ['hand:job-street-hit'],
          other: [{ when: [{ starts: 'thug:' }], does: 'rewind' }, { does: 'nudge' }],
          names: { job: 'job-street-hit', rival: 'pizzino', turf: 'midtown' },
          brings: { type: 'jobPaid' },
        },
        {
          asks: 'gunDown',
          good: ['pizzino-thug-1'],
          other: [{ when: ['none'], does: 'nudge' }, { does: 'rewind' }],
          names: { rival: 'pizzino', turf: 'midtown' },
          brings: { type: 'gunnedDown' },
        },
        { asks: 'turn', good: ['thug:pb-midtown'], names: { front: 'pb-midtown' } },
        { asks: 'drawJobs', good: ['use'], other: [{ does: 'accept' }], names: { turf: 'midtown' } },
        {
          asks: 'keepJob',
          good: ['job-money-drop', { starts: 'job-' }],
          brings: { type: 'markerPlaced', seat: 0, turf: 'midtown' },
        },
        { asks: null, names: { turf: 'midtown', rival: 'pizzino' } },
      ],
    },
  ],
}
