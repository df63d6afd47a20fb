// What a worker needs only for lessons.

import type { AnyGame } from '@backroom/engine'
import { lessonsOf } from '@backroom/games/lessons'
import type { LessonPlace } from '@backroom/match/lesson'
import type { WorkerReply } from './workerMessages.ts'
import { LessonTable } from './lessonTable.ts'

export async function lessonTable(
  game: AnyGame,
  id: string,
  from: LessonPlace | null,
  report: (message: WorkerReply) => void,
): Promise<LessonTable> {
  const lesson = (await lessonsOf(game.id)).find((one) => one.id === id)
  if (!lesson) throw new Error(`${game.id} has no lesson called ${id}`)
  return new LessonTable(
    game,
    lesson,
    from,
    (message) => report({ is: 'told', message }),
    (news) => report({ is: 'lesson', news }),
  )
}
