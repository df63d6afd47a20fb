// Where the table listens for "what is this?", and where the answers are drawn once they are fetched.

import { useEffect, useMemo } from 'preact/hooks'
import { later } from '../../kit/later.tsx'
import type { GameScreen, Scene } from '../../kit/screen.ts'
import { withPageWords } from '../../text/say.ts'
import { Asking } from './asking.ts'

const WhatCard = later(async () => (await withPageWords(import('./WhatCard.tsx'))).WhatCard)
const Describer = later(async () => (await import('./Describer.tsx')).Describer, 'quiet')

interface WhatProps {
  readonly screen: GameScreen
  readonly scene: Scene
  readonly root: { readonly current: HTMLElement | null }
}

export function What({ screen, scene, root }: WhatProps) {
  const asking = useMemo(() => new Asking(), [])
  useEffect(() => (root.current ? asking.listen(root.current) : undefined), [])
  const asked = asking.asked.value
  if (!screen.things) return null
  return (
    <>
      {asked && <WhatCard screen={screen} scene={scene} asking={asking} asked={asked} />}
      <Describer screen={screen} scene={scene} />
    </>
  )
}
