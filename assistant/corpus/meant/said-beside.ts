import type { Meant, Said } from '#corpus/meant/meant.ts'
import { measureMeant } from '#corpus/meant/measure-meant.ts'

/** How a wording is said with something else in the same message, and what then stands besides. */
export const besides = {
  'talk before': { say: (text: string) => `Ai Lya, que dia corrido. ${text}` },
  'small talk around': { say: (text: string) => `Ah, lembrei: ${ended(text)} É isso, boa noite!` },
  'an entry on a line below': { say: (text: string) => `${text}\naçaí 22`, entry: '-22 açaí' },
  'an entry in a sentence': {
    say: (text: string) => `${ended(text)} E açaí 22`,
    entry: '-22 açaí',
  },
  'a question behind': { say: asked },
  'a question behind, which is answered': { say: asked, says: 'gastou' },
} as const

export type Beside = keyof typeof besides

/**
 * Of how many wordings that come to what was meant, still do with something else beside them. No
 * label is needed: what the wording comes to is known, and what stands beside it as well. A moment
 * whose answer tells figures is left out where an entry beside it would change them.
 *
 * @param nth Of how many wordings one is tried, so that it is over soon.
 */
export function measureBeside(
  all: readonly Meant[],
  words: readonly Said[],
  beside: Beside,
  nth: number,
): { said: number; right: number } {
  const one = besides[beside]
  const entry = 'entry' in one ? one.entry : null
  const tried = all.filter(({ says }) => entry === null || says === undefined)
  const told = tried.map((meant) => {
    const says = 'says' in one ? [...(meant.says ?? []), one.says] : meant.says
    const books = meant.books.map((own) => (entry === null ? own : [...own, entry]))
    return { ...meant, books, ...(says ? { says } : {}) }
  })
  const each = words.flatMap(({ id, said }) => said.map((text) => ({ id, text })))
  const drawn = each.filter(({ id }, at) => at % nth === 0 && tried.some((own) => own.id === id))
  const alone = drawn.filter(({ id, text }) => {
    return measureMeant(tried, [{ id, said: [text] }]).right === 1
  })
  return measureMeant(
    told,
    alone.map(({ id, text }) => ({ id, said: [one.say(text)] })),
  )
}

function asked(text: string): string {
  return `${ended(text)} Quanto já gastei hoje?`
}

function ended(text: string): string {
  return /[.!?…]\s*$/.test(text) ? text : `${text}.`
}
