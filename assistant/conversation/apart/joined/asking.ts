import { findVerb } from '#language/verbs.ts'
import type { Reading } from '#understanding/reading.ts'

const asking = new Set('quanto quanta quantos quantas qual quais'.split(' '))
const showing = new Set(
  (
    'mostra mostre mostrar lista liste listar extrato saldo top total resumo vence vencem ' +
    'soma some somar calcula calcule diz diga fala fale'
  ).split(' '),
)

/** Whether a word may ask for a figure. */
export function isAsking(word: string): boolean {
  return asking.has(word) || showing.has(word)
}

const wordsMin = 3

/** "qual meu saldo?", "me mostra os gastos": and no "e ontem" that goes on with a question. */
export function asks({ text, tokens }: Reading): boolean {
  if (tokens.length > 1 && tokens.some(({ norm }) => asking.has(norm))) return true
  // "resumo de hoje:" heads a list.
  if (tokens.length < wordsMin || text.trim().endsWith(':')) return false
  const first = tokens.slice(0, wordsMin)
  // "comprei a lista de material"
  if (first.some(({ norm }) => findVerb(norm)?.form === 'i-did')) return false
  return text.trim().endsWith('?') || first.some(({ norm }) => showing.has(norm) || norm === 'que')
}
