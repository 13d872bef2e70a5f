import { fold } from '#language/fold.ts'
import { capital } from '#language/spelling/capital.ts'
import { isFirstName } from '#understanding/lexicon/first-names.ts'
import { leaningIn } from '#understanding/memory/leaning.ts'
import type { Reading } from '#understanding/reading.ts'
import type { ReadTransaction } from '#understanding/transactions/scene.ts'

/** So long a name has no room for more. */
const roomMax = 60

/** Whether a name says that what it names was not paid at once. */
export function isOnTick(description: string): boolean {
  return /\b(fiad[oa]|devendo|pendurad[oa])\b/.test(fold(description))
}

/** A name that says so: `Saco de ração (fiado)`. */
export function nameOnTick(description: string, word = 'fiado'): string {
  // "10 coco a 4 no fiado": the word of owing took the place of the thing.
  const thing = /^fiado \((.+)\)$/i.exec(description)?.[1]
  if (thing !== undefined) return `${capital(thing)} (${word})`
  if (isOnTick(description) || description.length > roomMax) return description
  return `${description} (${word})`
}

const places = new Set(['no', 'na'])
const titles = new Set(['seu', 'dona'])

/** The ` com a Neide` of "fiado com a Neide": by whom it is asked for. */
function whoseIn({ tokens, text }: Reading, at: number): string {
  const [link, article, who] = tokens.slice(at + 1, at + 4)
  const lead = article?.norm ?? ''
  // "fiado na dona Neide"
  const isTitled = titles.has(lead) && who?.kind === 'word'
  // "fiado na autopeças": where it is owed is asked for as well.
  if (places.has(link?.norm ?? '') && article?.kind === 'word') {
    return ` ${text.slice(link?.start, isTitled ? who.end : article.end)}`
  }
  const isNamed = link?.norm === 'com' && /^(?:[oa]|seu|dona)$/.test(lead)
  // "com seu Zé": whoever is called so is a person.
  return isNamed && who?.kind === 'word' && (isTitled || isFirstName(who.norm))
    ? ` ${text.slice(link.start, who.end)}`
    : ''
}

/**
 * Says in its name that the one thing that was told, or the last of several, was not paid yet:
 * whoever pays it another day is then asked whether it is this.
 */
export function markOnTick(reading: Reading, all: readonly ReadTransaction[]): ReadTransaction[] {
  const only = all.at(-1)
  const found = only ? leaningIn('boughtOnTick', reading) : null
  // "comprei pão 8 fiado e leite 5": of several, all of them are where it stands behind the last.
  const last = reading.amounts.at(-1)?.last ?? 0
  if (all.length > 1 && (!found || found.last <= last)) return [...all]
  if (!only || !found || only.draft.type !== 'despesa' || only.draft.description === '') {
    return [...all]
  }
  // "paguei 40, fiquei devendo 20": what is owed is the other sum.
  const owed = reading.amounts.find(({ first }) => first > found.last)
  if (owed && Math.round(owed.valueCents) !== only.draft.amountCents) return [...all]
  const word = reading.tokens[found.last]?.norm === 'devendo' ? 'devendo' : 'fiado'
  const description = nameOnTick(only.draft.description, `${word}${whoseIn(reading, found.last)}`)
  return [...all.slice(0, -1), { ...only, draft: { ...only.draft, description } }]
}
