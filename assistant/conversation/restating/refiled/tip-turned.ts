import { correct } from '#conversation/make-turn.ts'
import { ownIn, type Remembered } from '#conversation/memory/remembered.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { fold } from '#language/fold.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Message, Read } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'

const tip = 'gorjeta|gorjetas|caixinha'

const said = new PhraseBook<'also' | 'sum' | 'got'>('a tip that came in', [
  {
    means: 'also',
    say: `@ [reais] tambem eh|foi|era|sao|foram [de|da|uma|a] ${tip}`,
    like: 'os 45 também é gorjeta',
  },
  {
    means: 'also',
    say: `@ [reais] eh|foi|era|sao|foram [de|da|uma|a] ${tip} ..2 tambem`,
    like: 'os 45 é gorjeta tbm',
  },
  {
    means: 'sum',
    say: `@ [reais] [tambem] eh|foi|era|sao|foram [de|da|uma|a] ${tip}`,
    like: 'os 45 foi gorjeta',
  },
  {
    means: 'got',
    say: `${tip} [eh|foi] [o|que] [que] [eu] ganho|ganhei|recebo|recebi`,
    like: 'gorjeta é o que eu ganho, não gasto',
  },
  {
    means: 'got',
    say: `${tip} ..2 nao eh|foi|era [um|uma|meu] gasto|despesa|saida`,
    like: 'gorjeta não é gasto',
  },
  {
    means: 'got',
    say: `${tip} eh|foi|era [uma|minha|meu] entrada|ganho|renda|receita`,
    like: 'gorjeta é entrada',
  },
])

const given = new Set('dei deixei paguei demos deixamos pagamos'.split(' '))
const asIncome: Read = { intent: 'correct', confidence: 90, fields: { type: 'receita' } }

/**
 * The turn of "os 45 é gorjeta também", of what stands there as spent, and of "gorjeta é o que eu
 * ganho, não gasto": it came in. Null where nothing of the kind stands as spent.
 */
export function tipTurnedTurn(input: TurnInput, { reading }: Message): Turn | null {
  const found = said.find(reading)
  const [sum, another] = reading.amounts
  const isGiven = reading.tokens.some(({ norm }) => given.has(norm))
  if (!found || another || isGiven || isQuestion(reading)) return null
  const own = ownIn(input)
  const spent = own.filter(({ type }) => type === 'despesa')
  if (found.means === 'got') {
    const value = sum && Math.round(sum.valueCents)
    const tips = spent.filter((one) => isTip(one) && (!value || one.amountCents === value))
    const [newest] = tips
    return newest ? correct(input, asIncome, [newest], { type: 'receita' }) : null
  }
  // "os 45 foi gorjeta", of what was spent by one who had no tips, may have been given.
  const isEarner = own.some((one) => one.type === 'receita' && isTip(one))
  const [only, more] = spent.filter((one) => one.amountCents === Math.round(sum?.valueCents ?? 0))
  if (!only || more || (found.means === 'sum' && !isEarner)) return null
  const description = isTip(only) ? only.name : `Gorjeta (${only.name.toLowerCase()})`
  return correct(input, asIncome, [only], { type: 'receita', description })
}

function isTip({ name }: Remembered): boolean {
  return tips.has(fold(name.split(' ')[0] ?? ''))
}

const tips = new Set(tip.split('|'))
