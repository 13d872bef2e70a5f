import type { Reading } from '#understanding/reading.ts'

type Amount = Reading['amounts'][number]

/** So many of one shape are a list. */
const listMin = 3

/**
 * "farmácia 186,40, a luz 97,15 e o plano funerário 45.": each is a thing and its price, whatever
 * one of them alone would be. The model of numbers knows each by the words beside it only.
 */
export function areListedAlike(reading: Reading): boolean {
  const { amounts } = reading
  return amounts.length >= listMin && amounts.every((one) => closesThing(reading, one))
}

/** A figure right behind a word, with which its part of the message ends. */
function closesThing({ tokens }: Reading, { first, last, form, valueCents }: Amount): boolean {
  const [before, next] = [tokens[first - 1], tokens[last + 1]]
  const isEnd = next === undefined || next.kind === 'mark' || next.norm === 'e'
  return form !== 'currency' && valueCents > 0 && before?.kind === 'word' && isEnd
}
