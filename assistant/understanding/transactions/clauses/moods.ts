import type { Span } from '#language/phrases/phrase-book.ts'
import { findVerb, isNounForm } from '#language/verbs.ts'
import { findMeanings } from '#understanding/lexicon/find.ts'
import type {
  Clause,
  Mood,
  PlacedVerb,
  Verdict,
} from '#understanding/transactions/clauses/clause.ts'
import {
  amountIn,
  type Frame,
  hasForm,
  isSaid,
  wordAt,
} from '#understanding/transactions/clauses/frame.ts'
import {
  isLate,
  isManaged,
  isOwnDeed,
  moodOfOwn,
  noted,
} from '#understanding/transactions/clauses/own-deed.ts'
import { isDebtPaid } from '#understanding/transactions/clauses/parties.ts'
import { isBroughtHome } from '#understanding/transactions/clauses/served/brought.ts'
import { isPleading } from '#understanding/transactions/clauses/served/pleading.ts'
import { readStated } from '#understanding/transactions/clauses/stated.ts'
import { readTheirs } from '#understanding/transactions/clauses/their-deed.ts'

type Rule = readonly [name: string, read: (frame: Frame) => Mood | null]

const when = (mood: Mood, is: (frame: Frame) => boolean) => (frame: Frame) =>
  is(frame) ? mood : null

/** What a clause says of its money, the first rule that knows. */
const rules: readonly Rule[] = [
  ['taken-back', when('undone', (one) => isSaid(one, 'cancel', 'retraction') && !isRefunded(one))],
  ['denied', when('undone', isDenied)],
  ['conditional', when('undone', (one) => wordAt(one, one.first) === 'se')],
  ['exam', when('else', (one) => isSaid(one, 'exam') && !isSaid(one, 'money'))],
  ['offered', when('undone', (one) => isSaid(one, 'offer', 'prospect'))],
  ['nothing', when('undone', isNothing)],
  ['moving-price', when('undone', (one) => isSaid(one, 'moving') && !hasForm(one.verbs, 'i-did'))],
  ['measured', when('else', isMeasured)],
  ['theirs', when('other', (one) => isSaid(one, 'theirs'))],
  ['present', when('other', (one) => isSaid(one, 'present') && !isSaid(one, 'gift'))],
  ['found', when('done', (one) => isSaid(one, 'found'))],
  ['managed', when('done', isManaged)],
  ['worked', when('done', (one) => isSaid(one, 'worked', 'till', 'delivered'))],
  ['ahead', when('undone', (one) => isSaid(one, 'ahead'))],
  ['to-come', when('undone', (one) => isSaid(one, 'comes'))],
  ['own-deed', (one) => (isOwnDeed(one) ? moodOfOwn(one) : null)],
  ['debt-paid', when('done', isDebtPaid)],
  ['wished', when('undone', isWished)],
  ['their-deed', (one) => readTheirs(one)?.mood ?? null],
  ['seen', when('undone', (one) => isSaid(one, 'sight', 'worth'))],
  ['busy', when('undone', isBusy)],
  ['under-way', (one) => (hasForm(one.told, 'gerund') ? moodUnderWay(one) : null)],
  ['stated', readStated],
  ['ridden', when('silent', (one) => isElse(one) && isRidden(one))],
  ['brought', when('silent', (one) => isElse(one) && isBroughtHome(one))],
  ['late', when('silent', isLate)],
  ['no-money', when('else', (one) => isElse(one) || isOfOther(one))],
  ['planned', when('undone', isPlanned)],
]

/** What a clause says of its money: done, wished, another's, a mere price, or nothing. */
export function moodOf(frame: Frame): Verdict {
  for (const [rule, read] of rules) {
    const mood = read(frame)
    if (mood) return { mood, rule }
  }
  return { mood: 'silent', rule: '' }
}

/** "devolvi a blusa e a loja estornou 69,90": what was cancelled came back. */
function isRefunded({ told }: Frame): boolean {
  return told.some(({ verb }) => verb.kind === 'refund' && verb.form === 'they-did')
}

const purposes = new Set(['pra', 'para'])
const denying = new Set('nao nunca nem jamais sem'.split(' '))
const between = new Set(
  'eu me a gente nos mais ainda sequer cheguei chegei precisei quis consegui'.split(' '),
)

/** Whether a money verb of the clause stands right after a negation. */
function isDenied(frame: Frame): boolean {
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

const forgotten = new Set(['lembro', 'sei', 'recordo'])
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
function isNothing(frame: Frame): boolean {
  for (let at = frame.first; at < frame.last; at += 1) {
    if (paid.has(wordAt(frame, at))) return false
    if (!naught.has(wordAt(frame, at))) continue
    const next = about.has(wordAt(frame, at + 1)) ? at + 2 : at + 1
    if (frame.reading.tokens[next]?.kind === 'number') return true
  }
  return false
}

function isMeasured(frame: Frame): boolean {
  const isPaying = ({ verb }: PlacedVerb) =>
    verb.form === 'i-did' && (verb.kind === 'spend' || verb.kind === 'earn')
  const isNear = frame.said.some((one) => one.means === 'measured' && isFigureNear(frame, one))
  return isNear && !isSaid(frame, 'money') && !frame.verbs.some(isPaying)
}

const measureReach = 5

/** "inscricao 250 senha 114" names what is behind the word, and not what stands before it. */
function isFigureNear({ reading, first, last }: Frame, said: Span): boolean {
  const isInside = ({ token }: { token: number }) => first <= token && token <= last
  const figures = reading.tokens.flatMap(({ kind }, token) =>
    kind === 'number' ? [{ token }] : [],
  )
  const own = figures.filter(isInside)
  const isBehind = own.some(({ token }) => token >= said.first && token <= said.last + measureReach)
  const isOf = reading.tokens[said.first - 1]?.norm === 'de' || said.last > said.first
  return isBehind || isOf || own.length === 0
}

function isWished(frame: Frame): boolean {
  const isUndone = hasForm(frame.told, 'undone') && !isSaid(frame, 'part')
  return isSaid(frame, 'wish', 'doubt') || willDo(frame) || isUndone
}

/** `vai custar`, `vão cobrar`. */
function willDo(frame: Frame): boolean {
  for (let at = frame.first; at < frame.last; at += 1) {
    const isWill = wordAt(frame, at) === 'vai' || wordAt(frame, at) === 'vao'
    if (isWill && wordAt(frame, at + 1).endsWith('r')) return true
  }
  return false
}

const being = new Set('estou estava estamos fico vivo'.split(' '))
const still = new Set(['so', 'ainda'])
const ofMoney = 'pag gast compr receb vend com tom beb almoc jant lanch'.split(' ')

/** `estou namorando um tenis`: busy with a deed that is none of money. */
function isBusy(frame: Frame): boolean {
  for (let at = frame.first; at < frame.last; at += 1) {
    if (!being.has(wordAt(frame, at))) continue
    const doing = wordAt(frame, still.has(wordAt(frame, at + 1)) ? at + 2 : at + 1)
    if (/[aei]ndo$/.test(doing) && !ofMoney.some((one) => doing.startsWith(one))) {
      return true
    }
  }
  return false
}

const going = new Set('esta estao tao estava estavam anda vive'.split(' '))

function moodUnderWay(frame: Frame): Mood {
  for (let at = frame.first; at <= frame.last; at += 1) {
    if (going.has(wordAt(frame, at))) return 'undone'
  }
  return 'done'
}

function isElse(frame: Frame): boolean {
  return frame.told.length === 0 && frame.verbs.some((one) => !isPurpose(frame, one))
}

/** `uber pra entregar o bolo 17`: a thing is named before, and then what it was for. */
function isPurpose(frame: Frame, { at, verb }: PlacedVerb): boolean {
  const isFor = purposes.has(wordAt(frame, at - 1)) && verb.form === 'infinitive'
  const named = frame.reading.tokens.slice(frame.first, at - 1)
  return isFor && named.some(({ norm }) => findMeanings(norm) !== undefined)
}

const rideLemmas = new Set('voltar viajar chegar vir'.split(' '))
const rides = new Set(
  'uber 99 taxi onibus busao buzao bus circular coletivo lotacao brt vlt metro trem aviao moto mototaxi barca balsa van indrive app blablacar'.split(
    ' ',
  ),
)

/** "voltei de uber 23": the fare of a way that was gone. */
function isRidden(frame: Frame): boolean {
  const ride = frame.verbs.find(({ verb }) => rideLemmas.has(verb.lemma))
  if (!ride) return false
  for (let at = ride.at + 1; at <= Math.min(frame.last, ride.at + 5); at += 1) {
    if (rides.has(wordAt(frame, at))) return true
  }
  return false
}

/** `faltou 50 pra completar`: the verb before the figure is none of money. */
function isOfOther(frame: Frame): boolean {
  const amount = amountIn(frame)
  const governing = frame.verbs.findLast(({ at }) => amount !== undefined && at < amount.first)
  return governing?.verb.kind === 'else' && governing.verb.form.endsWith('did')
}

function isPlanned({ told }: Frame): boolean {
  const isPlan = told.some(({ verb }) => verb.form === 'infinitive' && verb.kind !== 'hand')
  return isPlan || hasForm(told, 'i-do', 'they-do')
}

/** Whether a later clause takes back what a clause tells; a deed needs more than "nao comprei". */
export function takesBack(later: Clause, told: Clause): boolean {
  if (later.takes === null) return false
  if (told.mood !== 'done' || later.takes === 'all') return true
  if (later.takes === 'unpaid' && isFined(told)) return true
  // What a bill came to ("deu 90") is not yet paid; "nao comprei carne" denies only the meat.
  return !hasForm(told.verbs, 'i-did', 'participle') && later.takes === 'unpaid'
}

/** `tomei uma multa de 195`: whoever gets one has paid nothing yet. */
function isFined({ flat, verbs }: Clause): boolean {
  return flat.includes(' multa ') && verbs.every(({ verb }) => verb.kind !== 'spend')
}
