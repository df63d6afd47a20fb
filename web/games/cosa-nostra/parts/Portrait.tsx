// The men of the families and their Bosses, put together from a hat, a face and what makes each known.

import { liveryOf } from '../look.ts'
import { type Traits, traitsOf } from './faces.ts'
import { HAIR, hatOf, SHADE, SKIN, type Stroke } from './headwear.ts'

const COAL = 'var(--ink)'

const Coat = ({ colour }: { readonly colour: string }) => (
  <>
    <path d="M2 94C4 80 18 75 35 71L43 62H57L65 71C82 75 96 80 98 94Z" fill={COAL} />
    <path d="M65 71C82 75 96 80 98 94H92C90 83 80 78 66 74Z" fill={colour} opacity=".75" />
    <path d="M41 66L50 88L59 66L55 63H45Z" fill="var(--cream)" />
    <path d="M41 66L50 88V63H45Z" fill="var(--ash)" />
    <path d="M47.6 70H52.4L51.4 73.5L54 94H46L48.6 73.5Z" fill={colour} />
    <path d="M41 65L36 71L46 92L50 88Z" fill="var(--lcn-plinth)" />
    <path d="M59 65L64 71L54 92L50 88Z" fill="var(--lcn-coat)" />
  </>
)

const Head = () => (
  <>
    <path d="M43 56H57V67L50 72L43 67Z" fill={SHADE} />
    <path d="M35 36C35 24 65 24 65 36L64.5 52C63.5 62 56.5 70 50 70C43.5 70 36.5 62 35.5 52Z" fill={SKIN} />
    <path
      d="M50 22C38 22 35 30 35 38L35.5 52C36.5 62 43.5 70 50 70C51.5 66 50.5 63 49 61.5C51 60.5 50.5 58.5 48 57.5C50.5 56 50.5 53.5 47.5 49.5C49 45 49.5 42 48 38Z"
      fill={SHADE}
    />
    <path d="M65 44c4-2 4 9-1 9z" fill={SKIN} />
    <path d="M35 44c-4-2-4 9 1 9z" fill={SHADE} />
  </>
)

const Eyes = () => (
  <>
    <path d="M53 46.5Q57.5 43.5 62 46.5Q57.5 49.5 53 46.5Z" fill={COAL} />
    <path d="M52.5 43.2Q58 40 63 43M38.5 46.5Q42 44.5 46 46.5" stroke={COAL} stroke-width="2" fill="none" />
  </>
)

/** Paths one above the other. */
const Strokes = ({ of }: { readonly of: readonly Stroke[] }) => (
  <>
    {of.map((stroke) => (
      <path key={stroke.d} {...stroke} />
    ))}
  </>
)

const Glasses = ({ dark }: { readonly dark: boolean }) => (
  <g
    stroke="var(--brass)"
    stroke-width="1.3"
    fill={dark ? 'var(--lcn-gap)' : 'color-mix(in srgb, var(--cream) 33%, transparent)'}
  >
    <circle cx="42.5" cy="47.5" r="5" />
    <circle cx="57.5" cy="47.5" r="5" />
    <path d="M47.5 47q2.5-1.5 5 0M62.5 46.5l3-1M37.5 46.5l-3-1" fill="none" />
  </g>
)

function Mouth({ traits }: { readonly traits: Traits }) {
  if (traits.lips)
    return <path d="M45 61.5Q48 59.5 50.3 60.8Q53 59.5 56 61.5Q51 65.5 45 61.5Z" fill="var(--lcn-attack)" />
  return (
    <path
      d={traits.smile ? 'M45.5 62Q50 65 55.5 61' : 'M45.5 62.5Q50 62 55.5 62.5'}
      stroke={COAL}
      stroke-width="1.5"
      fill="none"
    />
  )
}

const Marks = ({ traits }: { readonly traits: Traits }) => (
  <>
    {traits.scar && (
      <path
        d="M58 48L61.5 58M57.6 52l4-1M58.6 55.5l3.8-1"
        stroke="var(--lcn-scar)"
        stroke-width="1.2"
        fill="none"
      />
    )}
    {traits.beard && (
      <>
        <path
          d="M36 52C37 64 43.5 71.5 50 71.5C56.5 71.5 63 64 64 52C62 57 59 58.5 55.5 58.5Q50 57 44.5 58.5C41 58.5 38 57 36 52Z"
          fill="var(--bark)"
        />
        <path d="M46 63Q50 62 54.5 63" stroke={SHADE} stroke-width="1.4" fill="none" />
      </>
    )}
    {traits.moustache && (
      <path
        d="M41.5 60.5C44.5 56.5 48.5 57 50 58C51.5 57 55.5 56.5 58.5 60.5C54.5 61.5 52 61 50 60C48 61 45.5 61.5 41.5 60.5Z"
        fill="var(--walnut-deep)"
      />
    )}
    {traits.patch && (
      <>
        <path d="M35 41L66 50" stroke={COAL} stroke-width="1.6" />
        <path
          d="M52.500 43.500Q58 42 62.500 44.500Q63 51 57.500 51.500Q52.500 50.500 52.500 43.500Z"
          fill={COAL}
        />
      </>
    )}
  </>
)

const Cigar = () => (
  <>
    <g transform="rotate(14 54 63)">
      <rect x="54" y="61.3" width="15" height="3.4" rx="1.5" fill="var(--lcn-cigar)" />
      <rect x="67" y="61.3" width="3" height="3.4" rx="1" fill="var(--lcn-ember)" />
    </g>
    <path
      d="M71 64c4-4-2-7 3-12 3-3 0-6 2-9"
      stroke="var(--cream)"
      stroke-width="1.3"
      fill="none"
      opacity=".45"
    />
  </>
)

interface PortraitProps {
  readonly family: string | null
  /** A gangster's id; left out: the Boss. */
  readonly gangster?: string
  /** How the picture is cut: `card` shows the head from the brim to the tie. */
  readonly cut?: 'card' | 'round'
}

export function Portrait({ family, gangster, cut = 'card' }: PortraitProps) {
  const { colour } = liveryOf(family)
  const traits = traitsOf(family, gangster)
  return (
    <svg
      class="lcn-portrait"
      viewBox={cut === 'card' ? '-4 8 108 62' : '0 4 100 88'}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <Coat colour={colour} />
      <g transform={`translate(50 0) scale(${traits.wide ?? 1} 1) translate(-50 0)`}>
        <Head />
        {(traits.hat === undefined || traits.hat === 'cap' || traits.hat === 'bowler') && <Eyes />}
        <Mouth traits={traits} />
        {traits.hat !== undefined && traits.hat !== 'cap' && traits.hat !== 'bowler' && (
          <path d="M35 36H65L64.7 47C58 51 42 51 35.3 47Z" fill={COAL} opacity=".82" />
        )}
        <Marks traits={traits} />
        {traits.hair && <Strokes of={HAIR[traits.hair]} />}
        {traits.hat && <Strokes of={hatOf(traits.hat, colour)} />}
        {traits.glasses && <Glasses dark={traits.glasses === 'dark'} />}
      </g>
      {traits.cigar && <Cigar />}
    </svg>
  )
}
