// What a game's folder gives to the shell, and what the shell gives to the game's drawn parts.
// The shell knows prompts, seats and sockets; the game's parts only draw. No part knows a rule.

import type { Form, Size } from './form.ts'
import type {
  Answer,
  Blocked,
  Call,
  Event,
  Json,
  Option,
  Outcome,
  Prompt,
  Seat,
  Sight,
  Viewer,
} from '@backroom/engine'
import type { Words } from '@backroom/games/words'
import type { AnyRefusal, LogEntry } from '@backroom/protocol'
import type { ComponentType, VNode } from 'preact'
import type { Language, Messages, Say } from '../text/say.ts'
import type { Thing } from './thing.ts'

// ——— what the drawn parts are given

/** Somebody at the table. */
export interface Person {
  readonly seat: Seat
  readonly name: string
  /** The level of a bot; null for a person. */
  readonly bot: string | null
  /** Sits at this screen, or has a live connection. */
  readonly here: boolean
}

/**
 * How a place looks now. `legal`: may be picked; `picked`; `lit`: belongs to what is hovered, focused or
 * picked (the backs that a family space works); `blocked`: asked about and not legal; `idle`: all the rest.
 */
export type PlaceState = 'idle' | 'legal' | 'picked' | 'blocked' | 'lit'

/**
 * What somebody has picked so far at the open prompt, before it is sent. Everything here reads signals:
 * a component that calls these is drawn again when they change.
 */
export interface Picks {
  readonly prompt: Prompt | null
  /** Ids in the order of picking; an id stands there as often as it was taken. */
  readonly picked: readonly string[]
  /** The option that is hovered or focused, else the last one picked. */
  readonly inView: Option | null
  /** The group that the switch of the prompt bar shows (`Target.group`), null where there are none. */
  readonly group: string | null
  /** The variant that a place with several options takes (`Target.variant`: which figure is sent). */
  readonly variant: string | null
  state(place: string): PlaceState
  /** Looks idle, because another side of the switch is shown, but taking it changes the side. */
  elsewhere(place: string): boolean
  /** The reason why this place cannot be picked, once it was asked for. */
  why(place: string): Blocked | null
  times(id: string): number
  /** Takes a place: picks its option, or commits it if it is picked already; asks why if it is blocked. */
  take(place: string): void
  /** Picks an option by id, or takes one back (`some` prompts). */
  add(id: string): void
  remove(id: string): void
  clear(): void
  look(place: string | null): void
  choose(group: string, variant?: string): void
  /** Moves an item of an `order` prompt; `picked` is the order. */
  move(id: string, by: number): void
  /** The number chosen at an `amount` prompt. */
  readonly amount: number
  setAmount(amount: number): void
  /** Sends what is picked. */
  confirm(): void
  readonly ready: boolean
}

export interface Scene {
  readonly game: string
  readonly sight: Sight
  /** The game's own view, typed by the game: `const view = scene.sight.view as CorleoneView`. */
  readonly viewer: Viewer
  readonly people: readonly Person[]
  readonly language: Language
  /** The game's sentences (games/words.ts), with the families at their seats. */
  readonly words: Words
  /** The game's screen texts (`texts` below), then the shell's. */
  readonly say: Say
  readonly picks: Picks
  /** Which form the table takes in this window (docs/screen.md). */
  readonly form: Form
  /** How large the single parts are drawn in it. */
  readonly size: Size
  /** How much the board is enlarged: 1 = one unit is a sixteenth of the reader's text. Names are never left out. */
  readonly zoom: number
  /** Open a rule in the reader. */
  rule(id: string): void
  /** The table's options as they were given (`components` among them, where the table corrects the printed file). */
  readonly options: Json
  /**
   * Gives a command outside prompts (an offer, a promise) as the viewer: null once it is done, else why it was
   * refused. Null where one only looks on: spectators, replays.
   */
  readonly command: ((command: string, args: Json) => Promise<AnyRefusal | null>) | null
  /** What the game's own parts keep at this table (`own` below), typed by the game as the view is. */
  readonly own: object
  /** What the step on show is about: a board may show a roll of which the view keeps nothing. */
  readonly recent?: readonly Event[]
  /** When such a thing was last told, in milliseconds; null: not in what is remembered of the log. */
  toldAt?(is: (event: Event) => boolean): number | null
  /** What is remembered of the log, as far as the table shows it. */
  readonly log?: readonly LogEntry[]
}

type Drawn = ComponentType<{ readonly scene: Scene }>

// ——— what the game gives

/**
 * Which place an option is picked at. A place is any name the game likes; the element that draws it gets
 * `placeProps(scene, place)` from kit/place.ts. Options without a target are drawn as buttons.
 */
export interface Target {
  readonly option: string
  readonly place: string
  /** Belongs to this side of the prompt bar's switch (`thug`, `family`, `job`, `ally`). */
  readonly group?: string
  /** Tells apart options at the same place (the figure that is sent). */
  readonly variant?: string
  /** Other places that light up with it. */
  readonly lights?: readonly string[]
}

/** One side of the prompt bar's switch. */
export interface Group {
  readonly id: string
  readonly label: string
  readonly icon: VNode
  /** Variants within it, drawn as small tokens (the figures that can be sent). */
  readonly variants?: readonly { readonly id: string; readonly label: string; readonly icon: VNode }[]
}

/** Something that moves because of an event. Figures and cards with `data-piece` move by themselves (kit/animator.ts). */
export interface Move {
  /** `fly`: the sprite flies in an arc; `flash`: it shines at `to`; `turn`: it turns over at `to`. */
  readonly kind: 'fly' | 'flash' | 'turn'
  /** Places (`data-place` or `data-anchor` of an element). */
  readonly from?: string
  readonly to: string
  readonly sprite: VNode
  /** How many beats (90 ms) later than the first. */
  readonly beat?: number
}

/** An answer that stands for several, given one after another (the way of a truck through the streets). */
export interface Journey {
  readonly option: Option
  /** Each is an option of its own question; where one is not offered the journey ends. */
  readonly answers: readonly string[]
}

interface FamilyLook {
  readonly name: string
  /** A CSS colour that reaches AA on --ink. */
  readonly colour: string
  readonly Emblem: ComponentType<{ readonly size: number }>
}

/** Another answer that has its own button beside Confirm ("Send nothing"). */
export interface Shortcut {
  readonly label: string
  readonly answer: Answer
  /** Given before the answer ("do not ask me again"). */
  readonly command?: Call
}

interface Tab {
  readonly id: string
  readonly label: (say: Say) => string
  readonly Panel: Drawn
  /** How many things in it wait for me; a badge on its tab. */
  news?(scene: Scene): number
  /** With an icon it has a tab of its own in the small forms, beside the board and the families. */
  readonly icon?: VNode
  /** Where it stands in a wide window, in which it needs no tab: drawn by the board itself, or below the log. */
  readonly inWide?: 'onBoard' | 'belowLog'
}

export interface Credit {
  readonly what: string
  readonly who: string
  readonly licence: string
  readonly url: string
}

/** The money of each seat after each answer, for the chart, and the public view of that moment. */
export interface ScorePoint {
  readonly at: number
  readonly totals: readonly number[]
  readonly view: object
}

/** The board, and the places on it. */
interface BoardParts {
  /** Its own units; it is drawn to fit its region, keeping this shape. */
  readonly width: number
  readonly height: number
  /** Its shape where the tabs that are `inWide: 'onBoard'` stand apart from it: in every form but `wide`. */
  readonly alone?: { readonly width: number; readonly height: number }
  /** The least zoom at which the whole of it can be read; where it would be smaller it is panned. Left out: 1. */
  readonly legible?: number
  /** It is no drawing but a page that fills its region at any size, and scrolls where it must: nothing is scaled. */
  readonly flows?: boolean
  readonly Board: Drawn
  /** A drawing that takes the board's place while this prompt is open (bribery, tribute); null: the board. */
  overlay?(prompt: Prompt): Drawn | null
  targets(prompt: Prompt, scene: Scene): readonly Target[]
  /** Where an option is picked, and answers when it is touched although it is blocked; null: it is a button. */
  placeOf?(option: Option): string | null
}

/** What is the viewer's own. */
interface MineParts {
  /** My tableau and hand; a strip in the roomy forms, a whole tab in the small ones. */
  readonly Strip: Drawn
  /** What stays of it in a short window, one line high; the whole is then a tab of the column. */
  readonly Line?: Drawn
  /** How wide the strip is on a desk: as the board (left out), or under board and panel, across the whole window. */
  readonly under?: 'board' | 'window'
  /** What its parts keep at a table while it is open: which window, what is taken up. Made once for each table. */
  own?(): object
}

/** The families at the seats. */
interface FamilyParts {
  /** The id of each seat's family, from which its name in the log is made. */
  ids(view: object): readonly string[]
  look(scene: Scene, seat: Seat): FamilyLook
  /** One opponent, folded to a plate (240 x 46; a chip of about 84 x 44 on a phone). */
  readonly Plate: ComponentType<{ readonly scene: Scene; readonly seat: Seat }>
  /**
   * Where the plates stand on a desk: in a row over the board (left out), over the panel one below the other where
   * there is one, or nowhere, since the board shows every family itself.
   */
  readonly plates?: 'overBoard' | 'overPanel' | 'onBoard'
  /** One family unfolded: everything public about it. Shown in a popover or in the Families tab. */
  readonly Sheet: ComponentType<{ readonly scene: Scene; readonly seat: Seat }>
}

/** The open question: how it is put and answered. All of it is left out where the shell's own way will do. */
interface QuestionParts {
  groups?(prompt: Prompt, scene: Scene): readonly Group[]
  /** A sentence for the chosen side of the switch ("Which front does your thug shake down?"); null: the prompt's own. */
  sentence?(prompt: Prompt, scene: Scene): string | null
  /** What the option would bring, in icons and words; a line under the sentence. */
  readonly Gains?: ComponentType<{ readonly scene: Scene; readonly option: Option }>
  /** What all that is picked comes to, at a question for several things or for a number; a line like `Gains`. */
  readonly Sum?: ComponentType<{ readonly scene: Scene; readonly prompt: Prompt }>
  /** Further options that take several answers in turn; they have targets like every other. */
  journeys?(prompt: Prompt, scene: Scene): readonly Journey[]
  /** Options with a place stand as buttons too (on a phone, where the place may be out of sight). */
  listed?(prompt: Prompt, scene: Scene): boolean
  /** The inside of an option's button; left out: its words. */
  readonly Face?: ComponentType<{ readonly scene: Scene; readonly option: Option }>
  /** The verb on Confirm ("Send him", "Seal $8"); null: the shell's own. */
  confirm?(prompt: Prompt, picked: readonly string[], scene: Scene): string | null
  shortcuts?(prompt: Prompt, scene: Scene): readonly Shortcut[]
}

/** What stands round the board and over it. */
interface AroundParts {
  /** Act, round, phase: the middle of the top bar. `short` on a phone: a numeral and two lines. */
  readonly Track: ComponentType<{ readonly scene: Scene; readonly short: boolean }>
  /** Tabs of the side panel besides log and talk. */
  readonly tabs?: readonly Tab[]
  /** Stays below the log in a wide window. */
  readonly Pinned?: Drawn
  /** Dice, odds, results: directly above the question, where the board does not show them itself (but in `wide`). */
  readonly Result?: Drawn
  /** What stays in sight in every form but `wide`; draws nothing while there is nothing. */
  readonly Alert?: Drawn
  /** The game's own windows over the table, which its parts open; draws nothing while none is open. */
  readonly Windows?: Drawn
}

/** What happens: how it moves, whose it is, and who should hear of it. */
interface EventParts {
  /** What else flies, shines or turns when this happens. `before` and `after` are views. */
  moves?(event: Event, before: object, after: object, scene: Scene): readonly Move[]
  /** The seat an event is about: its emblem stands before the line in the log. */
  actor?(event: Event): Seat | null
  /** Events that begin a new heading of the log (an act, a round). */
  isHeading?(event: Event): boolean
  /** Something that was said or agreed beside the turn: nobody thinks anew because of it. */
  isTalk?(event: Event): boolean
  /** Somebody says this to whoever looks at the screen: it is not missed whatever part of the table they look at. */
  isToMe?(event: Event, scene: Pick<Scene, 'viewer'>): boolean
  /** A part of the game's own says it aloud, so that the announcer leaves it out. */
  saysItself?(event: Event, scene: Scene): boolean
}

/** The end of the game. */
interface EndParts {
  readonly ScoreSheet: ComponentType<{ readonly scene: Scene; readonly outcome: Outcome }>
  /** The name of the act of a view ("III"); the wealth chart draws a line where it changes. */
  mark?(view: object): string
}

/** What the card says about a thing. */
export interface About {
  readonly name: string
  /** What kind of thing it is, and where it lies. */
  readonly kind: string
  /** What it does, in one or two sentences. */
  readonly does: string
  /** What that comes to at this table, now. */
  readonly now: readonly string[]
  /** Whose it is; left out where it is nobody's. */
  readonly whose?: string
  readonly rule: string
  readonly picture: VNode
}

/** Everything that can be said about the things of a game; fetched when somebody first asks. */
export interface ThingBook {
  readonly texts: { readonly [language in Language]: () => Promise<Messages> }
  /** The scene says these texts too. Null: it is not there any more. */
  about(thing: Thing, scene: Scene): About | null
  /** A thing for every sign that is drawn, for the key. */
  signs(scene: Scene): readonly Thing[]
}

/** A game's folder exports `screen` from web/games/<id>/index.tsx. Every window is laid out alike for all. */
export interface GameScreen {
  readonly id: string
  readonly board: BoardParts
  readonly mine: MineParts
  readonly families: FamilyParts
  readonly question: QuestionParts
  readonly around: AroundParts
  readonly events: EventParts
  readonly end: EndParts
  readonly credits: readonly Credit[]
  /** What everything that carries `thing` (kit/thing.ts) is; fetched when somebody asks. */
  readonly things?: () => Promise<ThingBook>
  /** The game's own screen texts: flat ICU messages, by language. */
  readonly texts: { readonly [language in Language]: () => Promise<{ readonly [key: string]: string }> }
}
