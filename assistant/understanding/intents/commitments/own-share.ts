import type { Amount } from '#language/amounts/amount.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Reading } from '#understanding/reading.ts'

const mine = new PhraseBook('whose part of a bill it is', [
  {
    means: 'mine',
    say: '@ [reais] [eh|sao|fica] [so] meu|minha e|, [os|o] [r] [$] [@#] [reais] [eh|sao|fica] dele|dela|deles|delas|d*',
    like: 'aluguel é 900, 450 meu e 450 dele, vence todo dia 5',
  },
  {
    means: 'mine',
    say: '[a] minha|meu parte [eh|fica|sai|da|:|de] [so] [r] [$] @',
    like: 'internet 120 todo dia 10, minha parte é 60',
  },
  {
    means: 'mine',
    say: '[e|,] eu pago [so] [r] [$] @ [e|,] [o|a] [meu|minha] {person}|ele|ela|outro|outra [paga]',
    like: 'o aluguel é 900 todo dia 5, eu pago 450 e ele 450',
  },
])

/** `aluguel é 900, 450 meu e 450 dele`: what of a bill the writer pays; null where it is all. */
export function ownShareIn(reading: Reading): Amount | null {
  if (reading.amounts.length < 2) return null
  const found = mine.find(reading)
  const share = found && reading.amounts.find(({ first }) => first >= found.first)
  const [whole] = reading.amounts
  return share && whole && share.valueCents < whole.valueCents ? share : null
}
