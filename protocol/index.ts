// The messages between server and client, as schemas; the types are inferred from them.

export * from './http.ts'
export * from './limits.ts'
export * from './read.ts'
export * from './refusal.ts'
export * from './sights.ts'
export * from './socket.ts'
export * from './table.ts'
