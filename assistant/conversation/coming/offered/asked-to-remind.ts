import { keepBill } from '#conversation/coming/answered-bill.ts'
import { by } from '#conversation/trail/by.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { anyOf } from '#language/phrases/any-of.ts'
import { words } from '#language/phrases/word-set.ts'
import type { Message } from '#understanding/intents/candidate.ts'

const wished = anyOf(
  'me lembra; me lembre; me lembrar; lembrar de; lembra de; me avisa; me avise; me avisar; lembrete; ' +
    'deixa esquecer; deixe esquecer; pra eu nao esquecer; para eu nao esquecer; pra nao esquecer',
)
const refused = anyOf(
  'receber; cobrar; me paga; me pagar; me pague; me deve; vai pagar; vai me; nao precisa; precisa nao; nao me lembra; nao me avisa; sem lembrete; eu me lembro; eu lembro',
)

const monthly = words(
  'agua luz energia internet net wifi gas aluguel condominio telefone celular tv escola faculdade ' +
    'creche academia plano prestacao parcela financiamento mensalidade diarista',
)

/**
 * The turn of "a luz vence dia 12, uns 280, me lembra": where she would ask whether to remind of a
 * bill, and that is what was asked for, it is kept. Any other turn as it is.
 */
export function withReminded(input: TurnInput, turn: Turn, { reading }: Message): Turn {
  const { reply, state, also } = turn
  const { open } = state
  if (also || reply.kind !== 'bill' || reply.isUndated || open?.kind !== 'bill') return turn
  if (!wished(reading.flat) || refused(reading.flat) || input.state.open) return turn
  // "então me lembra! e bota também o cartão, 142 dia 12" is of the one that was offered before.
  const { offered } = input.state
  if (offered && offered.name !== open.bill.name) return turn
  // "me lembra da água dia 15" may be of every month.
  if (isOfDayAlone(reading) && reading.tokens.some(({ norm }) => monthly.has(norm))) return turn
  return by(turn.rule ?? 'due-bill', keepBill(input, open.bill)) ?? turn
}

/** The 15th, and of no month. */
function isOfDayAlone({ days, tokens }: Message['reading']): boolean {
  return days.every(({ first, last }) => {
    return tokens.slice(first, last + 1).every(({ norm }) => /^(?:dia|no|n[oa]|\d+)$/.test(norm))
  })
}
