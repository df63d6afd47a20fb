// Lesson 2: plan all tasks, then do them in the order that makes them possible.

import type { Lesson } from '../../lesson.ts'

export const plan: Lesson = {
  id: 'plan',
  minutes: 4,
  rules: [
    'LCN-5.1',
    'LCN-5.2',
    'LCN-5.3',
    'LCN-5.4',
    'LCN-5.5',
    'LCN-6.1',
    'LCN-6.2',
    'LCN-6.6',
    'LCN-8.2',
    'LCN-8.3',
  ],
  seat: 0,
  scenes: [
    {
      position: {
        seats: 3,
        options: { families: ['blundetto', 'dimaggio', 'calmuti'] },
        seed: 'plan 41',
        answers: [
          [0, 'keep'],
          [1, 'keep'],
          [2, 'keep'],
          [0, 'standing', { reaction: 'scheme', pass: 'game' }],
          [0, 'standing', { reaction: 'doctor', pass: 'game' }],
          [0, 'standing', { reaction: 'rob', pass: 'game' }],
          [0, 'standing', { reaction: 'trap', pass: 'game' }],
          [1, 'standing', { reaction: 'scheme', pass: 'game' }],
          [1, 'standing', { reaction: 'doctor', pass: 'game' }],
          [1, 'standing', { reaction: 'rob', pass: 'game' }],
          [1, 'standing', { reaction: 'trap', pass: 'game' }],
          [2, 'standing', { reaction: 'scheme', pass: 'game' }],
          [2, 'standing', { reaction: 'doctor', pass: 'game' }],
          [2, 'standing', { reaction: 'rob', pass: 'game' }],
          [2, 'standing', { reaction: 'trap', pass: 'game' }],
        ],
      },
      steps: [
        {
          asks: 'plan',
          good: ['task:gang-blundetto-3:ord-1-20'],
          names: { order: 'ord-1-20', card: 'biz-lawyer-3', man: 'gang-blundetto-3' },
          brings: { type: 'planned' },
        },
        {
          asks: 'planMore',
          good: ['done'],
          rivals: [
            [1, 'task:gang-dimaggio-3:ord-1-14'],
            [1, 'done'],
            [2, 'task:gang-calmuti-3:ord-1-16'],
            [2, 'done'],
          ],
        },
        {
          asks: 'plan',
          good: ['buy:gang-blundetto-1:biz-lawyer-3'],
          other: [
            { when: ['buy:gang-blundetto-2:biz-lawyer-3'], does: 'nudge', say: 'jimmy' },
            { does: 'nudge' },
          ],
          names: { card: 'biz-lawyer-3', man: 'gang-blundetto-1' },
        },
        {
          asks: 'planMore',
          good: ['done'],
          rivals: [
            [1, 'task:gang-dimaggio-1:ord-1-11'],
            [1, 'done'],
            [2, 'task:gang-calmuti-1:ord-1-13'],
            [2, 'done'],
          ],
        },
        { asks: 'plan', good: ['task:gang-blundetto-2:ord-1-15'], names: { order: 'ord-1-15' } },
        {
          asks: 'planMore',
          good: ['done'],
          rivals: [
            [1, 'task:gang-dimaggio-2:ord-1-06'],
            [1, 'done'],
            [2, 'task:gang-calmuti-2:ord-1-07'],
            [2, 'done'],
          ],
        },
        {
          asks: 'act',
          good: ['pay:gang-blundetto-1'],
          other: [{ when: ['run:gang-blundetto-2'], does: 'nudge', say: 'later' }, { does: 'nudge' }],
          names: { order: 'ord-1-20', card: 'biz-lawyer-3' },
          rivals: [
            [1, 'run:gang-dimaggio-3'],
            [2, 'off:gang-calmuti-1'],
          ],
          brings: { type: 'bought' },
        },
        {
          asks: 'act',
          good: ['run:gang-blundetto-3'],
          other: [{ when: ['run:gang-blundetto-2'], does: 'nudge', say: 'later' }, { does: 'nudge' }],
          names: { order: 'ord-1-20' },
          brings: { type: 'revealed' },
        },
        { asks: 'cops', good: ['none', { starts: 'die-' }], brings: { type: 'profit', seat: 0 } },
      ],
    },
  ],
}
