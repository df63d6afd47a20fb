// Lesson 3: goods become money through jobs, and a job uses up no figure.

import type { Lesson } from '../../lesson.ts'

export const job: Lesson = {
  id: 'job',
  minutes: 4,
  rules: ['COR-7.11', 'COR-7.12', 'COR-7.13', 'COR-7.14', 'COR-7.15', 'COR-7.16', 'COR-7.17', 'COR-R48'],
  seat: 0,
  scenes: [
    {
      position: {
        seats: 3,
        options: { families: ['vitale', 'pizzino', 'marzullo'] },
        seed: 'corner 10618',
        answers: [
          [0, 'vitale-don:fs-09'],
          [0, 'suitcase:2'],
          [0, ['$3']],
          [0, 'use'],
          [0, 'job-back-alley'],
          [1, 'pizzino-don:fs-15'],
          [2, 'marzullo-don:fs-16'],
          [2, ['$3']],
        ],
      },
      steps: [
        {
          asks: 'turn',
          good: ['hand:job-back-alley'],
          names: { job: 'job-back-alley' },
          brings: { type: 'jobPaid' },
        },
        { asks: 'jobRewards', good: ['moneyFirst'], other: [{ does: 'rewind' }] },
        {
          asks: 'useBack',
          good: ['pb-wall-street', 'pb-central-park'],
          other: [{ when: ['none'], does: 'nudge' }, { does: 'accept' }],
          names: { back: 'pb-wall-street' },
        },
        {
          asks: 'suitcase',
          good: [['$2']],
          other: [{ does: 'accept' }],
          rivals: [
            [1, 'thug:pb-chelsea'],
            [2, 'thug:pb-brooklyn'],
          ],
          brings: { type: 'jobCompleted' },
        },
        {
          asks: 'turn',
          good: ['thug:pb-queens'],
          names: { job: 'job-payroll' },
          rivals: [
            [1, 'thug:bt-gunsmith'],
            [2, 'thug:pb-upper-west-side'],
            [2, []],
          ],
        },
        {
          asks: 'turn',
          good: ['open:0:job-payroll'],
          names: { job: 'job-payroll' },
          brings: { type: 'jobPaid' },
        },
        { asks: 'jobRewards', good: ['moneyFirst'], other: [{ does: 'accept' }] },
        { asks: 'suitcase', good: [['$3']], other: [{ does: 'accept' }], brings: { type: 'jobCompleted' } },
      ],
    },
  ],
}
