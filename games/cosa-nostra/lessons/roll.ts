// Lesson 1: strength is dice; each die at or above the difficulty is a success; two pay more.

import type { Lesson } from '../../lesson.ts'

export const roll: Lesson = {
  id: 'roll',
  minutes: 2,
  rules: ['LCN-7.1', 'LCN-7.2', 'LCN-7.3', 'LCN-7.4', 'LCN-7.5', 'LCN-7.6', 'LCN-8.1', 'LCN-17.3'],
  seat: 0,
  scenes: [
    {
      position: {
        seats: 3,
        options: { families: ['blundetto', 'dimaggio', 'calmuti'] },
        seed: 'roll 367',
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
          [0, 'task:gang-blundetto-3:ord-1-15'],
          [0, 'done'],
          [1, 'task:gang-dimaggio-3:ord-1-14'],
          [1, 'done'],
          [2, 'task:gang-calmuti-3:ord-1-16'],
          [2, 'done'],
          [0, 'task:gang-blundetto-2:ord-1-13'],
          [0, 'done'],
          [1, 'task:gang-dimaggio-1:ord-1-10'],
          [1, 'done'],
          [2, 'task:gang-calmuti-1:ord-1-11'],
          [2, 'done'],
          [0, 'task:gang-blundetto-1:ord-1-12'],
          [0, 'done'],
          [1, 'task:gang-dimaggio-2:ord-1-09'],
          [1, 'done'],
          [2, 'task:gang-calmuti-2:ord-1-17'],
          [2, 'done'],
        ],
      },
      steps: [
        {
          asks: 'act',
          good: ['run:gang-blundetto-3'],
          names: { man: 'gang-blundetto-3' },
          brings: { type: 'rolled' },
        },
        {
          asks: 'cops',
          good: ['die-0', 'die-1', 'die-2'],
          other: [{ does: 'accept' }],
          rivals: [
            [1, 'run:gang-dimaggio-1'],
            [2, 'run:gang-calmuti-1'],
          ],
          brings: { type: 'rerolled' },
        },
        {
          asks: 'act',
          good: ['run:gang-blundetto-2'],
          names: { man: 'gang-blundetto-2' },
          brings: { type: 'profit', seat: 0 },
        },
      ],
    },
  ],
}
