import { guessVerb } from '#language/guess-verb.ts'
import { findVerb, type Verb } from '#language/verbs.ts'
import { findMeanings } from '#understanding/lexicon/find.ts'
import { isPlainWord } from '#understanding/plain-words.ts'
import { flatOf, type Reading } from '#understanding/reading.ts'
import type { Clause } from '#understanding/transactions/clauses/clause.ts'
import { moodOf } from '#understanding/transactions/clauses/mood.ts'
import { markReported } from '#understanding/transactions/clauses/reported.ts'
import { isSlangDeed } from '#understanding/transactions/covers.ts'

/** The clauses of a message, in order. */
export function splitClauses(reading: Reading): Clause[] {
  const { tokens } = reading
  const clauses: Clause[] = []
  let first = 0
  let sentence = 0
  for (let at = 0; at <= tokens.length; at += 1) {
    const parting = at === tokens.length ? 'sentence' : partingAt(reading, at)
    if (!parting) continue
    if (at > first) clauses.push(clauseOf(reading, first, at - 1, sentence))
    first = at
    if (parting === 'sentence') sentence += 1
  }
  markReported(clauses)
  return clauses
}

function partingAt(reading: Reading, at: number): 'sentence' | 'clause' | null {
  const norm = reading.tokens[at]?.norm ?? ''
  // The que of "semana que vem" parts nothing.
  if (reading.days.some((day) => day.first < at && at <= day.last)) return null
  if (/^[.;!?]$/.test(norm)) return isAbbreviation(reading, at) ? null : 'sentence'
  if (/^[,:()]$/.test(norm)) return 'clause'
  if (/^(mas|porem|porque|ai|depois|entao|dai|so que|enquanto|quando)$/.test(norm)) return 'clause'
  if (norm === 'e') return isVerbNear(reading, at + 1) ? 'clause' : null
  return norm === 'que' && isRelative(reading, at) ? 'clause' : null
}

function isAbbreviation(reading: Reading, at: number): boolean {
  return /^(dr|dra|sr|sra|av|r|prof|profa|s)$/.test(reading.tokens[at - 1]?.norm ?? '')
}

const verbLead =
  /^(eu|ja|a|gente|nos|ainda|nem|me|ele|ela|tambem|acabei|tive|que|nao|so|hoje|ontem)$/

function isVerbNear(reading: Reading, at: number): boolean {
  for (let step = 0; step < 3; step += 1) {
    const norm = reading.tokens[at + step]?.norm ?? ''
    if (findVerb(norm)) return true
    if (!verbLead.test(norm)) return false
  }
  return false
}

/** `que custou 240`, `que eu paguei`; but not the one of `tive que` or `o que`. */
function isRelative(reading: Reading, at: number): boolean {
  const before = reading.tokens[at - 1]?.norm ?? ''
  return !/^(tive|teve|tenho|tem|tinha|o|sera|do|mais|por|acho|ter|tivemos|sonhei|imaginei|pensei)$/.test(
    before,
  )
}

const works =
  / (bicos?|freelas?|freelances?|frila|trampos?|corridas?|uber|entregas?|faxinas?|diarias?|plantao|plantoes|vendas|feira) /

/** The verb of a token; "tirei 150 no bico" is what was earned, and "tirei 9 na prova" is not. */
function verbAt(reading: Reading, at: number): Verb | undefined {
  const norm = reading.tokens[at]?.norm ?? ''
  const isTakings =
    /^(tirei|tiramos)$/.test(norm) &&
    works.test(reading.flat) &&
    reading.amounts.some((one) => one.first === at + 1 || one.first === at + 2)
  // The bank, not the deed.
  if (norm === 'paga' && isPayer(reading, at)) return { kind: 'spend', form: 'they-do' }
  if (norm === 'pago' && reading.tokens[at - 1]?.norm === 'mercado') return undefined
  return isTakings ? { kind: 'earn', form: 'i-did' } : (findVerb(norm) ?? strangeVerb(reading, at))
}

/** `a vaga paga 2.800`, but `conta de luz paga 180`: what stands before it pays or is paid. */
function isPayer(reading: Reading, at: number): boolean {
  const before = reading.tokens[at - 1]
  const isPaid = findMeanings(before?.norm ?? '')?.some((one) => one.weight !== 'hint')
  const isBefore = reading.amounts.some((one) => one.first > at && one.first <= at + 2)
  return (
    before?.kind === 'word' && !isPaid && isBefore && !/^(ja|foi|esta|conta)$/.test(before.norm)
  )
}

const tolds = /(?:ei|ou|eu|iu|ram)$/

function strangeVerb(reading: Reading, at: number): Verb | undefined {
  const norm = reading.tokens[at]?.norm ?? ''
  if (!tolds.test(norm) || isPlainWord(norm) || findMeanings(norm)) return undefined
  // "soltei 15 no pastel": slang for spending, whatever the verb.
  if (isSlangDeed(reading, at)) return { kind: 'hand', form: 'i-did' }
  return guessVerb(norm)
}

function clauseOf(reading: Reading, first: number, last: number, sentence: number): Clause {
  const flat = flatOf(reading, first, last)
  const verbs: Clause['verbs'] = []
  for (let at = first; at <= last; at += 1) {
    const verb = reading.inTerm[at] ? undefined : verbAt(reading, at)
    if (verb) verbs.push({ at, verb })
  }
  const clause: Clause = { first, last, sentence, mood: 'silent', verbs, flat }
  clause.mood = moodOf(reading, clause)
  return clause
}
