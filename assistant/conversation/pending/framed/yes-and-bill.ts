import { chained } from '#conversation/bills/chained.ts'
import { withoutOrder } from '#conversation/bills/named/without-order.ts'
import type { LastRegistration } from '#conversation/state.ts'
import type { Turn, TurnInput, Understand } from '#conversation/turn.ts'
import { words } from '#language/phrases/word-set.ts'
import { type Reading, readMessage } from '#understanding/reading.ts'
import { coverTokens } from '#understanding/transactions/covers.ts'
import { findSubject } from '#understanding/transactions/naming/describe.ts'
import { writeSubject } from '#understanding/transactions/naming/written-name.ts'

const agrees = words(
  'sim quero pode lembra lembrar lembre claro por favor pf pfv isso bora ok me avisa avise avisar com certeza ' +
    'uhum aham manda beleza sem falta guria amiga lya obrigado obrigada',
)
const firmly = words(
  'sim quero pode lembra lembrar lembre claro isso bora ok avisa avise uhum aham',
)
const joints = words('. ! , ; e que')
const due = words('dia no vence vencem vencer em pro')
const more = words('tambem junto aproveita mesmo outra duas dois e inclui bota poe coloca tem')
const done = words('paguei pago gastei comprei recebi ontem hoje')
const dayMax = 31

/**
 * The turn of "sim! e já aproveita e põe a água: vence dia 10, uns 88", where it was offered to
 * remind of a bill: that one is kept as it was offered, and the other beside it. Its sum and its
 * day are of the other alone. Null for any other answer.
 */
export function yesAndBillTurn(told: TurnInput, understand: Understand): Turn | null {
  const { open } = told.state
  if (open?.kind !== 'bill') return null
  const reading = readMessage(told.text, told.today)
  const at = endOfYes(reading)
  if (at === null || reading.text.includes('?')) return null
  const rest = readMessage(reading.text.slice(reading.tokens[at]?.start ?? 0), told.today)
  const [amount, another] = rest.amounts
  const day = dueDayIn(rest)
  const isMore = rest.tokens.some(({ norm }) => more.has(norm))
  if (!amount || another || day === null || !isMore) return null
  if (rest.tokens.some(({ norm }) => done.has(norm))) return null
  const subject = findSubject(rest, coverTokens(rest), 0, rest.tokens.length - 1)
  if (!subject) return null
  const yes = understand({ ...told, text: 'sim' })
  if (yes.effects[0]?.kind !== 'create-recurring' || yes.effects.length > 1) return null
  const name = withoutOrder(writeSubject(rest, subject))
  const text = `e ${name} ${amount.valueCents / 100} dia ${day}`.replace('.', ',')
  const { last: _before, ...state } = yes.state
  const rule = 'answered-bill' as const
  const again = yes.effects[0]
  const last: LastRegistration = {
    ...{ undoId: '', transactions: [], again, rule },
    kind: 'recurring-created',
  }
  const other = understand({ ...told, text, state: { ...state, last, rule } })
  if (other.effects[0]?.kind !== 'create-recurring' || other.effects.length > 1) return null
  const both = chained([yes, other])
  return both && { ...both, state: yes.state }
}

/** The token behind the yes with which it begins; null where it begins with none. */
function endOfYes({ tokens }: Reading): number | null {
  const end = tokens.findIndex(({ kind, norm }) => kind !== 'emoji' && !agrees.has(norm))
  if (end <= 0 || !tokens.slice(0, end).some(({ norm }) => firmly.has(norm))) return null
  if (!joints.has(tokens[end]?.norm ?? '')) return null
  const next = tokens.findIndex(({ norm }, at) => at >= end && !joints.has(norm))
  return next < 0 ? null : next
}

/** "vence dia 10", "que vencem no 14". */
function dueDayIn({ tokens, amounts }: Reading): number | null {
  const found = tokens.flatMap(({ norm }, at) => {
    const isSum = amounts.some(({ first, last }) => first <= at && at <= last)
    const day = Number(norm)
    const isDay = Number.isInteger(day) && day >= 1 && day <= dayMax
    return !isSum && isDay && due.has(tokens[at - 1]?.norm ?? '') ? [day] : []
  })
  const [only, another] = found
  return only !== undefined && another === undefined ? only : null
}
