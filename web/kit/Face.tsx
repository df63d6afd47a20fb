// The faces of the people who are bots: drawn from a few features, half in the light and half in the shade.

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
    skin: '#f0d3ad',
    shade: '#b98b6a',
    hair: '#17131a',
    behind: '#4b3a63',
    top: 'long',
    lip: 'red',
    tie: '#5fae8a',
  },
  tessio: {
    skin: '#e6bd8d',
    shade: '#a87b52',
    hair: '#e9dfc9',
    behind: '#5b4a1e',
    top: 'fedora',
    lip: 'moustache',
    tie: '#d7a73c',
  },
  clem: {
    skin: '#ead7bd',
    shade: '#8a6242',
    hair: '#3a2a1e',
    behind: '#26466a',
    top: 'bald',
    mark: 'scar',
    tie: '#4f8fd6',
  },
  lucia: {
    skin: '#d9a777',
    shade: '#94623d',
    hair: '#5a2318',
    behind: '#5c1f26',
    top: 'bob',
    lip: 'red',
    mark: 'earrings',
    tie: '#c4453f',
  },
  nico: { skin: '#e3b88a', shade: '#a3764e', hair: '#4a4a4f', behind: '#234a3b', top: 'cap', tie: '#6aa06a' },
  bruna: {
    skin: '#c48d5f',
    shade: '#80532f',
    hair: '#241812',
    behind: '#5b3a1e',
    top: 'bun',
    mark: 'earrings',
    tie: '#d58b45',
  },
  salvo: {
    skin: '#edc9a0',
    shade: '#ac8159',
    hair: '#20242b',
    behind: '#2c3550',
    top: 'bowler',
    lip: 'moustache',
    mark: 'glasses',
    tie: '#8896b8',
  },
  ada: {
    skin: '#f1d8bb',
    shade: '#b68f70',
    hair: '#c9c3bb',
    behind: '#3d3a4a',
    top: 'bun',
    mark: 'glasses',
    tie: '#a79bc4',
  },
  enzo: {
    skin: '#d8ab7e',
    shade: '#8f6540',
    hair: '#120f10',
    behind: '#3f1d2e',
    top: 'fedora',
    mark: 'cigar',
    tie: '#a83a5b',
  },
  mimma: {
    skin: '#e2b48c',
    shade: '#a2754f',
    hair: '#7a4a21',
    behind: '#24505a',
    top: 'long',
    tie: '#53a3b0',
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
          <path d="M20 21h24v4H20z" fill="#0008" />
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
      return <path d="M38 38l4 7M37 42l4-1M39 45l4-1" stroke="#a83232" stroke-width="1.1" fill="none" />
    case 'glasses':
      return (
        <g fill="#fff2" stroke="#1b1512" stroke-width="1.2">
          <circle cx="26.5" cy="36" r="4" />
          <circle cx="37.5" cy="36" r="4" />
          <path d="M30.5 36h3" />
        </g>
      )
    case 'cigar':
      return <path d="M35 47l9 3" stroke="#6b3f22" stroke-width="2.6" stroke-linecap="round" />
    case 'earrings':
      return (
        <g fill="#e0b64a">
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
      <path d="M12 60c2-8 10-11 20-11s18 3 20 11a31 31 0 0 1-40 0z" fill="#15110f" />
      <path d="M32 50l-5 4 5 9 5-9z" fill="#efe6d5" />
      <path d="M32 54l-2.4 2 2.4 7 2.4-7z" fill={tie} />
      <path d={HEAD} fill={skin} />
      <path d={HALF} fill={shade} />
      <g fill="#1b1512">
        <path d="M23 33.5l7-1v1.6l-7 .8zM41 33.5l-7-1v1.6l7 .8z" />
        <circle cx="26.6" cy="36.6" r="1.5" />
        <circle cx="37.4" cy="36.6" r="1.5" />
      </g>
      <path d="M32 37l2 5.5h-3.4" fill="none" stroke="#0005" stroke-width="1.2" />
      <path
        d="M28.5 47.5q3.5 1.6 7 0"
        fill="none"
        stroke={lip === 'red' ? '#b3202f' : '#5b2f22'}
        stroke-width={lip === 'red' ? 2 : 1.3}
        stroke-linecap="round"
      />
      {lip === 'moustache' && <path d="M25.5 45.6q6.5-4 13 0-6.5-.6-13 0z" fill="#1b1512" />}
      <Top {...face} />
      <Mark {...face} />
      <circle cx="32" cy="32" r="30.5" fill="none" stroke="currentColor" stroke-width="1.6" />
    </svg>
  )
}

export const FACED = Object.keys(FACES)
