import { findVerb } from '#language/verbs.ts'
import { findMeanings } from '#understanding/lexicon/find.ts'
import type { Reading } from '#understanding/reading.ts'
import type { Clause, Mood } from '#understanding/transactions/clauses/clause.ts'
import {
  cancels,
  doubts,
  exams,
  forced,
  isMoneyGift,
  measured,
  moving,
  negations,
  offers,
  pending,
  presents,
  prospects,
  retractions,
  sights,
  wishes,
  worth,
} from '#understanding/transactions/clauses/mood-words.ts'
import { withoutAsking } from '#understanding/transactions/requests.ts'
import { payers, people, spenders, subjectOf } from '#understanding/transactions/subject-of.ts'

/** What a clause says of its money: done, wished, another's, a mere price, or nothing. */
export function moodOf(reading: Reading, clause: Clause): Mood {
  const { verbs } = clause
  const flat = withoutAsking(clause.flat)
  // "devolvi a blusa e a loja estornou 69,90": what was cancelled came back.
  const isRefunded = verbs.some(({ verb }) => verb.kind === 'refund' && verb.form === 'they-did')
  if (((cancels.test(flat) || retractions.test(flat)) && !isRefunded) || isNegated(reading, clause))
    return 'undone'
  if (exams.test(flat) && !namesMoney.test(flat)) return 'else'
  if (offers.test(flat) || prospects.test(flat)) return 'undone'
  if (isNothing(flat) || (moving.test(flat) && !verbs.some(isMine))) return 'undone'
  if (measured.test(flat) && !namesMoney.test(flat) && !verbs.some(isPaying)) return 'else'
  if (presents.test(flat) && !isMoneyGift.test(flat)) return 'other'
  return moodOfDeed(reading, clause, flat) ?? moodOfRest(reading, clause, flat)
}

const namesMoney = / (reais|real|conto|contos|pila|r \$) /

/** `nem 5 reais`, `sem 50 conto`: a sum that there is not. */
function isNothing(flat: string): boolean {
  const lead = / (nem|sem) (uns |por |r \$ )?\d/.exec(flat)
  return (
    lead !== null &&
    !/ (gastei|paguei|deu|foi|custou|ficou|saiu) /.test(flat.slice(0, lead.index + 1))
  )
}

function isPaying({ verb }: Clause['verbs'][number]): boolean {
  return verb.form === 'i-did' && (verb.kind === 'spend' || verb.kind === 'earn')
}

function isMine({ verb }: Clause['verbs'][number]): boolean {
  return verb.form === 'i-did'
}

/** Whether a later clause takes back what a clause tells; a deed needs more than "nao comprei". */
export function takesBack(later: Clause, told: Clause): boolean {
  if (told.mood !== 'done') return cancels.test(later.flat)
  if (retractions.test(later.flat)) return true
  // What a bill came to ("deu 90") is not yet paid; "nao comprei carne" denies only the meat.
  const isDone = told.verbs.some(({ verb }) => verb.form === 'i-did' || verb.form === 'participle')
  return (
    !isDone &&
    cancels.test(later.flat) &&
    !/ nao \p{L}+ (?!por|porque|ainda|nada)\p{L}/u.test(later.flat)
  )
}

/** The mood of a clause in which the writer does something; null where they do nothing. */
function moodOfDeed(reading: Reading, { verbs }: Clause, flat: string): Mood | null {
  const told = verbs.filter(({ verb }) => verb.kind !== 'else')
  if (/ (consegui|conseguimos) (por|pagar|comprar|um|uma|o|a) /.test(flat)) return 'done'
  if (forced.test(flat) && told.length > 0 && !/ (quase|vou|quero) /.test(flat)) return 'done'
  const isPending = pending.test(flat)
  const deed = told.find(
    ({ verb }) => verb.form === 'i-did' || (verb.form === 'participle' && !isPending),
  )
  if (!deed) return null
  if (doubts.test(flat)) return 'undone'
  const wish = flat.search(wishes)
  // "queria um tenis e comprei": the deed comes after the wish.
  const isAfterWish = flat.indexOf(` ${reading.tokens[deed.at]?.norm} `) > wish
  return wish < 0 || isAfterWish || / que /.test(flat) ? 'done' : 'undone'
}

// "voltei de uber 23": the fare of a way that was gone.
const rides =
  / (voltei|voltamos|viajei|viajamos|cheguei|chegamos|vim|viemos) (pra casa |de la |do \p{L}+ |da \p{L}+ )?(de|no|na|pelo) (uber|99|taxi|onibus|metro|trem|aviao|moto|mototaxi|barca|balsa|van|indrive|app|blablacar) /u
// `estou namorando um tenis`: busy with a deed that is none of money.
const under =
  / (estou|estava|estamos|fico|vivo) (so |ainda )?(?!pag|gast|compr|receb|vend)\p{L}+[aei]ndo /u
const stated =
  / (esta|estao|estava|estavam|continua) (a |em |por |uns |na casa dos |quase |r |\$ )*\d/
// Written without its accent: "o salario minimo e 1.518".
const unaccented =
  /^[^\d]* \p{L}+ e (uns |umas |r \$ )*\d[\d.,]* (mil |k |reais |conto )*(ate [^\d]*)?$/u
const unaccentedPrice =
  /^ (o|a|os|as|esse|essa|aqui|cada|meu|minha) [^\d]*\p{L} e (uns |umas |so |r \$ )*\d/u

function moodOfRest(reading: Reading, clause: Clause, flat: string): Mood {
  const verbs = clause.verbs.filter(({ verb }) => verb.kind !== 'else')
  const has = (...forms: string[]) => verbs.some(({ verb }) => forms.includes(verb.form))
  if (wishes.test(flat) || / (vai|vao) \p{L}+r /u.test(flat) || has('undone')) return 'undone'
  if (has('they-did')) return theirMood(reading, clause)
  if (sights.test(flat) || worth.test(flat)) return 'undone'
  if (under.test(flat)) return 'undone'
  if (has('gerund'))
    return / (esta|estao|tao|estava|estavam|anda|vive) /.test(flat) ? 'undone' : 'done'
  if (/ eh /.test(flat) || stated.test(flat) || unaccented.test(flat) || unaccentedPrice.test(flat))
    return 'stated'
  if (verbs.length === 0 && clause.verbs.length > 0) return rides.test(flat) ? 'silent' : 'else'
  if (isOfOther(reading, clause)) return 'else'
  const isPlan = verbs.some(({ verb }) => verb.form === 'infinitive' && verb.kind !== 'hand')
  return isPlan || has('i-do', 'they-do') ? 'undone' : 'silent'
}

/** `faltou 50 pra completar`: the verb right before the figure is none of money. */
function isOfOther({ amounts }: Reading, { first, last, verbs }: Clause): boolean {
  const amount = amounts.find((one) => first <= one.first && one.last <= last)
  const governing = verbs.findLast(({ at }) => amount !== undefined && at < amount.first)
  return governing?.verb.kind === 'else' && governing.verb.form.endsWith('did')
}

/** Whether a money verb of the clause stands right after a negation. */
function isNegated(reading: Reading, clause: Clause): boolean {
  const match = negations.exec(clause.flat)
  if (!match) return false
  const word = clause.flat.slice(match.index + match[0].length).split(' ')[0] ?? ''
  return findVerb(word) !== undefined || (word === '' && reading.tokens.length > 0)
}

const isToMe = / (me|nos|pra mim|para mim|pro meu pix|na minha conta) /

// "meu ex depositou a pensao": what is owed to the writer.
export const handed = /^(depositou|depositaram|transferiu|transferiram|mandou|mandaram)$/
export const allowances =
  / (a|o|as) (pensao|mesada|salario|comissao|bonus|rescisao|adiantamento|ferias) /

/** `os 80 que estava me devendo`. */
export const owedToMe = / (que )?(ele |ela )?(estava |estavam )?me (devia|deviam|devendo|deve) /

function isSumNext({ amounts }: Reading, at: number): boolean {
  return amounts.some((one) => one.first > at && one.first <= at + 2)
}

/** `cobrou 60 do Léo`: the one who pays is named. */
function isChargedToOther(reading: Reading, clause: Clause): boolean {
  const amount = reading.amounts.find((one) => clause.first <= one.first && one.last <= clause.last)
  if (!amount || isToMe.test(clause.flat)) return false
  const after = reading.tokens.slice(amount.last + 1, clause.last + 1)
  const at = after.findIndex(({ norm }) => /^d[oae]$/.test(norm))
  const named = after.slice(at + 1, at + 4)
  if (at < 0) return false
  if (named.some(({ norm }) => people.test(norm))) return true
  // An unknown word at the end of the clause is a name: "cobrou 60 da instalacao eletrica" is not.
  const [who] = named
  const isAlone = at === 0 && after.length === 2 && who?.kind === 'word'
  return isAlone && findMeanings(who.norm) === undefined
}

// What an employer pays to others: the hotel, the lunch, the fare.
const ownBill =
  / (d[oa]|n[oa]|pel[oa]|o|a) (hotel|almoco|jantar|passagem|passagens|hospedagem|uber|taxi|curso|confra|festa|cafe|lanche|evento|viagem|material|carro|conserto) /

/** A deed in the third person: a bill or an arrival, the writer's group, a payer, or a stranger. */
function theirMood(reading: Reading, clause: Clause): Mood {
  const { flat, verbs } = clause
  const own = verbs.find(({ verb }) => verb.form === 'they-did' && verb.kind !== 'else')
  if (!own) return 'silent'
  if (/ (a gente|nos) /.test(flat)) return 'done'
  const subject = subjectOf(reading, clause, own.at)
  const isGivenToMe = isToMe.test(flat) && !/ nos /.test(flat)
  if (own.verb.kind === 'cost' || own.verb.kind === 'arrive') {
    const isPerson =
      people.test(subject) &&
      own.verb.kind === 'cost' &&
      / (deu|deram|ficou|ficaram|foi|saiu|veio) /.test(flat)
    return isPerson && !isGivenToMe ? 'other' : 'done'
  }
  const word = reading.tokens[own.at]?.norm ?? ''
  // "o mecanico levou 480"
  if (/^(levou|levaram|comeu|arrancou)$/.test(word) && isSumNext(reading, own.at)) {
    return people.test(subject) || subject === '' ? 'other' : 'done'
  }
  // "me pediu 200": asking gives nothing.
  if (/^(pediu|pediram)$/.test(word)) return 'other'
  if (own.verb.kind === 'refund' || isGivenToMe) return 'done'
  if (/^(cobr|debit|descont)/.test(word)) {
    return isChargedToOther(reading, clause) ? 'other' : 'done'
  }
  if (handed.test(word) && allowances.test(flat)) return 'done'
  if (/^(pag|quit|devolv|acert)/.test(word) && owedToMe.test(reading.flat)) return 'done'
  // "pagaram meu freela": they, whoever they are, paid the writer.
  if (subject === '' && /^(pagaram|depositaram|mandaram|transferiram|enviaram)$/.test(word))
    return 'done'
  const isPaying = own.verb.kind === 'give' || /^(pag|quit)/.test(word)
  if (spenders.test(subject) && ownBill.test(flat)) return 'other'
  return payers.test(subject) && isPaying ? 'done' : 'other'
}
