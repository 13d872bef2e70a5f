import { isYes } from '#conversation/agreement.ts'
import { chained } from '#conversation/bills/chained.ts'
import type { OpenQuestion } from '#conversation/pending/pending-state.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { readMessage } from '#understanding/reading.ts'

const joints = new Set([',', '.', ';', '!', 'e'])
/** As many tokens as "pode anotar sim" has, and its joint. */
const yesMax = 4

/**
 * The turn of a yes with more behind it: "sim, e 12 do café", where it was asked whether to write
 * the petrol. What was asked is written, and the rest is as it is by itself; where nothing can be
 * made of that, the yes stands. Null for any other message, and where the rest changes what was
 * asked, as "sim, foi 35" does.
 */
export function agreedAndToldTurn(
  told: TurnInput,
  understand: (input: TurnInput) => Turn,
): Turn | null {
  if (!awaitsYes(told.state.open)) return null
  const { text, tokens } = readMessage(told.text, told.today)
  const at = tokens.findIndex(({ norm }, index) => {
    const said = tokens.slice(0, index).map((one) => one.norm)
    const isJoint = index > 0 && index <= yesMax && joints.has(norm)
    return isJoint && !polite.has(said[0] ?? '') && isYes(` ${said.join(' ')} `)
  })
  const rest = at < 0 ? '' : text.slice(tokens[at]?.end).trim()
  // "isso, tudo venda" is said of more than what was asked.
  if (rest === '' || ofAll.test(rest)) return null
  const whole = understand(told)
  if (whole.rule.startsWith('answered-') || whole.intent === 'thanks') return whole
  const yes = understand({ ...told, text: 'sim' })
  if (yes.effects.length === 0) return null
  const more = understand({ ...told, text: rest.replace(/^e /i, ''), state: yes.state })
  const isMore = more.effects.length > 0 || more.intent === 'query'
  return isMore ? chained([yes, more]) : yes
}

/** "Por favor, corrija" agrees to nothing. */
const polite = new Set(['por', 'favor', 'tudo'])
const ofAll = /^(?:e )?(?:tud|tod)[ao]s?\b/i

/** It was asked whether something is to be written. */
function awaitsYes(open: OpenQuestion | undefined): boolean {
  if (open?.kind === 'reading') return open.stage === 'confirm' && open.source === 'words'
  return open?.kind === 'offer' && open.effect.kind === 'create-transactions'
}
