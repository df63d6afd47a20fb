// Lesson 2: a family member works every back around his corner.

import type { Lesson } from '../../lesson.ts'

export const corner: Lesson = {
  id: 'corner',
  minutes: 3,
  rules: ['COR-4.6', 'COR-5.3', 'COR-5.4', 'COR-7.9', 'COR-15.3'],
  seat: 0,
  scenes: [
    {
      position: {
        seats: 3,
        options: { families: ['vitale', 'pizzino', 'marzullo'] },
        seed: 'corner 10618',
        answers: [],
      },
      steps: [
        {
          asks: 'turn',
          good: ['vitale-don:fs-09'],
          other: [{ when: [{ starts: 'vitale-don:' }], does: 'rewind' }, { does: 'nudge' }],
          brings: { type: 'memberPlaced' },
        },
        {
          asks: 'nextAbility',
          good: ['suitcase:2'],
          other: [
            { when: ['drawJobs:1'], does: 'accept' },
            { when: ['stop'], does: 'nudge', say: 'stop' },
          ],
        },
        { asks: 'suitcase', good: [['$3']], other: [{ does: 'accept' }] },
        { asks: 'drawJobs', good: ['use'], brings: { type: 'jobsDrawn' } },
        {
          asks: 'keepJob',
          good: ['job-back-alley'],
          other: [{ does: 'rewind' }],
          names: { job: 'job-back-alley' },
          brings: { type: 'jobKept' },
        },
      ],
    },
  ],
}
