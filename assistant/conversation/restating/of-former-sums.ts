import type { Reader } from '#conversation/pending/answering.ts'
import { formerUnknownTurn } from '#conversation/restating/former-unknown.ts'
import { withTipTurn } from '#conversation/restating/with-tip.ts'

/** Who mends a sum by the one that stood there, in the order in which they are asked. */
export const ofFormerSums: readonly Reader[] = [
  ['restated', '"e o salão foi 50, dei 5 de caixinha", of one at 45', withTipTurn],
  ['restated', '"não foi 180, era 189,90", where nothing stands at 180', formerUnknownTurn],
]
