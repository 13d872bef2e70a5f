import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Reading } from '#understanding/reading.ts'

const split = new PhraseBook('paid in parts', [
  {
    means: 'parts',
    say: 'parcelei|parcelamos|parcelado|parcelada|parcelar|parcelando ..6 em #',
    like: 'parcelei a geladeira em 6',
  },
])
const names = new Set(['x', 'vezes', 'parcelas', 'prestacoes', 'parcelinhas'])
const lately = new Set(['hoje', 'ontem', 'anteontem', 'essa', 'esse', 'nessa', 'nesse', 'ja'])
const often = new Set(['semana', 'mes', 'dia', 'ano'])

/**
 * In how many parts something is paid: `em 3x`, but not `3x por semana`, `2 vezes hoje` nor
 * `cinema 2 x 28`.
 */
export function partsIn(reading: Reading): number | null {
  const { tokens, numbers } = reading
  const normAt = (at: number) => tokens[at]?.norm ?? ''
  const whole = numbers.filter(({ hundredths }) => hundredths !== null && hundredths % 100 === 0)
  const named = whole.find(({ first, last, role }) => {
    const isRhythm = normAt(last + 2) === 'por' && often.has(normAt(last + 3))
    const isRepeated = normAt(first - 1) !== 'em' && lately.has(normAt(last + 2))
    return role === 'instalment' && names.has(normAt(last + 1)) && !isRhythm && !isRepeated
  })
  const found = named ? null : split.find(reading)
  const told = named ?? whole.find(({ last }) => last === found?.last)
  return told ? (told.hundredths ?? 0) / 100 : null
}
