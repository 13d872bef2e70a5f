import { PhraseBook, type Span } from '#language/phrases/phrase-book.ts'
import type { Reading } from '#understanding/reading.ts'

const split = new PhraseBook('paid in parts', [
  {
    means: 'parts',
    say: 'parcelei|parcelamos|parcelado|parcelada|parcelar|parcelando ..6 em #',
    like: 'parcelei a geladeira em 6',
  },
  { means: 'parts', say: 'em # boletos|cheques|duplicatas', like: 'comprei 2.350 em 3 boletos' },
  {
    means: 'parts',
    say: 'no carne|crediario [,] [em] # de',
    like: 'overlock no carnê, 10 de 189,90',
  },
  {
    means: 'parts',
    say: 'parcelado|parcelada|parcelei|parcelamos ..6 #instalment de',
    like: 'comprei um tacho parcelado 4 de 310',
  },
  {
    means: 'parts',
    say: 'dividi|dividimos|dividido|dividida ..6 em #instalment de',
    like: 'sofá de 1.500, dividi em 10 de 165',
  },
  {
    means: 'parts',
    say: 'resto|restante em #instalment de',
    like: 'dei 300 e o resto em 6 de 200',
  },
  {
    means: 'parts',
    say: 'entrada|sinal ..6 e|,|mais|+ ..3 #instalment de',
    like: 'dei 2000 de entrada na moto e vou pagar 36 de 450',
  },
  { means: 'parts', say: 'parcelad* [:] @# em #', like: 'pós parcelada: 4.560 em 12' },
])
const carded = new PhraseBook('parts on a card', [
  {
    means: 'parts',
    say: 'dividi|dividimos|fiz em # [vezes] [la] no cartao|credito|carne|crediario',
    like: 'deu 318, dividi em 3 no cartão',
  },
])
const names = new Set(['x', 'vezes', 'parcelas', 'prestacoes', 'parcelinhas'])
const singulars = new Set(['vez', 'parcela', 'prestacao'])
const lately = new Set(['hoje', 'ontem', 'anteontem', 'essa', 'esse', 'nessa', 'nesse', 'ja'])
const often = new Set(['semana', 'mes', 'dia', 'ano'])

/**
 * In how many parts something is paid: `em 3x`, but not `3x por semana`, `2 vezes hoje` nor
 * `cinema 2 x 28`.
 */
export function partsIn(reading: Reading): number | null {
  const { tokens, numbers } = reading
  const normAt = (at: number) => tokens[at]?.norm ?? ''
  // "12 parcela de 115", as many say it.
  const isNamed = (first: number, last: number) =>
    names.has(normAt(last + 1)) ||
    (singulars.has(normAt(last + 1)) && (normAt(last + 2) === 'de' || normAt(first - 1) === 'em'))
  const whole = numbers.filter(({ hundredths }) => hundredths !== null && hundredths % 100 === 0)
  const named = whole.find(({ first, last, role }) => {
    const isRhythm = normAt(last + 2) === 'por' && often.has(normAt(last + 3))
    const isRepeated = normAt(first - 1) !== 'em' && lately.has(normAt(last + 2))
    return role === 'instalment' && isNamed(first, last) && !isRhythm && !isRepeated
  })
  const found = named ? null : split.find(reading)
  const parts = carded.find(reading)
  if (!named && parts) {
    const count = whole.find(({ first, last }) => parts.first < first && last < parts.last)
    if (count) return (count.hundredths ?? 0) / 100
  }
  const told = named ?? whole.findLast(({ first, last }) => isWithin(found, first, last))
  return told ? (told.hundredths ?? 0) / 100 : null
}

function isWithin(found: Span | null, first: number, last: number): boolean {
  return found !== null && found.first <= first && last <= found.last
}

/** "almocei fora 3 vezes: 32, 28 e 41": how often, with what it cost each time. */
export function isListedTimes({ tokens, numbers, amounts }: Reading): boolean {
  const times = numbers.find(({ role }) => role === 'instalment')
  if (!times || tokens[times.first - 1]?.norm === 'em') return false
  const behind = amounts.filter(({ first }) => first > times.last)
  return behind.length > 1 && behind.length * 100 === times.hundredths
}
