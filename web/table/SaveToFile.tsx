// The game at this table as a file, from the table's menu.

import { toast } from '../kit/Toasts.tsx'
import { giveFile } from '../play/files.ts'
import type { Here } from '../play/here.ts'
import { say } from '../text/say.ts'

export const SaveToFile = ({ id, here }: { readonly id: string; readonly here: Here }) => (
  <button
    type="button"
    onClick={() => void giveFile(id, here.latest()).then((given) => given || toast(say('file.nothing')))}
  >
    {say('file.export')}
  </button>
)
