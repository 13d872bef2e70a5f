import type { Reading } from '#understanding/reading.ts'

const asking = new Set('quanto quanta quantos quantas qual quais'.split(' '))
const showing = new Set(
  'mostra mostre mostrar lista liste listar extrato saldo top total resumo vence vencem'.split(' '),
)

/** Whether a word may ask for a figure. */
export function isAsking(word: string): boolean {
  return asking.has(word) || showing.has(word)
}

const wordsMin = 3

/** "qual meu saldo?", "me mostra os gastos": and no "e ontem" that goes on with a question. */
export function asks({ tokens }: Reading): boolean {
  if (tokens.length < wordsMin) return false
  const first = tokens.slice(0, wordsMin)
  return tokens.some(({ norm }) => asking.has(norm)) || first.some(({ norm }) => showing.has(norm))
}
