import { register } from '#conversation/make-turn.ts'
import { nameWords } from '#conversation/match-named.ts'
import { isMended } from '#conversation/memory/anew/told-anew.ts'
import type { Scene } from '#conversation/restating/meant/scene.ts'
import type { Turn } from '#conversation/turn.ts'

const legs = new Set(['volta', 'ida'])
const joints = new Set(['de', 'da', 'na'])

/**
 * The turn of "o uber de volta foi 20", behind one of 18 that is called no way back: another ride,
 * and no other sum for that one. Null where nothing would be mended, or it is said to be.
 */
export function otherLeg({ input, message, turn, own }: Scene): Turn | null {
  const [effect, another] = turn.effects
  const isSum = effect?.kind === 'correct' && effect.changes.amountCents !== undefined
  if (!isSum || another || isMended(message.reading)) return null
  const { tokens } = message.reading
  const at = tokens.findIndex(({ norm }) => legs.has(norm))
  const leg = tokens[at]?.norm ?? ''
  const of = own.find(({ name }) => nameWords(name)[0] === tokens[at - 2]?.norm)
  const isOf = joints.has(tokens[at - 1]?.norm ?? '') && of !== undefined
  if (!isOf || own.some(({ name }) => nameWords(name).includes(leg))) return null
  const [told, more] = message.account.transactions
  return told && !more ? register(input, { intent: 'log', confidence: 90 }, [told.draft]) : null
}
