import { cents } from '@lya/core/amounts/cents.ts'
import { limits } from '@lya/core/limits.ts'
import { goalNamed } from '#conversation/goals/framed/goal-named.ts'
import { nameOfWish } from '#conversation/goals/wished/wish-named.ts'
import { carry } from '#conversation/make-turn.ts'
import { fitting, tellingIn } from '#conversation/naming/telling.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import type { Amount } from '#language/amounts/amount.ts'
import { fold } from '#language/fold.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import { findVerb } from '#language/verbs.ts'
import type { Message, Read } from '#understanding/intents/candidate.ts'
import { deadlineIn } from '#understanding/intents/commitments/deadline.ts'
import { isQuestion } from '#understanding/intents/question.ts'

const often = 'mes|semana|quinzena|dia'

const paces = new PhraseBook('so much each time', [
  {
    means: 'pace',
    say: `@ [reais|conto] [em] por|todo|toda|cada|ao|a|td ${often}`,
    like: 'quero juntar 3000 pra obra, 250 por mês',
  },
  {
    means: 'pace',
    say: `por|todo|toda|cada|ao|td ${often} [eu] ..2 [uns|r] [$] @`,
    like: 'quero juntar 3000 pra obra, todo mês guardo 250',
  },
  { means: 'pace', say: '@ mensal|mensais|mensalmente', like: 'juntar 3000 pra obra, 250 mensais' },
])

const saves = new Set(
  (
    'juntar guardar poupar economizar separar botar colocar por reservar juntando guardando ' +
    'poupando economizando separando botando colocando reservando meta objetivo sonho guardo boto ' +
    'separo coloco junto'
  ).split(' '),
)
/** What is paid in parts or month by month. */
const owed = new Set(
  (
    'parcela parcelas prestacao prestacoes parcelado vezes aluguel conta contas boleto divida ' +
    'emprestimo financiamento limite orcamento teto gastar salario devo pagar recebo ganho'
  ).split(' '),
)
const wholeMin = 2

/**
 * The turn of "quero juntar 3.600 pra uma viagem, 300 por mês": a goal of the whole sum, with no
 * bill of what is put aside each time. Null for any other message.
 */
export function pacedWishTurn(input: TurnInput, message: Message): Turn | null {
  const { reading } = message
  if (reading.amounts.length !== 2 || isQuestion(reading)) return null
  const words = reading.tokens.map(({ norm }) => norm)
  if (!words.some((word) => saves.has(word)) || words.some((word) => isElse(word))) return null
  const whole = wholeIn(reading)
  const name = whole && nameIn(message)
  if (!whole || name === null) return null
  const isThere = fitting(tellingIn(message), input.goals ?? []).some(({ at }) => at.length > 0)
  if (isThere) return null
  const date = deadlineIn(message)
  const amount = Math.round(whole.valueCents)
  const goal = {
    name,
    targetCents: cents(amount),
    targetDate: date === null ? null : Temporal.PlainDate.from(date),
  }
  const fields = { description: name, amount, ...(date === null ? {} : { date }) }
  const read: Read = { intent: 'goal_create', confidence: 90, fields }
  return carry(input, read, { kind: 'create-goal', goal })
}

function isElse(word: string): boolean {
  return owed.has(word) || word === 'nao' || findVerb(word)?.form === 'i-did'
}

/** "dá pra separar 300 cada mês" is for nothing by itself. */
function nameIn(message: Message): string | null {
  const wished = nameOfWish(message)
  return wished !== null && !saves.has(fold(wished)) ? wished : goalNamed(message)
}

/** The sum that is none of each month's, and far more. */
function wholeIn(reading: Message['reading']): Amount | null {
  const found = paces.find(reading)
  const [pace, another] = reading.amounts.filter((one) => {
    return found !== null && one.first >= found.first && one.last <= found.last
  })
  const whole = reading.amounts.find((one) => one !== pace)
  if (!pace || another || !whole || whole.isForeign || whole.isNegative) return null
  const isMore = whole.valueCents >= pace.valueCents * wholeMin
  return isMore && whole.valueCents <= limits.amountCentsMax ? whole : null
}
