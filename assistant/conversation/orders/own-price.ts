import { cents } from '@lya/core/amounts/cents.ts'
import { offerTurn } from '#conversation/advice/offer-turn.ts'
import { restoreDraft } from '#conversation/kept-draft.ts'
import { isSame } from '#conversation/match-named.ts'
import { tellingIn } from '#conversation/naming/telling.ts'
import { cameOn } from '#conversation/orders/came-on.ts'
import { rememberOrder } from '#conversation/orders/remember-order.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { singular } from '#language/amounts/units.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import { capital } from '#language/spelling/capital.ts'
import type { Candidate, Message } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'

const readable: readonly Candidate['intent'][] = ['none', 'clarify', 'log']
const wordsMax = 8

const prices = new PhraseBook('what one of the own work costs', [
  {
    means: 'price',
    say: '^ [eu] cobro|recebo|ganho|tiro [uns] [r] [$] @ [reais] por|cada|pela|pelo',
    not: ['por|cada mes|semana|dia|hora|ano|quinzena|mim|causa|fora|enquanto|pix'],
    like: 'recebo 90 por plantão',
  },
  {
    means: 'price',
    say: '^ [eu] cobro [uns] [r] [$] @ [reais] [em|n*|d*] [cada] a|o|na|no|uma|um|cada',
    not: ['cobro .. mes|semana|dia|hora|ano|quinzena'],
    like: 'cobro 60 a faxina',
  },
])

const done = new PhraseBook('own work that was done', [
  {
    means: 'done',
    say: '^ [e|hoje|ontem|ai] [,] [hoje|ontem|eu|ja] [eu|ja] fiz|fizemos|peguei|dei|tirei|trabalhei',
    not: ['nao|nem ..1 fiz|peguei|dei|tirei'],
    like: 'fiz plantão ontem e anteontem',
  },
])

/** The turn of "cobro 60 a faxina": nothing came in yet, and what one costs is remembered. */
export function ownPriceTurn(input: TurnInput, message: Message, read: Candidate): Turn | null {
  const { reading } = message
  const [only, another] = reading.amounts
  const found = prices.find(reading)
  const isBrief = reading.tokens.length <= wordsMax && reading.days.length === 0
  if (!found || !only || another || !isBrief || isQuestion(reading)) return null
  if (!readable.includes(read.intent)) return null
  const name = reading.tokens.slice(found.last + 1).filter(({ kind }) => kind === 'word')
  const [first, last] = [name[0], name.at(-1)]
  if (!first || !last) return null
  const description = capital(reading.text.slice(first.start, last.end))
  const amountCents = cents(Math.round(only.valueCents))
  const turn = rememberOrder(input, message, read, { description, amountCents, due: null })
  const [own, ...others] = turn.state.owed ?? []
  if (!own) return turn
  return { ...turn, state: { ...turn.state, owed: [{ ...own, isPrice: true }, ...others] } }
}

/**
 * The turn of "fiz plantão ontem e anteontem", of which one brings 90: as many of them are offered,
 * since done is not paid. Null where no such work is remembered.
 */
export function doneAtPriceTurn(input: TurnInput, message: Message, read: Candidate): Turn | null {
  const { reading } = message
  const isPlain = reading.amounts.length === 0 && reading.tokens.length <= wordsMax
  if (!isPlain || !readable.includes(read.intent) || isQuestion(reading)) return null
  if (!done.isIn(reading)) return null
  const said = tellingIn(message).map(({ word }) => word)
  const own = (input.state.owed ?? []).find(({ draft }) => {
    const [thing = ''] = draft.description.toLowerCase().split(' ')
    return said.some((word) => isSame(thing, word) || isSame(thing, singular(word)))
  })
  if (!own) return null
  const draft = restoreDraft(own.draft, input.categories)
  const days = [...new Set(reading.days.map(({ date }) => date.toString()))]
  const count = reading.quantities[0]?.count ?? 1
  const isWhole = Number.isInteger(count) && count >= 1 && count <= 31
  if (!isWhole || (days.length > 1 && count > 1 && count !== days.length)) return null
  const transactions =
    days.length > 1
      ? days.map((day) => ({ ...draft, date: Temporal.PlainDate.from(day) }))
      : [{ ...draft, amountCents: cents(draft.amountCents * count), date: cameOn(reading) }]
  return offerTurn(input, { kind: 'create-transactions', transactions })
}
