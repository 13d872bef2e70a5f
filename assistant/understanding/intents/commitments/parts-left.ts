import { limits } from '@lya/core/limits.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Reading } from '#understanding/reading.ts'

const left = new PhraseBook('instalments that are left', [
  {
    means: 'left',
    say: 'falta|faltam|faltando|restam|resta [ainda|so|mais|pagar] @# [x|mais] parcela|parcelas|prestacao|prestacoes|meses|vezes',
    like: 'a moto é 480 por mês todo dia 15, faltam 20 parcelas',
  },
  {
    means: 'left',
    say: 'por|mais|ainda|tenho [mais] @# parcelas|prestacoes|meses',
    like: 'o carro é 900 todo dia 8 por mais 12 meses',
  },
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
export function partsPaidIn(reading: Reading): { left: number; first: number } | null {
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

/** How many a person says are left of what comes again. */
export function partsLeftIn(reading: Reading): { partsLeft?: number } {
  const found = left.find(reading)
  const number = reading.numbers.find(({ first, last }) => {
    return found !== null && found.first <= first && last <= found.last
  })
  const count = (number?.hundredths ?? 0) / 100
  const isBounded = Number.isInteger(count) && count > 1 && count <= limits.instalmentsMax
  const partsLeft = isBounded ? count : partsPaidIn(reading)?.left
  return partsLeft === undefined ? {} : { partsLeft }
}
