// The rule that a prompt or a refusal speaks of, opened over the table.

import { Dialog } from '../kit/Dialog.tsx'
import { RuleText } from '../rules/RuleText.tsx'
import { say } from '../text/say.ts'

export const RuleDialog = ({
  game,
  rule,
  onClose,
}: {
  readonly game: string
  readonly rule: string
  readonly onClose: () => void
}) => (
  <Dialog title={rule} shape="side" onClose={onClose}>
    <RuleText game={game} only={rule} />
    <p>
      <a class="button" href={`/rules/${game}#${rule}`}>
        {say('rules.all')}
      </a>
    </p>
  </Dialog>
)
