import type { Unit } from '#language/phrases/spoken.ts'
import { numberOf, unknownWord } from '#language/phrases/vocabulary.ts'

/** By so many letters words are kept that only begin somehow (`pag*`). */
export const startLength = 3

/** Rows or places, by their numbers. */
export type Numbers = readonly number[]

const none: Numbers = []

/** Numbers by the words that they go with, and by how such words begin. */
export class ByWord {
  readonly #byWord: (number[] | undefined)[] = []
  readonly #byStart = new Map<string, number[]>()
  /** By the number of a word, once it was looked up by how it begins. */
  readonly #startingAs: (Numbers | undefined)[] = []

  addWord(word: string, value: number): void {
    const number = numberOf(word)
    const same = this.#byWord[number]
    if (same) same.push(value)
    else this.#byWord[number] = [value]
  }

  /** @param start Its first letters are what it is kept by. */
  addStart(start: string, value: number): void {
    const key = start.slice(0, startLength)
    const same = this.#byStart.get(key)
    if (same) same.push(value)
    else this.#byStart.set(key, [value])
    this.#startingAs.length = 0
  }

  /** What goes with the word itself. */
  ofWord({ number }: Unit): Numbers {
    return this.#byWord[number] ?? none
  }

  /** What may go with it by how it begins: a few letters are alike. */
  ofStart({ word, number }: Unit): Numbers {
    const known = number === unknownWord ? undefined : this.#startingAs[number]
    if (known) return known
    const found = this.#byStart.get(word.slice(0, startLength)) ?? none
    if (number !== unknownWord) this.#startingAs[number] = found
    return found
  }
}
