import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Message } from '#understanding/intents/candidate.ts'

const beginning = new PhraseBook('instalments that begin', [
  {
    means: 'now',
    say: 'comecando|comeca|comecam|comecou|iniciando|partir [a|de] [pagar] [ja] hoje|agora|esse|este|nesse|neste|desse|deste',
    not: ['esse|este|nesse|neste|desse|deste dia|ano'],
    like: 'ipva da moto 3x de 96,20 começando hj',
  },
])

/** `3x de 96,20 começando hoje`: what is told of the parts is when they begin, and no deed. */
export function beginsNow({ account, reading }: Message): boolean {
  const isOpen = account.clauses.every(({ mood, rule }) => mood !== 'other' && rule !== 'wished')
  return isOpen && beginning.isIn(reading)
}
