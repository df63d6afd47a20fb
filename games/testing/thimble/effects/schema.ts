// What an effect takes, as it stands in the components file.

import * as v from 'valibot'

export const effect = v.variant('do', [v.object({ do: v.literal('peek') })])
export type Effect = v.InferOutput<typeof effect>
