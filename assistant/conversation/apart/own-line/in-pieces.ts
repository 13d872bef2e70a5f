import type { Hearing } from '#conversation/apart/joined/hearing.ts'
import { withAloneBehind } from '#conversation/apart/own-line/alone-behind.ts'
import { withoutTalkBefore } from '#conversation/apart/own-line/talk-before.ts'
import type { Turn, TurnInput, Understand } from '#conversation/turn.ts'

/** What a message comes to without the talk before it, and with what stands alone at its end. */
export function inPieces(told: TurnInput, understand: Understand, hearing: Hearing): Turn {
  const ended: Understand = (one) => withAloneBehind(one, understand(one), hearing, understand)
  return withoutTalkBefore(told, ended(told), ended)
}
