// The faces of the people who are bots: drawn from a few features, half in the light and half in the shade.

import './tokens.css'

interface Features {
  readonly skin: string
  readonly shade: string
  readonly hair: string
  readonly behind: string
  readonly top: 'fedora' | 'cap' | 'bowler' | 'long' | 'bun' | 'bob' | 'bald'
  readonly lip?: 'moustache' | 'red'
  readonly mark?: 'scar' | 'glasses' | 'cigar' | 'earrings'
  readonly tie: string
}

const FACES: { readonly [character: string]: Features } = {
  rosa: {
    skin: 'var(--face-rosa-skin)',
    shade: 'var(--face-rosa-shade)',
    hair: 'var(--face-rosa-hair)',
    behind: 'var(--face-rosa-behind)',
    top: 'long',
    lip: 'red',
    tie: 'var(--face-rosa-tie)',
  },
  tessio: {
    skin: 'var(--face-tessio-skin)',
    shade: 'var(--face-tessio-shade)',
    hair: 'var(--face-tessio-hair)',
    behind: 'var(--face-tessio-behind)',
    top: 'fedora',
    lip: 'moustache',
    tie: 'var(--face-tessio-tie)',
  },
  clem: {
    skin: 'var(--face-clem-skin)',
    shade: 'var(--face-clem-shade)',
    hair: 'var(--face-clem-hair)',
    behind: 'var(--face-clem-behind)',
    top: 'bald',
    mark: 'scar',
    tie: 'var(--face-clem-tie)',
  },
  lucia: {
    skin: 'var(--face-lucia-skin)',
    shade: 'var(--face-lucia-shade)',
    hair: 'var(--face-lucia-hair)',
    behind: 'var(--face-lucia-behind)',
    top: 'bob',
    lip: 'red',
    mark: 'earrings',
    tie: 'var(--face-lucia-tie)',
  },
  nico: {
    skin: 'var(--face-nico-skin)',
    shade: 'var(--face-nico-shade)',
    hair: 'var(--face-nico-hair)',
    behind: 'var(--face-nico-behind)',
    top: 'cap',
    tie: 'var(--face-nico-tie)',
  },
  bruna: {
    skin: 'var(--face-bruna-skin)',
    shade: 'var(--face-bruna-shade)',
    hair: 'var(--face-bruna-hair)',
    behind: 'var(--face-bruna-behind)',
    top: 'bun',
    mark: 'earrings',
    tie: 'var(--face-bruna-tie)',
  },
  salvo: {
    skin: 'var(--face-salvo-skin)',
    shade: 'var(--face-salvo-shade)',
    hair: 'var(--face-salvo-hair)',
    behind: 'var(--face-salvo-behind)',
    top: 'bowler',
    lip: 'moustache',
    mark: 'glasses',
    tie: 'var(--face-salvo-tie)',
  },
  ada: {
    skin: 'var(--face-ada-skin)',
    shade: 'var(--face-ada-shade)',
    hair: 'var(--face-ada-hair)',
    behind: 'var(--face-ada-behind)',
    top: 'bun',
    mark: 'glasses',
    tie: 'var(--face-ada-tie)',
  },
  enzo: {
    skin: 'var(--face-enzo-skin)',
    shade: 'var(--face-enzo-shade)',
    hair: 'var(--face-enzo-hair)',
    behind: 'var(--face-enzo-behind)',
    top: 'fedora',
    mark: 'cigar',
    tie: 'var(--face-enzo-tie)',
  },
  mimma: {
    skin: 'var(--face-mimma-skin)',
    shade: 'var(--face-mimma-shade)',
    hair: 'var(--face-mimma-hair)',
    behind: 'var(--face-mimma-behind)',
    top: 'long',
    tie: 'var(--face-mimma-tie)',
  },
}

const HEAD = 'M32 22c9 0 13 6 13 14 0 10-6 18-13 18s-13-8-13-18c0-8 4-14 13-14z'
const HALF = 'M32 22c-9 0-13 6-13 14 0 10 6 18 13 18z'

function Top({ top, hair }: Features) {
  switch (top) {
    case 'fedora':
      return (
        <g fill={hair}>
          <path d="M20 25c0-9 4-14 12-12 8-2 12 3 12 12z" />
          <ellipse cx="32" cy="26" rx="21" ry="4.4" />
          <path d="M20 21h24v4H20z" fill="var(--face-brim)" />
        </g>
      )
    case 'cap':
      return <path d="M17 28c0-9 6-14 15-14s15 5 15 14l-11-3z" fill={hair} />
    case 'bowler':
      return (
        <g fill={hair}>
          <path d="M20 26c0-10 5-13 12-13s12 3 12 13z" />
          <rect x="15" y="24" width="34" height="4" rx="2" />
        </g>
      )
    case 'long':
      return (
        <path
          d="M32 16c-12 0-17 8-17 20 0 8 1 14 2 18h5c-2-8-3-16-1-24 5 0 9-2 11-5 2 3 6 5 11 5 2 8 1 16-1 24h5c1-4 2-10 2-18 0-12-5-20-17-20z"
          fill={hair}
        />
      )
    case 'bun':
      return (
        <g fill={hair}>
          <circle cx="32" cy="13" r="6" />
          <path d="M18 34c-1-12 5-17 14-17s15 5 14 17c-3-6-8-9-14-9s-11 3-14 9z" />
        </g>
      )
    case 'bob':
      return (
        <path
          d="M32 17c-11 0-16 7-15 19l1 8h4c-1-6-1-11 1-16 8 1 14-1 18-5 3 5 3 13 2 21h3l1-8c1-12-4-19-15-19z"
          fill={hair}
        />
      )
    default:
      return <path d="M20 33c0-3 1-6 2-7l1 6zM44 33c0-3-1-6-2-7l-1 6z" fill={hair} />
  }
}

function Mark({ mark }: Features) {
  switch (mark) {
    case 'scar':
      return (
        <path d="M38 38l4 7M37 42l4-1M39 45l4-1" stroke="var(--face-scar)" stroke-width="1.1" fill="none" />
      )
    case 'glasses':
      return (
        <g fill="var(--face-glass)" stroke="var(--face-line)" stroke-width="1.2">
          <circle cx="26.5" cy="36" r="4" />
          <circle cx="37.5" cy="36" r="4" />
          <path d="M30.5 36h3" />
        </g>
      )
    case 'cigar':
      return <path d="M35 47l9 3" stroke="var(--face-cigar)" stroke-width="2.6" stroke-linecap="round" />
    case 'earrings':
      return (
        <g fill="var(--face-gold)">
          <circle cx="19" cy="43" r="1.7" />
          <circle cx="45" cy="43" r="1.7" />
        </g>
      )
    default:
      return null
  }
}

/** Of somebody without a face there is nothing to show. */
export function Face({ character, size = 48 }: { readonly character: string; readonly size?: number }) {
  const face = FACES[character]
  if (!face) return null
  const { skin, shade, behind, lip, tie } = face
  return (
    <svg class="face" width={size} height={size} viewBox="0 0 64 64" aria-hidden="true">
      <circle cx="32" cy="32" r="31" fill={behind} />
      <path d="M12 60c2-8 10-11 20-11s18 3 20 11a31 31 0 0 1-40 0z" fill="var(--face-coat)" />
      <path d="M32 50l-5 4 5 9 5-9z" fill="var(--face-shirt)" />
      <path d="M32 54l-2.4 2 2.4 7 2.4-7z" fill={tie} />
      <path d={HEAD} fill={skin} />
      <path d={HALF} fill={shade} />
      <g fill="var(--face-line)">
        <path d="M23 33.5l7-1v1.6l-7 .8zM41 33.5l-7-1v1.6l7 .8z" />
        <circle cx="26.6" cy="36.6" r="1.5" />
        <circle cx="37.4" cy="36.6" r="1.5" />
      </g>
      <path d="M32 37l2 5.5h-3.4" fill="none" stroke="var(--face-nose)" stroke-width="1.2" />
      <path
        d="M28.5 47.5q3.5 1.6 7 0"
        fill="none"
        stroke={lip === 'red' ? 'var(--face-red-lip)' : 'var(--face-lip)'}
        stroke-width={lip === 'red' ? 2 : 1.3}
        stroke-linecap="round"
      />
      {lip === 'moustache' && <path d="M25.5 45.6q6.5-4 13 0-6.5-.6-13 0z" fill="var(--face-line)" />}
      <Top {...face} />
      <Mark {...face} />
      <circle cx="32" cy="32" r="30.5" fill="none" stroke="currentColor" stroke-width="1.6" />
    </svg>
  )
}

export const FACED = Object.keys(FACES)
