import { fold } from '#language/fold.ts'
import { capital } from '#language/spelling/capital.ts'
import { findVerb } from '#language/verbs.ts'
import { findMeanings } from '#understanding/lexicon/find.ts'
import type { Reading } from '#understanding/reading.ts'
import type { ReadTransaction } from '#understanding/transactions/scene.ts'
import { isSomeone } from '#understanding/transactions/subject-of.ts'

const settling = new Set(['pagar', 'acertar', 'quitar', 'devolver'])
const articles = new Set(['o', 'a'])
const titles = new Set(['dona', 'seu', 'seo'])
/** As many words as "seu Zé da serraria" has. */
const nameMax = 4

/** Says whose it was, where what came in is called by the debt alone: `Fiado (Carminha)`. */
export function nameTickPayer(
  reading: Reading,
  all: readonly ReadTransaction[],
): ReadTransaction[] {
  const [only, another] = all
  const isTick =
    only?.draft.type === 'receita' && /^fiado\b[^(]*$/.test(fold(only.draft.description))
  const who = isTick && !another ? payerIn(reading) : ''
  if (!only || who === '') return [...all]
  const { description } = only.draft
  return [{ ...only, draft: { ...only.draft, description: `${description} (${who})` } }]
}

function payerIn({ tokens, text }: Reading): string {
  const at = tokens.findIndex(({ norm }) => {
    const verb = findVerb(norm)
    return verb?.form === 'they-did' && settling.has(verb.lemma)
  })
  let from = at
  while (from > 0 && at - from < nameMax && tokens[from - 1]?.kind === 'word') from -= 1
  if (articles.has(tokens[from]?.norm ?? '')) from += 1
  const head = tokens[from]?.norm ?? ''
  const isWho = isSomeone(head) || titles.has(head) || findMeanings(head) === undefined
  if (from >= at || !isWho) return ''
  return capital(text.slice(tokens[from]?.start, tokens[at - 1]?.end))
}
