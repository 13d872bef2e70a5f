import { withBehind } from '#conversation/bills/chained.ts'
import type { Effect } from '#conversation/effect.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { readMessage } from '#understanding/reading.ts'

const joints = new Set(['.', '!', ';', 'e'])
/** What begins a word of naming or removing, and what a name stands in. */
const mayName = '" “ \' nome cham renom troc mud apag exclu tira tire remov'.split(' ')

/**
 * The turn of 'é só "luz", não "luz de casa". E a perua põe em Educação': what is said of a bill by
 * its name, and what stands behind it. Null for any other message, and where the whole does both.
 *
 * @param understandAll What stands behind it, which may be several things.
 */
export function namedAndMoreTurn(
  told: TurnInput,
  understand: (input: TurnInput) => Turn,
  understandAll: (input: TurnInput) => Turn,
): Turn | null {
  const { payments = [], state } = told
  if ((payments.length === 0 && !state.open) || !speaksOfNames(told.text)) return null
  const { text, tokens } = readMessage(told.text, told.today)
  for (const [at, { norm, start, end }] of tokens.entries()) {
    if (at === 0 || at === tokens.length - 1 || !joints.has(norm)) continue
    const first = understand({ ...told, text: text.slice(0, start).trim() })
    if (!isOfBill(first)) continue
    const rest = text.slice(end).replace(leading, '')
    if (rest === '') return null
    const whole = understand(told)
    if (whole.effects.length > 1 && whole.effects.some((one) => isSameAs(one, first))) return null
    const second = understandAll({ ...told, text: rest, state: first.state })
    const isMore = second.effects.length > 0 && !second.effects.some(isOfBillEffect)
    if (isMore) return { ...withBehind(first, second), state: second.state }
  }
  return null
}

function speaksOfNames(text: string): boolean {
  const said = text.toLowerCase()
  return mayName.some((one) => said.includes(one))
}

const leading = /^[\s,.;!"”']*(?:e )?/i

function isOfBill({ effects }: Turn): boolean {
  return effects.length === 1 && effects.every(isOfBillEffect)
}

function isOfBillEffect(one: Effect): boolean {
  return (one.kind === 'change-name' || one.kind === 'end-thing') && one.what === 'payment'
}

function isSameAs(one: Effect, { effects: [own] }: Turn): boolean {
  return one.kind === own?.kind && isOfBillEffect(one)
}
