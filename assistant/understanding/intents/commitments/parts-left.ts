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

/** How many a person says are left of what comes again. */
export function partsLeftIn(reading: Reading): { partsLeft?: number } {
  const found = left.find(reading)
  const number = reading.numbers.find(({ first, last }) => {
    return found !== null && found.first <= first && last <= found.last
  })
  const count = (number?.hundredths ?? 0) / 100
  const isBounded = Number.isInteger(count) && count > 1 && count <= limits.instalmentsMax
  return isBounded ? { partsLeft: count } : {}
}
