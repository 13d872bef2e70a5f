import { cents } from '@lya/core/amounts/cents.ts'
import { register } from '#conversation/make-turn.ts'
import { isSame } from '#conversation/match-named.ts'
import { tellingIn } from '#conversation/naming/telling.ts'
import { atItsPrice, priceOfOne } from '#conversation/orders/counted/price-of-one.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Candidate, Message } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { isFirstName } from '#understanding/lexicon/first-names.ts'
import { leans, leansWord } from '#understanding/memory/leaning.ts'

const some = new PhraseBook('some of what was taken on credit is paid', [
  {
    means: 'some',
    say: 'pagou|pagaram|acertou|acertaram [me|so|ja] # [d*|deles|delas|fiados|fiadas] ..3 [,|.|!] $',
    like: 'a Rose pagou 2 dos fiados',
    not: [
      '# reais|conto|contos|pila',
      'nao|vai ..2 pagou|pagaram|acertou',
      '[em] # vezes|parcelas|x',
    ],
  },
  {
    means: 'some',
    say: 'pagou|pagaram|acertou|acertaram [me|ja] as|os # dela|dele|delas|deles [hoje|agora|ontem|ja] [,|.|!] $',
    like: 'a dona Lúcia pagou as 2 dela',
    not: ['nao|vai ..2 pagou|pagaram|acertou'],
  },
  {
    means: 'some',
    say: '^ [e|mas] [as|os] # [delas|deles] [ja] [me] [ja] pagaram|pagou|acertaram|acertou [hoje|agora|ontem] [,|.|!] $',
    like: 'duas delas já pagaram',
  },
])
const plain = new Set('fiado fiados fiada fiadas deles delas dele dela dona seu'.split(' '))
const wordsMax = 10

/**
 * The turn of "a Rose pagou 2 dos fiados", who took 4 at 15 each: 30 came in, and 30 are still
 * owed. Null where nothing that is owed was counted, or all of it is paid.
 */
export function piecesPaidTurn(input: TurnInput, message: Message, _read: Candidate): Turn | null {
  const { reading } = message
  const { owed = [] } = input.state
  if (owed.length === 0 || reading.tokens.length > wordsMax || isQuestion(reading)) return null
  const found = some.find(reading)
  if (!found || leans('notOwed', reading) || leans('yetToPay', reading)) return null
  const number = reading.numbers.find(({ first }) => first >= found.first)
  const count = (number?.hundredths ?? 0) / 100
  const words = tellingIn(message)
    .map(({ word }) => word)
    .filter((word) => !plain.has(word) && !leansWord('ofPaying', word))
  const [only, another] = owed
  const whole =
    owed.find(({ words: own }) => words.every((word) => own.some((one) => isSame(one, word)))) ??
    // "a Lúcia pagou as 2 dela", of three that nobody was named for.
    (!another && words.every(isFirstName) ? only : undefined)
  const each = whole && priceOfOne(whole.draft.sum)
  if (!whole || !each || !Number.isInteger(count) || count < 1) return null
  const came = each * count
  if (came > whole.draft.amountCents) return null
  const part = atItsPrice(input, whole.draft, { count })
  if (!part) return null
  const turn = register(input, { intent: 'log', confidence: 88 }, [part])
  if (turn.reply.kind !== 'log' || came === whole.draft.amountCents) return turn
  const left = { kind: 'owed', amountCents: cents(whole.draft.amountCents - came) } as const
  return { ...turn, reply: { ...turn.reply, left } }
}
