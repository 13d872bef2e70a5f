import { conjugate, type VerbForm } from '#language/conjugation.ts'
import { irregular } from '#language/verbs/irregular.ts'
import { nounForms } from '#language/verbs/nouns.ts'
import { regular } from '#language/verbs/regular.ts'
import { kindOfSense, type VerbKind, type VerbSense } from '#language/verbs/sense.ts'

/** A form of a verb, with what it says of money. */
export interface Verb {
  /** The infinitive, folded. */
  lemma: string
  sense: VerbSense
  kind: VerbKind
  form: VerbForm
}

// `jogo`, `corrida`, `falta`: of these verbs such forms are nouns.
const mostlyNouns = new Set<VerbForm>(['i-do', 'they-do', 'participle'])

const verbs = new Map<string, Verb>()
const plainForms = new Set<string>()
for (const { sense, verbs: list, told } of regular) {
  for (const lemma of list.split(' ')) {
    for (const [word, form] of conjugate(lemma)) {
      if (told && mostlyNouns.has(form)) plainForms.add(word)
      else if (!verbs.has(word)) verbs.set(word, { lemma, sense, kind: kindOfSense[sense], form })
    }
  }
}
for (const noun of nounForms) verbs.delete(noun)
for (const [lemma, sense, form, list] of irregular) {
  for (const word of list.split(' ')) {
    if (nounForms.has(word)) continue
    verbs.set(word, { lemma, sense, kind: kindOfSense[sense], form })
  }
}

/** The verb that a folded word is a form of, if any. */
export function findVerb(word: string): Verb | undefined {
  return verbs.get(word)
}

/** Every form of every listed verb, folded. */
export function allVerbs(): Iterable<readonly [string, Verb]> {
  return verbs
}

/** Whether a folded word looks like a verb form and is a noun far oftener. */
export function isNounForm(word: string): boolean {
  return nounForms.has(word) || plainForms.has(word)
}

/** The forms that tell of something done, for spelling repair: slips in others mislead more. */
export function toldForms(): string[] {
  const told = [...verbs].filter(([, { kind, form }]) => form.endsWith('did') && kind !== 'else')
  return told.map(([word]) => word)
}
