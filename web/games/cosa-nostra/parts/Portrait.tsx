// The men of the families and their Bosses, put together from a hat, a face and what makes each known.

import type { VNode } from 'preact'
import { liveryOf } from '../look.ts'
import { type Hair, type Hat, type Traits, traitsOf } from './faces.ts'

const SKIN = '#e8d3b0'
const SHADE = '#6b4c34'
const COAL = '#120e0b'

const Coat = ({ colour }: { readonly colour: string }) => (
  <>
    <path d="M2 94C4 80 18 75 35 71L43 62H57L65 71C82 75 96 80 98 94Z" fill={COAL} />
    <path d="M65 71C82 75 96 80 98 94H92C90 83 80 78 66 74Z" fill={colour} opacity=".75" />
    <path d="M41 66L50 88L59 66L55 63H45Z" fill="#efe6d2" />
    <path d="M41 66L50 88V63H45Z" fill="#b9ab92" />
    <path d="M47.6 70H52.4L51.4 73.5L54 94H46L48.6 73.5Z" fill={colour} />
    <path d="M41 65L36 71L46 92L50 88Z" fill="#221b16" />
    <path d="M59 65L64 71L54 92L50 88Z" fill="#352b23" />
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

const Brim = ({ d, fill }: { readonly d: string; readonly fill: string }) => <path d={d} fill={fill} />

const felt = (pale: boolean) => ({
  crown: pale ? '#d9cba9' : '#2b231d',
  light: pale ? '#f3e8cd' : '#4a3d32',
  brim: pale ? '#8d7f63' : '#17120e',
})

function hatOf(hat: Hat, colour: string): VNode {
  const paint = felt(hat === 'panama')
  switch (hat) {
    case 'fedora':
    case 'panama':
      return (
        <>
          <path d="M33 35C32.5 20 35 9 43 10C47 12.5 51 13 55 11C64 8 67.5 20 67 35Z" fill={paint.crown} />
          <path d="M56 11C64 9 67.5 20 67 34L61 33C62 24 61 16 56 11Z" fill={paint.light} />
          <path
            d="M33 35.5L33.3 28.5C42 25.5 58 25.5 66.7 28.5L67 35.5C58 32.5 42 32.5 33 35.5Z"
            fill={colour}
          />
          <Brim
            d="M20 38C27 31.5 40 33 50 33C60 33 73 31.5 80 36C76 43 63 41.5 50 41.5C37 41.5 26 44 20 38Z"
            fill={paint.brim}
          />
          <path
            d="M56 33.2C66 32.5 75 33 80 36C77 40 70 41 62 41.2C68 39 70 36 56 33.2Z"
            fill={paint.light}
          />
        </>
      )
    case 'cap':
      return (
        <>
          <path
            d="M30 37C26 22 42 13 58 16C70 18 74 27 72 34L76 40C66 35.5 42 34.5 30 40Z"
            fill={paint.crown}
          />
          <path d="M58 16C70 18 74 27 72 34L64 33C66 26 64 19 58 16Z" fill={paint.light} />
          <Brim d="M32 40C44 35.5 66 35.5 77 41C66 44 44 44 32 40Z" fill={paint.brim} />
          <circle cx="52" cy="15" r="1.8" fill={colour} />
        </>
      )
    case 'bowler':
      return (
        <>
          <path d="M33 36C32 12 68 12 67 36Z" fill={paint.crown} />
          <path d="M54 18.5C64 20 67 27 67 35L61 34C62 28 60 22 54 18.5Z" fill={paint.light} />
          <path d="M33 36L33.2 30.5C43 28 57 28 66.8 30.5L67 36Z" fill={colour} />
          <Brim d="M25 36C33 33 67 33 75 36C72 42 62 40 50 40C38 40 28 42 25 36Z" fill={paint.brim} />
        </>
      )
    case 'homburg':
      return (
        <>
          <path d="M33 35C32 18 36 10 43 11C47 13 53 13 57 11C64 10 68 18 67 35Z" fill={paint.crown} />
          <path d="M56 11C64 9 67.5 20 67 34L61 33C62 24 61 16 56 11Z" fill={paint.light} />
          <path
            d="M33 35.5L33.3 28.5C42 25.5 58 25.5 66.7 28.5L67 35.5C58 32.5 42 32.5 33 35.5Z"
            fill={colour}
          />
          <Brim
            d="M24 33C28 39 40 34.5 50 34.5C60 34.5 72 39 76 33C77 40 64 41.5 50 41.5C36 41.5 23 40 24 33Z"
            fill={paint.brim}
          />
        </>
      )
  }
}

function hairOf(hair: Hair): VNode {
  switch (hair) {
    case 'slick':
      return (
        <>
          <path
            d="M33.5 42C31 24 42 16 53 17C66 18 69 30 66.5 42C65.5 34 62 28.5 53 28C44 27.5 36.5 32 33.5 42Z"
            fill="#17110d"
          />
          <path d="M46 19Q60 18 65 32" stroke="#4a3d32" stroke-width="1.6" fill="none" />
        </>
      )
    case 'quiff':
      return (
        <>
          <path
            d="M33 42C27 22 40 8 57 11C72 14 71 30 66.5 42C66 34 62 29.5 55 30.5C46 32 37 30 33 42Z"
            fill="#17110d"
          />
          <path d="M42 15Q58 9 67 25" stroke="#4a3d32" stroke-width="1.8" fill="none" />
        </>
      )
    case 'grey':
      return (
        <>
          <path
            d="M33 44C30 24 42 15 53 16C67 17 70 30 67 44C66 36 63 28 53 28C43 28 36 34 33 44Z"
            fill="#a89c88"
          />
          <path d="M50 16C42 16 31 24 33 44C36 34 41 29 48 28Z" fill="#5d5348" />
        </>
      )
    case 'bald':
      return (
        <>
          <path d="M35 40C33 22 42 17.5 50 17.5C58 17.5 67 22 65 40Z" fill={SKIN} />
          <path d="M50 17.5C42 17.5 33 22 35 40L48 40C49 32 49 24 50 17.5Z" fill={SHADE} />
          <path d="M57 22Q62 25 62.5 32" stroke="#fff4dc" stroke-width="1.6" fill="none" opacity=".8" />
        </>
      )
    case 'bob':
      return (
        <>
          <path
            d="M31 62C26 30 34 13 52 14C70 15 74 32 69 62C65 60 64.5 50 65 40C60 37 54 33 52 28C48 34 40 38 35.5 40C35 50 35 60 31 62Z"
            fill="#17110d"
          />
          <path d="M56 17Q68 22 68 44" stroke="#4a3d32" stroke-width="1.8" fill="none" />
        </>
      )
    case 'waves':
      return (
        <>
          <path
            d="M30 70C22 56 28 46 29 36C31 18 42 12 54 13C70 14 72 28 71 40C70 52 77 58 70 72C66 66 66 54 65 42C58 40 52 34 51 28C46 36 39 38 35.5 41C36 52 35 64 30 70Z"
            fill="#2b1a12"
          />
          <path d="M56 16Q69 20 68 40Q67 52 71 62" stroke="#6a4630" stroke-width="1.8" fill="none" />
          <circle cx="66" cy="57" r="2" fill="#f0d596" />
        </>
      )
  }
}

const Glasses = ({ dark }: { readonly dark: boolean }) => (
  <g stroke="#c9a35a" stroke-width="1.3" fill={dark ? '#0c0a08' : '#efe6d255'}>
    <circle cx="42.5" cy="47.5" r="5" />
    <circle cx="57.5" cy="47.5" r="5" />
    <path d="M47.5 47q2.5-1.5 5 0M62.5 46.5l3-1M37.5 46.5l-3-1" fill="none" />
  </g>
)

function Mouth({ traits }: { readonly traits: Traits }) {
  if (traits.lips)
    return <path d="M45 61.5Q48 59.5 50.3 60.8Q53 59.5 56 61.5Q51 65.5 45 61.5Z" fill="#a8322b" />
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
      <path d="M58 48L61.5 58M57.6 52l4-1M58.6 55.5l3.8-1" stroke="#9b3a2c" stroke-width="1.2" fill="none" />
    )}
    {traits.beard && (
      <>
        <path
          d="M36 52C37 64 43.5 71.5 50 71.5C56.5 71.5 63 64 64 52C62 57 59 58.5 55.5 58.5Q50 57 44.5 58.5C41 58.5 38 57 36 52Z"
          fill="#231a14"
        />
        <path d="M46 63Q50 62 54.5 63" stroke={SHADE} stroke-width="1.4" fill="none" />
      </>
    )}
    {traits.moustache && (
      <path
        d="M41.5 60.5C44.5 56.5 48.5 57 50 58C51.5 57 55.5 56.5 58.5 60.5C54.5 61.5 52 61 50 60C48 61 45.5 61.5 41.5 60.5Z"
        fill="#1a120d"
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
      <rect x="54" y="61.3" width="15" height="3.4" rx="1.5" fill="#7a4b2a" />
      <rect x="67" y="61.3" width="3" height="3.4" rx="1" fill="#ff7a3c" />
    </g>
    <path d="M71 64c4-4-2-7 3-12 3-3 0-6 2-9" stroke="#efe6d2" stroke-width="1.3" fill="none" opacity=".45" />
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
        {traits.hair && hairOf(traits.hair)}
        {traits.hat && hatOf(traits.hat, colour)}
        {traits.glasses && <Glasses dark={traits.glasses === 'dark'} />}
      </g>
      {traits.cigar && <Cigar />}
    </svg>
  )
}
