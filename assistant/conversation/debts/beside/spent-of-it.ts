import { isSame, tellingWords } from '#conversation/match-named.ts'
import { rememberedIn } from '#conversation/memory/remembered.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import { readMessage } from '#understanding/reading.ts'

const spent = new PhraseBook('what was spent of what came in', [
  {
    means: 'spent',
    say: '[e|mas|,|so|ja] [mas|so] [que] [eu] [ja|so] gastei|usei|paguei [so] [r] [$] @',
    like: 'a passagem ela deu 20 mas eu gastei 17,20 de ônibus',
  },
])
const given = new PhraseBook('what came in, told once more', [
  {
    means: 'given',
    say: 'deu|deram|mandou|mandaram|passou|recebi|ganhei|pagou [os] [r] [$] @',
    not: ['mais [r] [$] @'],
    like: 'a passagem ela deu 20',
  },
  { means: 'given', say: '^ dos|os|esses|desses [r] [$] @', like: 'dos 100 do remédio' },
])

/**
 * The turn of "a passagem ela deu 20 mas eu gastei 17,20 de ônibus", where the 20 stand there as
 * come in: only what was spent of them is new. Null for any other message.
 */
export function spentOfItTurn(
  told: TurnInput,
  understand: (input: TurnInput) => Turn,
): Turn | null {
  const said = told.text.toLowerCase()
  if (stems.every((stem) => !said.includes(stem)) || said.includes('?')) return null
  const reading = readMessage(told.text, told.today)
  const { amounts, tokens, text } = reading
  const [came, gone, third] = amounts
  if (!came || !gone || third) return null
  const deed = spent.find(reading, { first: came.last + 1, last: tokens.length - 1 })
  const lead = given.find(reading, { first: 0, last: came.last })
  if (!deed || !lead || deed.last < gone.first) return null
  const value = Math.round(came.valueCents)
  // "hoje recebi 100 e gastei 30" names nothing, and may be another 100.
  const spoken = tokens.slice(0, deed.first)
  const isPointed = /^d?[oe]ss?e?s$/.test(tokens[0]?.norm ?? '')
  const isThere = rememberedIn(told).some(({ type, amountCents, name }) => {
    const isNamed = tellingWords(name).some((word) => spoken.some(({ norm }) => isSame(word, norm)))
    return type === 'receita' && amountCents === value && (isPointed || isNamed)
  })
  if (!isThere) return null
  const at = tokens.findIndex(({ norm }, place) => place >= deed.first && deeds.has(norm))
  return understand({ ...told, text: text.slice(tokens[at]?.start) })
}

const stems = ['gast', 'us', 'pag']
const deeds = new Set(['gastei', 'usei', 'paguei'])
