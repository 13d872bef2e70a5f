import type { Verb } from '#language/verbs.ts'

const toldOf = /^\p{L}{2,}(?:aram|eram|iram|ou|iu|eu)$/u
const lengthMin = 5
// Nouns and names with such an ending, and breakages, after which it is the writer who pays.
const others = new Set(
  `
  museu pneu pneus europeu judeu ateu romeu mateu tadeu matheu dirceu chapeu trofeu liceu coliseu
  plebeu breu camafeu apogeu moscou valeu doeu seriu acabou rolou furou estragou queimou pifou
  entupiu rasgou rachou arrebentou estourou vazou travou parou precisou sobrou calhou compensou
  `
    .trim()
    .split(/\s+/),
)

/**
 * What an unlisted word is by its ending: `disseram`, `nasceu` tell of what somebody else did. Only
 * for words that the lexicon does not know either.
 */
export function guessVerb(word: string): Verb | undefined {
  if (word.length < lengthMin || !toldOf.test(word) || others.has(word)) return undefined
  return { lemma: word, sense: 'other', kind: 'else', form: 'they-did' }
}
