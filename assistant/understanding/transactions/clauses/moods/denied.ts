import { findVerb, isNounForm } from '#language/verbs.ts'
import { type Frame, wordAt } from '#understanding/transactions/clauses/frame.ts'
import { noted } from '#understanding/transactions/clauses/own-deed.ts'
import { isPleading } from '#understanding/transactions/clauses/served/pleading.ts'

/** Words that lead to what something is for. */
export const purposes = new Set(['pra', 'para'])
const denying = new Set('nao nunca nem jamais sem'.split(' '))
const between = new Set(
  'eu me a gente nos mais ainda sequer cheguei chegei precisei quis consegui'.split(' '),
)

/** Whether a money verb of the clause stands right after a negation. */
export function isDenied(frame: Frame): boolean {
  for (let at = frame.first; at <= frame.last; at += 1) {
    if (!denying.has(wordAt(frame, at))) continue
    // "comprei um rodo pra não molhar o pé": what for.
    if (wordAt(frame, at) === 'nao' && purposes.has(wordAt(frame, at - 1))) continue
    let next = at + 1
    while (next <= at + 5 && between.has(wordAt(frame, next))) next += 1
    const word = wordAt(frame, next)
    // "nao lembro quanto foi" denies no deed, "nao anotei o almoco, 32" only that it was told.
    if (forgotten.has(word) || noted.has(word)) continue
    // "nao conta pra minha mae" keeps a secret.
    if (word === 'conta' && aside.has(wordAt(frame, next + 1))) continue
    // "fogos 120 nunca mais": a vow, of what was done.
    if (word === '' && wordAt(frame, at) === 'nunca' && next === at + 2) continue
    // "12x de 219,90 sem entrada" says how it is paid.
    if (wordAt(frame, at) === 'sem' && word === 'entrada') continue
    const isVerb = isNounForm(word) || (findVerb(word)?.sense ?? 'say') !== 'say'
    const isDeed = isVerb && !frame.reading.inTerm[next]
    if (isRepair(frame, at)) continue
    if (next > frame.last && isPleading(frame, at)) continue
    return isDeed || next > frame.last
  }
  return false
}

const forgotten = new Set('lembro lembrava sei sabia recordo uso usava assisto percebi'.split(' '))
const aside = new Set(['pra', 'pro', 'para'])

const startled = new Set('ah opa ops oh ih eita digo pera perai'.split(' '))

/** `30 ah nao foi 35`: what is denied is the figure before. */
function isRepair(frame: Frame, at: number): boolean {
  return wordAt(frame, at) === 'nao' && startled.has(wordAt(frame, at - 1))
}

const naught = new Set(['nem', 'sem'])
const about = new Set('uns por r $ so'.split(' '))
const paid = new Set('gastei paguei deu foi custou saiu'.split(' '))

/** `nem 5 reais`, `sem 50 conto`: a sum that there is not. */
export function isNothing(frame: Frame): boolean {
  for (let at = frame.first; at < frame.last; at += 1) {
    if (paid.has(wordAt(frame, at))) return false
    if (!naught.has(wordAt(frame, at))) continue
    const next = about.has(wordAt(frame, at + 1)) ? at + 2 : at + 1
    if (frame.reading.tokens[next]?.kind === 'number') return true
  }
  return false
}
