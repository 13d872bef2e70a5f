import { allVerbs } from '#language/verbs.ts'

/**
 * Every form, folded, of the verbs of one sense or kind, or of the verb with that infinitive.
 *
 * @param only The forms that are meant; all where absent.
 * @throws Error where no verb is named so, or none of its forms is asked for.
 */
export function formsOf(name: string, only?: readonly string[]): string[] {
  const words: string[] = []
  for (const [word, { lemma, sense, kind, form }] of allVerbs()) {
    const isNamed = lemma === name || sense === name || kind === name
    if (isNamed && (only === undefined || only.includes(form))) words.push(word)
  }
  if (words.length === 0) throw new Error(`no verb '${name}' ${only?.join() ?? ''}`)
  return words
}
