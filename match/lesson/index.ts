// Lessons on the real engine, for whoever shows them: apart from the match, for no table needs them.

export { type LessonPlace, LessonRun, type LessonState, type Mood } from './lesson.ts'
export { entryOf, hasFields, type Move } from './moves.ts'
