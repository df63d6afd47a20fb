/** Which room may import from which: engine <- games <- bots <- match <- server | web | cli | bench. */

const tests = String.raw`[.]test[.]ts$|/testing/`

/** A rule that keeps a room from importing any of the others. */
function closed(room, others, comment) {
  return {
    name: `${room}-imports`,
    comment,
    severity: 'error',
    from: { path: `^${room}/` },
    to: { path: `^(?:${others.join('|')})/` },
  }
}

export default {
  forbidden: [
    closed(
      'engine',
      ['games', 'bots', 'match', 'protocol', 'server', 'web', 'cli', 'bench', 'e2e', 'scripts'],
      'The engine knows no game.',
    ),
    closed(
      'games',
      ['bots', 'match', 'protocol', 'server', 'web', 'cli', 'bench', 'e2e', 'scripts'],
      'Games know the engine only.',
    ),
    closed(
      'match',
      ['protocol', 'server', 'web', 'cli', 'bench', 'e2e', 'scripts'],
      'A match knows no house that it is played in.',
    ),
    closed(
      'bots',
      ['match', 'protocol', 'server', 'web', 'cli', 'bench', 'e2e', 'scripts'],
      'Bots know the engine and the games.',
    ),
    closed(
      'protocol',
      ['bots', 'match', 'server', 'web', 'cli', 'bench', 'e2e', 'scripts'],
      'The protocol stands between server and web.',
    ),
    closed('server', ['web', 'cli', 'bench', 'e2e', 'scripts'], 'The server is started by the command line.'),
    closed(
      'web',
      ['server', 'cli', 'bench', 'e2e', 'scripts'],
      'The client meets the server by protocol only.',
    ),
    closed('bench', ['web', 'cli', 'e2e', 'scripts'], 'Benchmarks are started by the command line.'),
    closed('cli', ['web', 'e2e', 'scripts'], 'The command line shows no page.'),
    {
      name: 'protocol-for-server-and-web',
      comment: 'Only the server and the client speak the protocol; its pages are made from it.',
      severity: 'error',
      from: { pathNot: '^(?:protocol|server|web|e2e|scripts/protocol)/' },
      to: { path: '^protocol/' },
    },
    {
      name: 'games-apart',
      comment: 'What two games share belongs to the engine.',
      severity: 'error',
      // A list of all games may stand among the testing files.
      from: { path: '^games/([^/]+)/', pathNot: '^games/testing/' },
      to: { path: '^games/[^/]+/', pathNot: '^games/(?:$1|testing|text)/' },
    },
    {
      name: 'games-by-their-door',
      comment: 'Everybody outside games/ knows a game by its public module.',
      severity: 'error',
      from: { pathNot: '^games/' },
      to: { path: '^games/(?!testing/|text/)[^/]+/', pathNot: '^games/[^/]+/(?:public[.]ts$|testing/)' },
    },
    {
      name: 'no-node-in-pure-rooms',
      comment: 'engine, games, bots and match also run in the browser.',
      severity: 'error',
      from: { path: '^(?:engine|games|bots|match)/', pathNot: tests },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'testing-for-tests',
      comment: 'Test helpers are for tests, for the command line and for what records games.',
      severity: 'error',
      from: { pathNot: `${tests}|^(?:cli|e2e|scripts)/` },
      to: { path: '/testing/', pathNot: 'node_modules' },
    },
    {
      name: 'no-circular',
      comment: 'A circle of files is one file in disguise.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-unresolvable',
      comment: 'The file or package is not there.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    // TypeScript 7 has no JavaScript API to parse with: swc reads the files instead.
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    // Yardsticks run where they are installed, not here.
    exclude: { path: '^(?:dist|web/dist|coverage|data|[.]bench|bench/yardsticks)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
}
