// A figure: a square base for thugs, a round one for family members, the emblem in its corner.

import type { VNode } from 'preact'
import { useId } from 'preact/hooks'
import { Picture } from '../../../kit/Picture.tsx'
import type { Figure } from '../game.ts'
import { type Livery, liveryOf } from '../look.ts'
import { Glyph } from './Icon.tsx'

const FACE = 'M-5 -3.5C-5 3.5-2.6 7 0 7S5 3.5 5-3.5C5-8-5-8-5-3.5z'
const SHADE = 'M0 7C2.6 7 5 3.5 5-3.5 5-6 2.5-6.8 0-6.8z'
const COAT = 'M-15 20C-15 10-9 6.5-4.5 5.2h9C9 6.5 15 10 15 20z'
const SHIRT = 'M-3.6 5.2L0 14 3.6 5.2z'
const CAP = 'M-7.4-4.4C-8.6-11-2.6-13.6 2.6-12.8 7-12 8.2-8.6 8.4-5.6L12-3.6C6-4.8 0-6-7.4-4.4z'

const Face = () => (
  <>
    <path d={FACE} fill="var(--cor-skin)" />
    <path d={SHADE} fill="var(--cor-skin-shade)" />
  </>
)

const Suit = ({ livery, tie }: { readonly livery: Livery; readonly tie?: string }) => (
  <>
    <path d={COAT} fill={livery.deep} />
    <path d={SHIRT} fill="var(--paper)" />
    {tie && <path d={tie} fill={livery.tie} />}
    <Face />
  </>
)

const Don = ({ livery }: { readonly livery: Livery }) => (
  <>
    <Suit livery={livery} tie="M-3.4 7.2L0 8.6l3.4-1.4v3.2L0 9.2l-3.4 1.2z" />
    <path d="M-6.8-6.2C-7-14-4-15.6 0-13.8 4-15.6 7-14 6.8-6.2 2-7.8-2-7.8-6.8-6.2z" fill={livery.deep} />
    <path d="M-6.8-6.2C-2-7.8 2-7.8 6.8-6.2L6.6-8.8C2-10.2-2-10.2-6.6-8.8z" fill={livery.colour} />
    <path d="M-12-4.6C-8-8.2 8-8.2 12-4.6 6-4.4 4-5.4 0-5.4S-6-4.4-12-4.6z" fill={livery.deep} />
  </>
)

const Consigliere = ({ livery }: { readonly livery: Livery }) => (
  <>
    <Suit livery={livery} tie="M-1.2 6h2.4l1 8L0 16l-2.2-2z" />
    <path
      d="M-5.4-3C-6.4-11-2-12.4 1-12 5.6-11.8 6.2-7 5.4-3 4.4-6.6 1.5-7.6-1-7.4-3.6-7.2-4.8-5.6-5.4-3z"
      fill={livery.deep}
    />
    <g fill="none" stroke={livery.deep} stroke-width=".9">
      <circle cx="-2.2" cy="-1.6" r="1.9" />
      <circle cx="2.2" cy="-1.6" r="1.9" />
      <path d="M-.4-1.6h.8" />
    </g>
  </>
)

const Heir = ({ livery }: { readonly livery: Livery }) => (
  <>
    <Suit livery={livery} tie="M-1.2 6h2.4l1 8L0 16l-2.2-2z" />
    <path
      d="M-5.4-2C-7-9.6-3.2-14 1.8-13.4 6.6-13 7-7.4 5.4-2 5.2-5.8 4-7.8 1.6-8.6-.8-6.8-3.8-6.6-4.8-5-5.2-4.2-5.4-3-5.4-2z"
      fill={livery.deep}
    />
    <path
      d="M-2.4 3.1C-1.4 2.2-.5 2.2 0 2.8.5 2.2 1.4 2.2 2.4 3.1 1.4 3.5.6 3.5 0 3.2-.6 3.5-1.4 3.5-2.4 3.1z"
      fill={livery.deep}
    />
    <path d="M7.4 9.6l1.6-1.4 1.6 1.4-.6 2H8z" fill={livery.light} />
  </>
)

const Thug = ({ livery }: { readonly livery: Livery }) => (
  <>
    <path d="M-17 20C-17 10-11 6.5-5 5.2H5C11 6.5 17 10 17 20z" fill={livery.deep} />
    <path d="M-3.4 5.4L0 10.6l3.4-5.2z" fill={livery.tie} />
    <Face />
    <path d="M-5 1.5C-4 6-2 7.2 0 7.2S4 6 5 1.5C3.4 3.4-3.4 3.4-5 1.5z" fill="var(--black)" opacity=".28" />
    <path d={CAP} fill={livery.deep} />
  </>
)

const Mayor = ({ livery }: { readonly livery: Livery }) => (
  <>
    <Suit livery={livery} />
    <path d="M-6-6.4L-6.6-17h13.2L6-6.4z" fill={livery.deep} />
    <path d="M-6-6.4h12l.2-3H-6.2z" fill={livery.colour} />
    <path d="M-11-6c6-2 16-2 22 0-5 1.4-17 1.4-22 0z" fill={livery.deep} />
  </>
)

const Chief = ({ livery }: { readonly livery: Livery }) => (
  <>
    <path d={COAT} fill={livery.deep} />
    <path d="M-2.6 9.6L0 8.2l2.6 1.4-.6 3.4H-2z" fill={livery.colour} />
    <Face />
    <path d="M-9.5-9C-6-14.6 6-14.6 9.5-9L6.4-5.4C2-7-2-7-6.4-5.4z" fill={livery.deep} />
    <path d="M-6.4-5.4C-2-7 2-7 6.4-5.4 6-3.6 3-3.4 0-3.4S-6-3.6-6.4-5.4z" fill="var(--ink)" />
    <circle cy="-9.6" r="1.9" fill={livery.colour} />
  </>
)

function bust(figure: Figure, livery: Livery): VNode {
  if (figure.kind === 'thug') return <Thug livery={livery} />
  if (figure.kind === 'chief') return <Chief livery={livery} />
  if (figure.family === null) return <Mayor livery={livery} />
  switch (figure.role) {
    case 'don':
      return <Don livery={livery} />
    case 'consigliere':
      return <Consigliere livery={livery} />
    case 'heir':
      return <Heir livery={livery} />
  }
}

const Base = (props: { readonly square: boolean; readonly fill: string; readonly opacity?: number }) =>
  props.square ? (
    <rect x={-17} y={-17} width={34} height={34} rx={4} fill={props.fill} opacity={props.opacity} />
  ) : (
    <circle r={18} fill={props.fill} opacity={props.opacity} />
  )

/** Drawn round the origin, about 36 units wide. */
export function Token({ figure }: { readonly figure: Figure }) {
  const id = useId()
  const livery = liveryOf(figure.family)
  const square = figure.kind === 'thug'
  return (
    <g class="cor-token">
      <defs>
        <radialGradient id={`${id}g`} cx=".35" cy=".25" r=".95">
          <stop offset="0" stop-color={livery.light} />
          <stop offset=".55" stop-color={livery.colour} />
          <stop offset="1" stop-color={livery.dark} />
        </radialGradient>
        <clipPath id={`${id}c`}>
          {square ? <rect x={-15.2} y={-15.2} width={30.4} height={30.4} rx={2.6} /> : <circle r={16.2} />}
        </clipPath>
      </defs>
      <g transform="translate(0 2.4)">
        <Base square={square} fill="var(--black)" opacity={0.55} />
      </g>
      <Base square={square} fill={livery.deep} />
      <g transform="scale(.965)">
        <Base square={square} fill={`url(#${id}g)`} />
      </g>
      <g clip-path={`url(#${id}c)`}>
        <path d="M-20-20h40l-40 30z" fill="var(--white)" opacity=".13" />
        <g transform="translate(-1.5 1)">{bust(figure, livery)}</g>
      </g>
      <g fill="none" stroke="var(--ivory)" stroke-opacity=".75" stroke-width="1.3" transform="scale(.93)">
        {square ? <rect x={-17} y={-17} width={34} height={34} rx={4} /> : <circle r={18} />}
      </g>
      {livery.emblem && (
        <>
          <circle cx="10.5" cy="11" r="7.6" fill={livery.deep} stroke={livery.colour} stroke-width="1.2" />
          <Glyph name={livery.emblem} x={10.5} y={11} size={11} colour={livery.colour} />
        </>
      )}
    </g>
  )
}

/** The same as a small picture in HTML. */
export const TokenPicture = (props: {
  readonly figure: Figure
  readonly size: number
  readonly label?: string
}) => (
  <Picture class="cor-picture" box="-20 -20 40 40" size={props.size} label={props.label}>
    <Token figure={props.figure} />
  </Picture>
)
