import { cents } from '@lya/core/amounts/cents.ts'
import { isYes } from '#conversation/agreement.ts'
import type { BudgetDraft } from '#conversation/effect.ts'
import { carry } from '#conversation/make-turn.ts'
import { stillOpen } from '#conversation/pending/open.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { months } from '#language/days/words.ts'
import { monthOf } from '#understanding/intents/budget.ts'
import type { Message, Read } from '#understanding/intents/candidate.ts'
import { categoryNamed } from '#understanding/intents/named-category.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { leans } from '#understanding/memory/leaning.ts'
import type { Reading } from '#understanding/reading.ts'

const asBudget: Read = { intent: 'budget', confidence: 90 }

/**
 * The turn of "pode deixar o mesmo em dezembro", behind the question whether to, and of "deixe o
 * orçamento de mercado igual em dezembro" later on. Null for any other message.
 */
export function sameAgainTurn(input: TurnInput, message: Message): Turn | null {
  const { reading } = message
  if (isQuestion(reading)) return null
  const open = stillOpen(input.state, input.today)
  const waits = open?.kind === 'offer' && open.effect.kind === 'set-budget' ? open.effect : null
  const isNext = (waits?.budget.month ?? '') > input.today.toPlainYearMonth().toString()
  const offered = isNext ? waits : null
  if (offered && reading.amounts.length > 0) return otherSumTurn(input, offered.budget, message)
  if (reading.amounts.length > 0) return null
  if (!leans('sameAgain', reading) && !(offered && keepsLimit(reading))) return null
  const month = monthOf(message)
  const asked = offered && (!month || month === offered.budget.month) ? offered.budget : null
  const budget = asked ?? againIn(input, message, month)
  return budget && carry(input, asBudget, { kind: 'set-budget', budget })
}

/** "deixa sim, todo mês", "sim, em dezembro também": a yes, and for which months. */
export function keepsLimit(reading: Reading): boolean {
  const { words, rest } = saidBeside(reading)
  if (words.length > keepingMax || rest.length === words.length) return false
  // "deixa assim mesmo, tá bom esse valor": so it is to be kept, and is no "deixa pra lá".
  const isFine = words.includes('mesmo') || words.includes('valor') || words.includes('limite')
  if (isFine && rest.every((norm) => fine.has(norm))) return true
  return rest.length === 0 || isYes(` ${rest.join(' ')} `)
}

/** "sim, mas em dezembro 500", where the same was offered: that is the limit of that month. */
function otherSumTurn(input: TurnInput, offered: BudgetDraft, message: Message): Turn | null {
  const [sum, another] = message.reading.amounts
  const month = monthOf(message) ?? offered.month
  const rest = saidBeside(message.reading).rest.filter((norm) => !changing.has(norm))
  if (!sum || another || sum.isForeign || month !== offered.month) return null
  if (rest.length > 0 && !isYes(` ${rest.join(' ')} `)) return null
  const budget = { ...offered, amountCents: cents(Math.round(sum.valueCents)) }
  return carry(input, asBudget, { kind: 'set-budget', budget })
}

/** The words, and those of them that tell neither when nor what was asked. */
function saidBeside({ tokens, amounts }: Reading): { words: string[]; rest: string[] } {
  const isOfSum = (at: number) => amounts.some(({ first, last }) => first <= at && at <= last)
  const words = tokens.flatMap(({ kind, norm }, at) => {
    return kind === 'word' && !isOfSum(at) ? [norm] : []
  })
  const isSaid = (norm: string) => whenever.has(norm) || echoes.has(norm) || months.has(norm)
  return { words, rest: words.filter((norm) => !isSaid(norm)) }
}

const fine = new Set('assim ta esta bom otimo bem certo sim esse pode isso'.split(' '))
const keepingMax = 9
/** What was asked, said back: "deixo o mesmo?" "deixa". */
const echoes = new Set('deixa deixe deixar mantem mantenha manter repete repetir'.split(' '))
/** Said of another sum than what was offered. */
const changing = new Set('nao mas so que poe coloca bota sobe baixa aumenta quero r'.split(' '))
const whenever = new Set(
  (
    'em pra para no nos de o os a as e mes meses todo todos toda cada tambem sempre mesmo mesma ' +
    'proximo proximos seguinte seguintes que vem valor limite igual'
  ).split(' '),
)

/** The limit of that category as it was set last, for the month that is named. */
function againIn(
  { state }: TurnInput,
  { reading, index }: Message,
  month: string | null | undefined,
): BudgetDraft | null {
  if (!month || !leans('limit', reading)) return null
  const name = categoryNamed(reading, index)
  const id = index.all.find((one) => one.name === name && one.type === 'despesa')?.id
  const line = state.last ? [state.last, ...(state.earlier ?? [])] : []
  for (const { again } of line) {
    if (again?.kind !== 'set-budget' || again.budget.by !== undefined) continue
    if (id === undefined || again.budget.categoryId === id) return { ...again.budget, month }
  }
  return null
}
