// Lesson 3: a Deal marker lends you one use of a rival's card.

import type { Lesson } from '../../lesson.ts'

export const deal: Lesson = {
  id: 'deal',
  minutes: 3,
  rules: ['LCN-8.4', 'LCN-8.8', 'LCN-9.1', 'LCN-9.2', 'LCN-9.3', 'LCN-9.4', 'LCN-20.3'],
  seat: 0,
  scenes: [
    {
      position: {
        seats: 3,
        options: { families: ['blundetto', 'dimaggio', 'calmuti'] },
        seed: 'deal 9',
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
          [0, 'task:gang-blundetto-3:ord-1-19'],
          [0, 'done'],
          [1, 'task:gang-dimaggio-3:ord-1-13'],
          [1, 'done'],
          [2, 'task:gang-calmuti-3:ord-1-16'],
          [2, 'done'],
          [0, 'task:gang-blundetto-2:ord-1-18'],
          [0, 'done'],
          [1, 'task:gang-dimaggio-1:ord-1-09'],
          [1, 'done'],
          [2, 'task:gang-calmuti-1:ord-1-08'],
          [2, 'done'],
          [0, 'task:gang-blundetto-1:ord-1-12'],
          [0, 'done'],
          [1, 'task:gang-dimaggio-2:ord-1-04'],
          [1, 'done'],
          [2, 'task:gang-calmuti-2:ord-1-14'],
          [2, 'done'],
        ],
      },
      steps: [
        {
          asks: { command: 'offer' },
          good: [
            { command: 'offer', args: { to: 2, give: { cash: 1000 }, want: { access: ['biz-garage-1'] } } },
            {
              command: 'offer',
              args: { to: 2, give: { cash: { from: 1000, to: 2000 } }, want: { access: ['biz-garage-1'] } },
            },
          ],
          other: [
            { when: [{ starts: 'off:' }], does: 'nudge', say: 'off' },
            {
              when: [{ command: 'offer', args: { to: 2, want: { access: ['biz-garage-1'] } } }],
              does: 'nudge',
              say: 'price',
            },
            { does: 'nudge' },
          ],
          names: { order: 'ord-1-19', card: 'biz-garage-1', rival: 'calmuti' },
          rivals: [[2, 'accept', { offer: '0-2-1' }]],
          brings: { type: 'deal' },
        },
        {
          asks: 'act',
          good: ['run:gang-blundetto-3'],
          names: { card: 'biz-garage-1', man: 'gang-blundetto-3' },
          brings: { type: 'rolled' },
        },
        { asks: 'cops', good: ['none', { starts: 'die-' }], brings: { type: 'markerHome' } },
      ],
    },
  ],
}
