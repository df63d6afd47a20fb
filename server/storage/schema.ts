// The tables of the database, once as SQL and once as types for Kysely.

import type { Generated } from 'kysely'

export interface Schema {
  house: { name: string; value: string }
  people: {
    id: string
    name: string
    language: string | null
    made_at: number
    seen_at: Generated<number>
    /** Until when a signed cookie of theirs counts, from before there were sessions; null: until they have another. */
    signed_until: Generated<number | null>
  }
  sessions: {
    /** The SHA-256 of the secret in the cookie. */
    id: string
    person_id: string
    device: string
    made_at: number
    used_at: number
    is_shown: Generated<number>
    ends_at: number | null
  }
  tables: {
    id: string
    game: string
    version: number
    name: string | null
    /** 0 or 1: SQLite knows no other truth. */
    public: number
    host: string
    options: string
    /** What lists show of them; null: all. */
    shown_options: string | null
    seed: string
    state: Generated<string>
    made_at: number
    started_at: number | null
    ended_at: number | null
    outcome: string | null
    names: string | null
    entropy: string | null
    when_away: string
    awake_since: number | null
    rematch: string | null
    /** Null until they are all known and none is taken any more. */
    pledges: string | null
    made_from: string | null
    /** When somebody was last there, or it began or ended; answers are not counted. */
    touched_at: Generated<number>
  }
  shuffles: { table_id: string; person_id: string; pledge: string; reveal: string }
  seats: {
    table_id: string
    seat: number
    bot: string | null
    person_id: string | null
    has_left: Generated<number>
    away_since: number | null
    bot_since: number | null
    /** A JSON list of people. */
    votes: Generated<string>
    kept_for: string | null
  }
  /** Until null: for ever. */
  sanctions: { what: string; kind: string; subject: string; at: number; until: number | null }
  actions: {
    table_id: string
    seq: number
    seat: number
    kind: string
    body: string
    key: string | null
    at: number
    by_bot: Generated<number>
  }
  messages: {
    table_id: string
    seq: number
    person_id: string
    name: string
    seat: number | null
    text: string
    key: string
    at: number
  }
}

/** Each step is run once, in order; how many were run is kept in the database. */
export const MIGRATIONS: readonly (readonly string[])[] = [
  [
    'create table house (name text primary key, value text not null)',
    `create table people (
      id text primary key, name text not null, language text, made_at bigint not null)`,
    `create table tables (
      id text primary key, game text not null, version integer not null, name text, public integer not null,
      host text not null references people (id), options text not null, seed text not null,
      state text not null default 'open', made_at bigint not null, started_at bigint, ended_at bigint,
      outcome text, names text, entropy text)`,
    'create index tables_by_state on tables (state, public, made_at)',
    'create index tables_by_host on tables (host, made_at)',
    `create table seats (
      table_id text not null references tables (id), seat integer not null, bot text,
      person_id text references people (id), away integer not null default 0, entropy text not null default '',
      primary key (table_id, seat), unique (table_id, person_id))`,
    'create index seats_by_person on seats (person_id)',
    `create table answers (
      table_id text not null references tables (id), seq integer not null, seat integer not null,
      kind text not null, body text not null, key text, at bigint not null,
      primary key (table_id, seq))`,
    'create unique index answers_by_key on answers (table_id, seat, key) where key is not null',
    `create table messages (
      table_id text not null references tables (id), seq integer not null, person_id text not null,
      name text not null, seat integer, text text not null, key text not null, at bigint not null,
      primary key (table_id, seq), unique (table_id, person_id, key))`,
  ],
  // Keys are seldom looked for, and an index of them doubled what every answer costs.
  ['drop index answers_by_key'],
  // Who is away since when, who plays on for them, and where the same people play again.
  [
    "alter table tables add column when_away text not null default 'after3'",
    'alter table tables add column awake_since bigint',
    'alter table tables add column rematch text',
    'alter table seats rename column away to has_left',
    'alter table seats add column away_since bigint',
    'alter table seats add column bot_since bigint',
    "alter table seats add column votes text not null default '[]'",
    'alter table seats add column kept_for text references people (id)',
    'alter table answers add column by_bot integer not null default 0',
    `update seats set bot_since = (select started_at from tables where id = table_id),
      away_since = (select started_at from tables where id = table_id) where has_left = 1`,
  ],
  // What a person adds to the shuffle is pledged before the start and shown after it.
  [
    'alter table tables add column pledges text',
    'alter table seats drop column entropy',
    `create table shuffles (
      table_id text not null references tables (id), person_id text not null references people (id),
      pledge text not null, reveal text not null, primary key (table_id, person_id))`,
  ],
  // Since when nobody was there: what may be cleaned up.
  [
    'alter table people add column seen_at bigint not null default 0',
    'alter table tables add column touched_at bigint not null default 0',
    'update people set seen_at = made_at',
    'update tables set touched_at = max(made_at, coalesce(started_at, 0), coalesce(ended_at, 0))',
    'create index tables_by_touch on tables (state, touched_at)',
    'create index tables_by_end on tables (state, ended_at)',
    'create index people_by_sight on people (seen_at)',
    'create index messages_by_time on messages (at)',
    'create index tables_by_rematch on tables (rematch) where rematch is not null',
    'create index seats_by_keeping on seats (kept_for) where kept_for is not null',
    'create index shuffles_by_person on shuffles (person_id)',
  ],
  // Who may not speak, and who may not come in.
  [
    `create table sanctions (
      what text not null, kind text not null, subject text not null, at bigint not null, until bigint,
      primary key (what, kind, subject))`,
  ],
  // By which cookies people are known. Of those who come with one of the signed kind it is known until when it counts.
  [
    `create table sessions (
      id text primary key, person_id text not null references people (id) on delete cascade, device text not null,
      made_at bigint not null, used_at bigint not null, is_shown integer not null default 0, ends_at bigint)`,
    'create index sessions_by_person on sessions (person_id)',
    'create index sessions_by_device on sessions (device)',
    'create index sessions_by_use on sessions (used_at)',
    'alter table people add column signed_until bigint default 0',
    'update people set signed_until = null',
  ],
  // Of one place a few tables are listed.
  ['alter table tables add column made_from text'],
  // A list of tables is read without their files.
  [
    'alter table tables add column shown_options text',
    `update tables set shown_options = json_set(options, '$.components', json('true'))
      where json_type(options, '$.components') = 'object'`,
  ],
  // Answers, commands and undos: what the rest of the code calls actions.
  ['alter table answers rename to actions'],
]
