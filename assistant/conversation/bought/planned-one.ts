import { cents } from '@lya/core/amounts/cents.ts'
import { formatReais } from '@lya/core/amounts/reais.ts'
import type { KeptDraft } from '#conversation/kept-draft.ts'
import { isSame, tellingWords } from '#conversation/match-named.ts'
import { stillOpen } from '#conversation/pending/open.ts'
import { waitingIn } from '#conversation/pending/waiting.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { type Reading, readMessage } from '#understanding/reading.ts'

const buying = new PhraseBook('what was planned is bought', [
  {
    means: 'bought',
    say: '^ [sim|isso|entao|ah|oi|opa|lya|pronto|ja|e|bom|olha|gente] [,|!|.] [eu|a|acabei|acabamos|resolvi] [gente] comprei|compramos|peguei|pegamos|comprando|pegando|levei|levamos',
    like: 'pronto, acabei comprando o tênis',
    not: ['comprei|compramos|peguei|levei nao'],
  },
])
/** What stands for the thing, or says no more than that it was bought. */
const mere = new Set(
  'sim mesmo o a os as ele ela eles elas um uma aquele aquela esse essa'.split(' '),
)
/** How and when it was paid: what may stand behind the thing. */
const behind = new Set(
  (
    ', . ! mas so que em no na com pelo pela via a parcelei parcelamos parcelado parcelada dividi dividido ' +
    'dividida hoje ontem anteontem agora e parcelando dividindo fiz x vezes vezinhas parcelas sem ' +
    'juros cartao credito debito pix dinheiro boleto carne vista meu minha do da nubank inter c6'
  ).split(' '),
)
const prices = new Set(['por', 'foi', 'saiu', 'custou', 'paguei', 'de'])

/**
 * The turn of "comprei sim, em 2x no cartão", behind "e se eu comprar um ventilador de 180?", and
 * of "comprei o ventilador" later on: what was only a plan is bought at its price. Null for any
 * other message.
 */
export function plannedOneTurn(
  told: TurnInput,
  understand: (input: TurnInput) => Turn,
): Turn | null {
  if (!/(compr|peg|lev)/i.test(told.text)) return null
  const plans = plansIn(told)
  if (plans.length === 0) return null
  const reading = readMessage(told.text, told.today)
  const found = buying.find(reading)
  if (!found || isQuestion(reading)) return null
  const fitting = plans.flatMap((one) => {
    const end = endOf(one, reading, found.last)
    return end === null ? [] : [{ ...one, end }]
  })
  const [only, another] = fitting
  const verb = reading.tokens[found.last]
  if (!only || another || !verb) return null
  const { amountCents } = only.plan
  const lead = reading.text.slice(0, verb.end)
  const rest = reading.text.slice(reading.tokens[only.end]?.end)
  const price = isPriced(reading, only.end) ? '' : ` por ${formatReais(cents(amountCents))}`
  const text = `${lead} ${thingOf(only.plan)}${price}${rest}`
  return understand({ ...told, text, state: withoutReminder(told.state, only.plan) })
}

/** What is bought is to be reminded of no more. */
function withoutReminder(
  { offered, offeredBefore = [], open, ...state }: TurnInput['state'],
  { description, amountCents }: Plan['plan'],
): TurnInput['state'] {
  const all = offered ? [offered, ...offeredBefore] : offeredBefore
  const [first, ...more] = all.filter((one) => {
    return one.name !== description || one.amountCents !== amountCents
  })
  const before = more.length > 0 ? { offeredBefore: more } : {}
  const isOf = open?.kind === 'bill' && open.bill.name === description
  const asked = open && !isOf ? { open } : {}
  return { ...state, ...asked, ...(first ? { offered: first } : {}), ...before }
}

/**
 * Where the words for a plan end, behind the verb; null where something else was bought, or it is
 * not said what and other things were told since.
 */
function endOf(
  { plan: { description }, isOpen }: Plan,
  { tokens, days, amounts, numbers }: Reading,
  verb: number,
): number | null {
  const own = tellingWords(description)
  const isIts = (norm: string) => own.some((one) => isSame(one, norm))
  const rest = tokens.slice(verb + 1)
  const to = rest.findIndex(({ norm }) => !mere.has(norm) && !isIts(norm))
  const words = to < 0 ? rest : rest.slice(0, to)
  if (!isOpen && !words.some(({ norm }) => isIts(norm))) return null
  const isTaken = (at: number) =>
    [...days, ...amounts, ...numbers].some(({ first, last }) => first <= at && at <= last)
  const isHow = rest.slice(words.length).every(({ norm }, index) => {
    return behind.has(norm) || prices.has(norm) || isTaken(verb + 1 + words.length + index)
  })
  return isHow ? verb + words.length : null
}

const wishing = new Set('querendo pensando planejando em num numa um uma'.split(' '))

/** "querendo uma bicicleta": the wish is no part of what was bought. */
function thingOf({ description }: Plan['plan']): string {
  const words = description.toLowerCase().split(' ')
  const from = words.findIndex((word) => !wishing.has(word))
  return words.slice(Math.max(0, from)).join(' ')
}

/** "por 170": it came to another sum than planned; "parcelei em 6" tells of none. */
function isPriced({ tokens, amounts }: Reading, end: number): boolean {
  return amounts.some(({ first, form }) => {
    return first > end && (form !== 'bare' || prices.has(tokens[first - 1]?.norm ?? ''))
  })
}

interface Plan {
  plan: Pick<KeptDraft, 'description' | 'amountCents'>
  /** It was told of right before. */
  isOpen: boolean
}

/** What was only a plan: told of just now, or before other things. */
function plansIn(told: TurnInput): Plan[] {
  const open = stillOpen(told.state, told.today)
  const isPlan = open?.kind === 'reading' && open.isAhead && open.draft.amountCents > 0
  const drafts = [
    ...(isPlan ? [{ plan: open.draft, isOpen: true }] : []),
    ...(waitingIn(told)?.alone ?? []).map((plan) => ({ plan, isOpen: false })),
  ]
  const plans = drafts.filter(({ plan: { type, sum } }) => type === 'despesa' && sum === undefined)
  return [...plans, ...remindersIn(told)]
}

/** "amanhã vou comprar um bolo de 90", of which a reminder was offered. */
function remindersIn({ state: { offered, offeredBefore = [] } }: TurnInput): Plan[] {
  const all = offered ? [offered, ...offeredBefore] : offeredBefore
  return all
    .filter(({ partsLeft }) => partsLeft === 1)
    .map(({ name, amountCents }) => ({ plan: { description: name, amountCents }, isOpen: false }))
}
