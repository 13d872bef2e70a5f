import { limits } from '@lya/core/limits.ts'
import { PhraseBook, type Span } from '#language/phrases/phrase-book.ts'
import { partsIn } from '#understanding/intents/parts.ts'
import type { Reading } from '#understanding/reading.ts'

const left = new PhraseBook('instalments that are left', [
  {
    means: 'left',
    say: 'falta|faltam|faltando|restam|resta|restando|sobram [ainda|so|mais|pagar] @# [x|mais] parcela|parcelas|prestacao|prestacoes|meses|vezes',
    like: 'a moto é 480 por mês todo dia 15, faltam 20 parcelas',
  },
  {
    means: 'left',
    say: '@# parcelas|prestacoes|meses que [ainda] falta|faltam|restam',
    like: 'me lembra, e são 22 parcelas que faltam',
  },
  {
    means: 'left',
    say: 'por|mais|ainda|tenho [mais] @# parcelas|prestacoes|meses',
    like: 'o carro é 900 todo dia 8 por mais 12 meses',
  },
  {
    means: 'bare',
    say: 'falta|faltam|faltando|restam [ainda|so|mais] @# $',
    like: 'o carro é 987,55 por mês dia 12, faltam 19',
  },
  {
    means: 'bare',
    say: 'falta|faltam|faltando|restam [ainda|so|mais] @# ,|;|.|!|e|vence',
    like: '12x de 189,90 da geladeira, faltam 7, vence dia 18',
  },
])

const running = new PhraseBook('what is paid by the month', [
  { means: 'rhythm', say: 'por|ao|todo mes|dia', like: 'a moto é 480 todo dia 15, restam 20' },
  {
    means: 'debt',
    say: 'financiamento|consorcio|emprestimo|consignado|crediario|carne|prestacao',
    like: 'tenho o empréstimo do banco, 410,22 dia 7, faltam 11',
  },
])

const ordinal = new PhraseBook('which one it is', [
  { means: 'now', say: 'estou|vou|to|estamos na|no @#', like: 'estou na 10ª' },
])

const paid = new PhraseBook('instalments that are paid of all', [
  {
    means: 'paid',
    say: 'paguei|pagamos|quitei|pago|foi|foram [a] @# de|das @#',
    like: 'a prestação da moto é 598,40 dia 12, já paguei 11 de 48',
  },
  {
    means: 'running',
    say: 'estou na|no @# de @#',
    like: 'empréstimo 320 por mês dia 3, estou na 7 de 24',
  },
])

const alone = 'ja paguei|pagamos|quitei|foi|foram|dei @# [parcelas|parcela|prestacoes|prestacao]'

/** How many are paid where all of them are told elsewhere: `12x de 189,90, já paguei 5`. */
const paidAlone = new PhraseBook('instalments that are paid', [
  {
    means: 'paid',
    say: `${alone} [delas] [.|!] $`,
    like: 'a geladeira é 12 prestações de 189,90, já paguei 5',
  },
  {
    means: 'paid',
    say: `${alone} ,|;|.|e|vence`,
    like: 'a geladeira é 12 prestações de 189,90, já paguei 5, vence dia 18',
  },
])

/** How many are left, and the tokens by which that is told. */
interface PartsTold {
  left: number
  first: number
  last: number
}

/** How many are left, where it is told how many of all are paid, and where that is told. */
function partsPaidIn(reading: Reading): PartsTold | null {
  const found = paid.find(reading)
  if (!found) return null
  const numbers = reading.numbers.filter(({ first, last }) => {
    return found.first <= first && last <= found.last
  })
  const [done = 0, all = 0] = numbers.map(({ hundredths }) => (hundredths ?? 0) / 100)
  const left = all - done + (found.means === 'running' ? 1 : 0)
  const isWhole = [done, all].every((one) => Number.isInteger(one) && one > 0)
  const isBounded = left > 1 && all <= limits.instalmentsMax
  return isWhole && isBounded ? { left, first: found.first, last: found.last } : null
}

/** How many a person says are left, and where; null where that is not told. */
export function partsToldIn(reading: Reading): PartsTold | null {
  const said = left.find(reading)
  // "vaquinha 150 dia 12, faltam 50": money, where nothing is paid in parts.
  const isPlaced = reading.numbers.some(({ rule }) => rule === 'left-parts')
  const isOfParts = isPlaced || running.isIn(reading) || partsIn(reading) !== null
  const found = said?.means === 'bare' && !isOfParts ? null : said
  const count = countIn(reading, found)
  const isBounded = count > 1 && count <= limits.instalmentsMax
  if (found && isBounded) return { left: count, first: found.first, last: found.last }
  return partsPaidIn(reading) ?? partsAfterPaid(reading)
}

/** How many of all are left, where it is told how many are paid. */
function partsAfterPaid(reading: Reading): PartsTold | null {
  const found = paidAlone.find(reading)
  const done = countIn(reading, found)
  const still = (partsIn(reading) ?? 0) - done
  return found && done > 0 && still > 0
    ? { left: still, first: found.first, last: found.last }
    : null
}

/** The whole number within a phrase; 0 where there is none. */
function countIn({ numbers }: Reading, found: Span | null): number {
  const number = numbers.find(({ first, last }) => {
    return found !== null && found.first <= first && last <= found.last
  })
  const count = (number?.hundredths ?? 0) / 100
  return Number.isInteger(count) ? count : 0
}

/** "24 parcelas de 210, estou na 10ª": the tenth and all behind it. */
function stillOf(reading: Reading): number | null {
  const [now, all] = [countIn(reading, ordinal.find(reading)), partsIn(reading) ?? 0]
  return now > 0 && now < all ? all - now + 1 : null
}

/** How many are left of what comes again; the last one, where all others are told to be paid. */
export function partsLeftIn(reading: Reading): { partsLeft?: number } {
  const told = partsToldIn(reading)?.left
  if (told !== undefined) return { partsLeft: told }
  const partsLeft = stillOf(reading) ?? partsIn(reading) ?? 0
  return partsLeft > 1 && partsLeft <= limits.instalmentsMax ? { partsLeft } : {}
}
