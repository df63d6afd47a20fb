// The name of the server with its door sign.

import { rem } from './rem.ts'

export function DoorSign({ size = 28 }: { readonly size?: number }) {
  return (
    <svg width={rem(size)} height={rem(size)} viewBox="0 0 32 32" aria-hidden="true">
      <path
        d="M6 30V11C6 5 10.500 2 16 2s10 3 10 9v19z"
        fill="var(--bark)"
        stroke="var(--brass-lit)"
        stroke-width="1.600"
      />
      <path
        d="M10 11.500C10 8 12.500 6 16 6s6 2 6 5.500z"
        fill="none"
        stroke="var(--brass)"
        stroke-width="1.300"
      />
      <path d="M9.500 16h13v4h-13z" fill="var(--brass-lit)" />
      <circle cx="13.500" cy="18" r="1.100" fill="var(--bark)" />
      <circle cx="18.500" cy="18" r="1.100" fill="var(--bark)" />
      <circle cx="22" cy="24" r="1.200" fill="var(--brass-lit)" />
    </svg>
  )
}

export const Wordmark = ({ label }: { readonly label: string }) => (
  <a class="wordmark" href="/" aria-label={label}>
    <DoorSign />
    <span class="display">Backroom</span>
  </a>
)
