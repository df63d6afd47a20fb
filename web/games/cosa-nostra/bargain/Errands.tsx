// The windows of bargaining: an offer being made or answered, and words being said.

import { isOpenTo } from '@backroom/games/cosa-nostra'
import { useSignal } from '@preact/signals'
import { Dialog } from '../../../kit/Dialog.tsx'
import type { Scene } from '../../../kit/screen.ts'
import { Composer } from './Composer.tsx'
import { blank, counterTo, type Draft } from './draft.ts'
import { boxOf, viewOf, seatOf } from '../game.ts'
import { ownerOf } from './goods.ts'
import type { BargainWindow } from '../own.ts'
import { closeErrand } from './open.ts'
import { partiesSentence } from './say.ts'
import { WordForm } from './WordForm.tsx'

export function BargainDialog({ scene, open }: { readonly scene: Scene; readonly open: BargainWindow }) {
  const me = seatOf(scene)
  if (me === null) return null
  const close = () => closeErrand(scene)
  if (open.kind === 'word')
    return (
      <Dialog title={scene.say('bargain.word.title')} onClose={close}>
        <WordForm scene={scene} to={open.to} onSaid={close} />
      </Dialog>
    )
  return <Bargain scene={scene} open={open} me={me} />
}

interface BargainProps {
  readonly scene: Scene
  readonly open: Exclude<BargainWindow, { readonly kind: 'word' }>
  readonly me: number
}

/** Keeps the sheet while the table moves on; where the offer that it answers is gone, it can go out as one's own. */
function Bargain({ scene, open, me }: BargainProps) {
  const view = viewOf(scene)
  const found = open.kind === 'answer' ? view.offers.find(({ id }) => id === open.offer) : undefined
  const offer = found && isOpenTo(found, me) ? found : null
  const sheet = useSignal<Draft | null>(null)
  sheet.value ??= offer
    ? counterTo(offer, me, (item) => ownerOf(view, item) === me)
    : blank(open.kind === 'offer' ? open.to : open.from, boxOf(scene).privateTalk)
  const draft = offer ? sheet.value : { ...sheet.value, counters: null }
  const title =
    draft.to === 'all'
      ? scene.say('bargain.title.all')
      : scene.say('bargain.title', { family: partiesSentence(scene, [draft.to, ...draft.among]) })
  return (
    <Dialog title={title} shape="wide" onClose={() => closeErrand(scene)}>
      {open.kind === 'answer' && !offer && (
        <p class="bargain-gone" role="status">
          {scene.say('bargain.gone')}
        </p>
      )}
      <Composer
        scene={scene}
        me={me}
        offer={offer}
        draft={draft}
        onDraft={(next) => {
          sheet.value = next
        }}
      />
    </Dialog>
  )
}
