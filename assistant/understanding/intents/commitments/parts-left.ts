import { limits } from '@lya/core/limits.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import { partsIn } from '#understanding/intents/parts.ts'
import type { Reading } from '#understanding/reading.ts'

const left = new PhraseBook('instalments that are left', [
  {
    means: 'left',
    say: 'falta|faltam|faltando|restam|resta [ainda|so|mais|pagar] @# [x|mais] parcela|parcelas|prestacao|prestacoes|meses|vezes',
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

/** How many are left, where it is told how many of all are paid, and where that is told. */
function partsPaidIn(reading: Reading): { left: number; first: number } | null {
  const found = paid.find(reading)
  if (!found) return null
  const numbers = reading.numbers.filter(({ first, last }) => {
    return found.first <= first && last <= found.last
  })
  const [done = 0, all = 0] = numbers.map(({ hundredths }) => (hundredths ?? 0) / 100)
  const left = all - done + (found.means === 'running' ? 1 : 0)
  const isWhole = [done, all].every((one) => Number.isInteger(one) && one > 0)
  const isBounded = left > 1 && all <= limits.instalmentsMax
  return isWhole && isBounded ? { left, first: found.first } : null
}

/** How many a person says are left, and where; null where that is not told. */
export function partsToldIn(reading: Reading): { left: number; first: number } | null {
  const said = left.find(reading)
  // "vaquinha 150 dia 12, faltam 50": money, where nothing is paid in parts.
  const found = said?.means === 'bare' && !running.isIn(reading) ? null : said
  const number = reading.numbers.find(({ first, last }) => {
    return found !== null && found.first <= first && last <= found.last
  })
  const count = (number?.hundredths ?? 0) / 100
  const isBounded = Number.isInteger(count) && count > 1 && count <= limits.instalmentsMax
  return found && isBounded ? { left: count, first: found.first } : partsPaidIn(reading)
}

/** "24 parcelas de 210, estou na 10ª": the tenth and all behind it. */
function stillOf(reading: Reading): number | null {
  const at = ordinal.find(reading)
  const number = at && reading.numbers.find(({ first }) => at.first <= first && first <= at.last)
  const [now, all] = [(number?.hundredths ?? 0) / 100, partsIn(reading) ?? 0]
  return Number.isInteger(now) && now > 0 && now < all ? all - now + 1 : null
}

/** How many are left of what comes again. */
export function partsLeftIn(reading: Reading): { partsLeft?: number } {
  const partsLeft = partsToldIn(reading)?.left ?? stillOf(reading) ?? partsIn(reading) ?? 0
  return partsLeft > 1 && partsLeft <= limits.instalmentsMax ? { partsLeft } : {}
}
