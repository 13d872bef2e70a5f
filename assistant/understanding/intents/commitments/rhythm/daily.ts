import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Message } from '#understanding/intents/candidate.ts'
import { daySaid } from '#understanding/intents/commitments/day-said.ts'

const eachDay = new PhraseBook('each day', [
  {
    means: 'daily',
    say: '@ [reais|conto] [de|da|do|na|no] ..3 todo [santo] dia',
    not: [
      'todo dia #',
      'todo [santo] dia isso|isto|essa',
      'pago|pagamos|paga|recebo|ganho|ganha|tiro|faco',
    ],
    like: 'marmita 18 todo dia',
  },
  {
    means: 'daily',
    say: '@ [reais|conto] [de|da|do|na|no] ..3 todos os dias',
    not: ['pago|pagamos|paga|recebo|ganho|ganha|tiro|faco'],
    like: 'ônibus 9,60 todos os dias',
  },
  {
    means: 'each',
    say: 'todo [santo] dia uma|gasto|vai|compro|tem ..3 [r] [$] @',
    not: ['pago|pagamos|paga|recebo|ganho|ganha|tiro|faco'],
    like: 'todo dia uma marmita de 18',
  },
])

/** `marmita 18 todo dia`: what is paid each day is no bill; those come once a week at most. */
export function isDaily(message: Message): boolean {
  const { reading } = message
  const [only, another] = reading.amounts
  const isMonthly = / (?:mes|mensal|semana) /.test(reading.flat)
  if (!only || another || isMonthly) return false
  const found = eachDay.find(reading)
  // "todo dia uma marmita": one of them, and not on the first.
  return found !== null && (found.means === 'each' || daySaid(message) === null)
}
