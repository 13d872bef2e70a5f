import type { Amount } from '#language/amounts/amount.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Reading } from '#understanding/reading.ts'

const handed = new PhraseBook('a sum for each of several people', [
  {
    means: 'each',
    say: '<give:i-did>|paguei|depositei|mandei|transferi|distribui|passei|pixei [hoje|ontem|agora|ja] [os|uns|so] [r] [$] @ ..4 pra|para|a|por|pros cada',
    not: ['cada [1|2|15] semana|mes|dia|hora|ano|quinzena|vez|dias|meses|semanas'],
    like: 'dei R$ 200,00 de Natal para cada neto',
  },
  {
    means: 'each',
    say: '@ [reais|conto] [de] [presente|mesada|gorjeta|natal] pra|para|a|por cada um|uma d*',
    like: '30 pra cada um dos meus dois filhos',
  },
])

const counted = new PhraseBook('how many people those are', [
  {
    means: 'some',
    say: 'cada um|uma d* [meu|minha|meus|minhas] #',
    like: 'dei 30 pra cada um dos meus dois filhos',
  },
  {
    means: 'some',
    say: 'sao|eram|foram|tenho|tinha|tinham|vieram|somavam [os|as|so] #',
    like: 'dei 200 pra cada neto, são cinco netos',
  },
])

const born = new PhraseBook('people of whom everybody knows how many they are', [
  {
    means: '2',
    say: 'cada [um|uma] [d*] [meu|minha|meus|minhas] gemeo|gemea|gemeos|gemeas',
    like: 'dei 25 pra cada gêmeo',
  },
  {
    means: '3',
    say: 'cada [um|uma] [d*] [meu|minha|meus|minhas] trigemeo|trigemea|trigemeos|trigemeas',
    like: 'dei 25 pra cada um dos trigêmeos',
  },
])

const countMax = 50

/** The 5 of `dei R$ 200 de Natal para cada neto. São 5 netos.`; 0 where nobody is counted. */
export function headsOf(reading: Reading, amount: Amount): number {
  const isOfIt = ({ first, last }: { first: number; last: number }) =>
    first <= amount.first && amount.last < last
  const found = handed.findAll(reading).find(isOfIt)
  if (!found) return 0
  const behind = { first: found.last, last: reading.tokens.length - 1 }
  const told = counted.find(reading, behind)
  const count = reading.numbers.find(({ last }) => last === told?.last)
  // "e eram 300 reais": another sum.
  if (count && count.role !== 'amount' && count.role !== 'age') {
    const heads = (count.hundredths ?? 0) / 100
    return Number.isInteger(heads) && heads <= countMax ? heads : 0
  }
  return Number(born.find(reading, behind)?.means ?? 0)
}
