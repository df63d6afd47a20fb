// The coach's face: a hat, a moustache, patience.

export const UncleSal = () => (
  <svg class="uncle-sal" viewBox="0 0 48 48" width="44" height="44" aria-hidden="true">
    <circle cx="24" cy="24" r="23" fill="var(--walnut)" stroke="var(--brass)" stroke-width="2" />
    <path d="M10 44c1-8 7-11 14-11s13 3 14 11z" fill="var(--ink)" />
    <path d="M16 20h16v8c0 5-3 8-8 8s-8-3-8-8z" fill="var(--bone)" />
    <path d="M8 20c6 3 26 3 32 0-2-1-5-2-7-2l-2-8c-3-2-11-2-14 0l-2 8c-2 0-5 1-7 2z" fill="var(--ink)" />
    <path d="M15 16c5 2 13 2 18 0l.5 2.500c-6 2-13 2-19 0z" fill="var(--brass)" />
    <path d="M18 30c2-2 4-2 6-1 2-1 4-1 6 1-3 1-4 1-6 0-2 1-3 1-6 0z" fill="var(--ink)" />
    <path d="M19 24h3M26 24h3" stroke="var(--ink)" stroke-width="1.8" stroke-linecap="round" />
  </svg>
)
