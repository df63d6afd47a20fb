// The fingerprint of a text as the server makes it (SHA-256). Fetched when it is first wanted.

export { commit } from '@backroom/engine'
