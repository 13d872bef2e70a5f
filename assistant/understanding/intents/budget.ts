import { limits } from '@lya/core/limits.ts'
import type { Amount } from '#language/amounts/amount.ts'
import { months } from '#language/days/words.ts'
import type { Fields, Message, Read } from '#understanding/intents/candidate.ts'
import { outweighing } from '#understanding/intents/candidate.ts'
import { ceilingOn, ceilings, isMetaCeiling } from '#understanding/intents/commitments/ceilings.ts'
import { isHeldBack, isOfOneDay } from '#understanding/intents/commitments/limits/held-back.ts'
import { isBegged, limitItself } from '#understanding/intents/commitments/limits/limit-itself.ts'
import { isNearAhead } from '#understanding/intents/commitments/rhythm/near-ahead.ts'
import { categoryNamed, findNamedCategory } from '#understanding/intents/named-category.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { quotes } from '#understanding/intents/quotes.ts'
import { leaningIn, leans } from '#understanding/memory/leaning.ts'
import { flatOf } from '#understanding/reading.ts'

const budgetWords =
  / ((controlar|segurar|manter|reduzir) .{0,20} (em|ate) (r \$ )?\d\S*|orcamento|limite|limita|limitar|teto|gastar no max(imo)?|no max(imo)? .{0,20}com|quero .{0,20}no max(imo)?|no max(imo)? (r \$ )?\d\S* (reais )?((por|ao|no|esse) mes|(em|com|de))|nao quero (passar|gastar)( mais)?( de| que)|gastar ate) /
export const goalWords = / (meta|metas|cofrinho) /

/** A goal that is a ceiling: `meta de gastar no máximo 900`. */
const spendsLess = / meta ((d[eo]|eh) )?gast(ar|os?) /

/** A goal to spend less is a ceiling. */
export function isSpentLess(message: Message): boolean {
  return spendsLess.test(message.reading.flat) || isMetaCeiling(message)
}

/** A monthly ceiling for a category. */
export function recogniseBudget(message: Message): Read | null {
  const { reading, index } = message
  const { amount, flat, isBeside } = limitIn(reading)
  const spentOn = ceilingOn(message)
  const isCeiling = spentOn !== null || budgetWords.test(reading.flat) || ceilings.isIn(reading)
  if (!amount || !isCeiling || (isQuestion(reading) && !isBegged(reading))) return null
  const isGoal = goalWords.test(reading.flat) && !isSpentLess(message)
  if (isGoal || isPast(flat) || isOfOneDay(reading)) return null
  const itself = limitItself(reading)
  const category =
    spentOn ??
    (itself && categoryNamed(itself, index)) ??
    categoryNamed(reading, index) ??
    outings(message)
  if (findNamedCategory(reading, index) === null && quotes.isIn(reading)) return null
  if (!isOrdered(reading, category !== null)) return null
  const month = monthOf({ reading: { ...reading, flat } }) ?? onlyMonthIn(flat, reading)
  const fields: Fields = { amount: bounded(amount.valueCents), ...(category ? { category } : {}) }
  // Two figures look like two entries to whoever knows no rule.
  const isHeld = isHeldBack.isIn(reading)
  const sure = isBeside || isHeld ? outweighing : 97
  const isNamed = category && (isBeside || isHeld || opensLimit.test(flat))
  // "gostaria de reservar 500 por mês para os remédios" looks like a bill of every month.
  const plain = spentOn === null ? 88 : 94
  const confidence = isNamed ? sure : plain
  return { intent: 'budget', confidence, fields: month ? { ...fields, month } : fields }
}

const outing =
  / (?:com|de|em|pra|para|nas|nos|na) (?:a |as |os )?(?:saidas?|sair|roles?|diversao|farra) /

/** "até 200 com saída": a way out is one for leisure here, and nothing that went. */
function outings({ reading, index }: Message): string | null {
  const isOut = outing.test(reading.flat)
  return isOut ? (index.all.find(({ name }) => name === 'Lazer')?.name ?? null) : null
}

/** "lazer dezembro limite 200": the coming month, by its whole name, wherever it stands. */
function onlyMonthIn(flat: string, { today }: Message['reading']): string | null {
  const words = flat.split(' ')
  const named = words.flatMap((word) => (word.length > 3 ? (months.get(word) ?? []) : []))
  const [month, another] = [...new Set(named)]
  const own = month === undefined || another !== undefined ? null : nextOf(month, today)
  const first = own && Temporal.PlainYearMonth.from(own).toPlainDate({ day: 1 })
  return first && isNearAhead(first, today) ? own : null
}

/** The sum that is to be the limit, and the words without what went there before. */
function limitIn(reading: Message['reading']): {
  amount: Amount | undefined
  flat: string
  isBeside: boolean
} {
  const { amounts, flat } = reading
  const [first, second, another] = amounts
  if (!second || another) return { amount: first, flat, isBeside: false }
  if (leans('fromTo', reading)) return { amount: second, flat, isBeside: false }
  const before = leaningIn('spentBefore', reading)
  const others = amounts.filter(
    (one) => !before || one.first < before.first || one.last > before.last,
  )
  if (before && others.length === 1) {
    const behind = flatOf(reading, before.last + 1, reading.tokens.length)
    const rest = `${flatOf(reading, 0, before.first - 1)}${behind}`.replaceAll('  ', ' ')
    return { amount: others[0], flat: rest, isBeside: true }
  }
  const at = leaningIn('ceilingSum', reading)?.last
  return { amount: amounts.find(({ last }) => last === at) ?? first, flat, isBeside: false }
}

const orders =
  / (define|defina|definir|bota|botar|poe|por|coloca|colocar|cria|criar|fixa|fixar|estabelece|estabelecer|muda|mude|mudar|altera|altere|alterar|troca|ajusta|aumenta|sobe|baixa|abaixa|diminui|anota|registra|cadastra|quero|queria|nao quero|limita|limitar|por mes|mensal|mensais|mes|teto) /

/** "limite de academia 90" orders one, whatever it is for. */
const opensLimit = /^ (o |meu |novo )?(orcamento|limite|teto) (d[aeo]|pra|para) (?!\d)/

/** `meu limite é 3 mil` may be the card's; a ceiling for one show or purchase is no budget. */
function isOrdered({ flat }: Message['reading'], hasCategory: boolean): boolean {
  const isOneEvent =
    / (pretendo|vou|penso em) gastar /.test(flat) &&
    / (no|na|nesse|nessa) \p{L}+ [^\d]*$/u.test(flat) &&
    !/ mes /.test(flat)
  return !isOneEvent && (hasCategory || orders.test(flat))
}

function isPast(flat: string): boolean {
  return / (deu|ficou|veio|pediu|gastei|paguei|recebi|comprei|estourei|passei|cheque especial|limite do cartao|mandei|enviei|estourou|estouraram|estourado|cliente|mao de obra|pecas|da obra|na obra|do conserto|pro conserto|por hora|velocidade) /.test(
    flat,
  )
}

/** No sum is larger than the product writes. */
export function bounded(valueCents: number): number {
  return Math.min(valueCents, limits.amountCentsMax)
}

/** The month that a message names, YYYY-MM; null where it names none. */
export function monthOf({ reading }: Pick<Message, 'reading'>): string | null {
  const { flat, today } = reading
  // "esse mês que vem" is the next one.
  if (/ mes (que|q) vem | proximo mes /.test(flat)) {
    return today.toPlainYearMonth().add({ months: 1 }).toString()
  }
  if (/ (esse|este|nesse|neste|desse|deste) mes /.test(flat))
    return today.toPlainYearMonth().toString()
  const named = flat.matchAll(/(?<=^| em| pra| para| de| pro|\d) (\p{L}{3,9})(?= )/gu)
  const month = named.map((one) => months.get(one[1] ?? '')).find((one) => one !== undefined)
  return month === undefined ? null : nextOf(month, today)
}

function nextOf(month: number, today: Temporal.PlainDate): string {
  const year = month < today.month ? today.year + 1 : today.year
  return Temporal.PlainYearMonth.from({ year, month }).toString()
}
