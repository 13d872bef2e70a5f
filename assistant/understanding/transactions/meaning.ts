import { months } from '#language/days/words.ts'
import { wordsOf } from '#language/phrases/classes.ts'
import { PhraseBook, type Span } from '#language/phrases/phrase-book.ts'
import type { Reading } from '#understanding/reading.ts'
import { isBesidePrice } from '#understanding/transactions/clauses/beside-price.ts'
import type { Clause, Mood } from '#understanding/transactions/clauses/clause.ts'
import { takesBack } from '#understanding/transactions/clauses/moods/taken-back.ts'
import { isDeferred } from '#understanding/transactions/deferred.ts'
import {
  isOwnTurn,
  isPaidByOther,
  isPaidForWriter,
} from '#understanding/transactions/others-paid.ts'
import { hasAmount, hasWord, type Scene } from '#understanding/transactions/scene.ts'
import type { Segment } from '#understanding/transactions/segments.ts'
import { isPerson, subjectOf } from '#understanding/transactions/subject-of.ts'
import { isContested } from '#understanding/transactions/sums/corrected.ts'
import { isHalfPaid, isHalfTheirs, isPartPaid } from '#understanding/transactions/sums/half-paid.ts'
import { isPutIn } from '#understanding/transactions/sums/left/put-in.ts'
import { isLowered } from '#understanding/transactions/sums/lowered.ts'
import { isGivenBack, isLent } from '#understanding/transactions/sums/paid-back.ts'
import { tellsPrice } from '#understanding/transactions/sums/prices/told-price.ts'

/** Whether the writer tells of an amount as of money that they spent or got. */
export function isMeant(scene: Scene, segment: Segment): boolean {
  if (isLowered(scene.reading, segment) || isHalfPaid(scene.reading)) return true
  // "levou um bolo de 70, ficou me devendo 30": what is not owed came.
  if (segment.isPart && segment.way === 'in') return true
  if (isLent(scene.reading, segment) || isPartPaid(scene.reading)) return true
  if (isContested(scene.reading)) return false
  const mood = moodOf(scene, segment)
  const isCome = segment.way === 'in'
  const isMine = isCome || isGivenBack(scene.reading, segment) || isOwnTurn(scene.reading, segment)
  if (mood === 'other' && isMine) return true
  if (mood === 'undone' || mood === 'other') return false
  if (mood === 'else') return scene.isAsked
  // "o aluguel é 1.800" alone states a price; with a deed beside it, it is the price of the deed.
  return (
    mood !== 'stated' ||
    scene.isAsked ||
    scene.clauses.some((one) => one.mood === 'done' && isPurchase(scene, one))
  )
}

const going = new Set(['fui', 'fomos'])

/** A deed that a stated price may belong to; going somewhere is none. */
function isPurchase({ reading }: Scene, clause: Clause): boolean {
  return clause.verbs.some(
    ({ at, verb }) =>
      verb.kind !== 'else' &&
      (verb.form !== 'they-did' || verb.kind !== 'cost') &&
      !going.has(reading.tokens[at]?.norm ?? ''),
  )
}

function moodOf(scene: Scene, segment: Segment): Mood {
  const at = scene.clauses.findIndex(
    (one) => one.first <= segment.amount.first && segment.amount.first <= one.last,
  )
  const own = scene.clauses[at]
  if (!own) return 'silent'
  if (own.rule === 'ahead' || own.rule === 'to-come') return 'undone'
  const cancelled = scene.clauses
    .slice(at + 1)
    .find(
      (one) =>
        one.first <= segment.last + (one.last - one.first <= bareMax ? 1 : 0) &&
        one.mood === 'undone' &&
        one.sentence === own.sentence &&
        takesBack(one, own),
    )
  if (cancelled) return 'undone'
  if (scene.reading.tokens[segment.amount.first - 1]?.norm === 'nao') return 'undone'
  if (isPaidByOther(scene, segment, own) || isPaidForWriter(scene.reading, segment, own))
    return 'other'
  if (isDeferred(scene, at)) return 'undone'
  // "o boleto de 700 vencia ontem, já paguei" was paid as well.
  const isSaidLast = own.rule === 'no-money' && at === scene.clauses.length - 2
  const isOpen = own.mood === 'undone' || isSaidLast
  if (isOpen && isTaken(scene, at)) return 'done'
  if (isBilled(scene, segment.amount.first, own)) return 'done'
  const isTold = own.verbs.some(({ verb }) => verb.form.endsWith('did'))
  if (!isTold && isAhead(scene, own)) return 'undone'
  return own.mood !== 'silent' ? own.mood : moodAround(scene, segment, at, own)
}

/** `mas devolvi`: right behind a price it is of that thing, and names no other. */
const bareMax = 1

const taking = new PhraseBook('an offer taken', [
  {
    means: 'taken',
    say: 'levei|comprei|peguei|paguei|aproveitei|garanti|fechei [o|na|logo|hoje|ontem|agora] [um|uma|meu|dois|duas|hora]',
    like: 'tênis de 300 por 219 na promoção, levei um',
  },
])
const denying = new Set(['nao', 'nem', 'quase'])

/** `tenis de 300 por 219 na promocao, levei`: the offer was taken. */
function isTaken({ clauses, reading }: Scene, at: number): boolean {
  const [own, next] = [clauses[at], clauses[at + 1]]
  if (!own || !next || next.sentence !== own.sentence) return false
  const taken = taking.find(reading, next)
  const isLast = (index: number) => reading.tokens.slice(index + 1, next.last + 1).every(isMark)
  return taken !== null && isLast(taken.last) && !hasWord(reading, own.first, next.last, denying)
}

function isMark({ kind }: { kind: string }): boolean {
  return kind === 'mark'
}

/** The mood of the nearest clause that says anything: before it, else right after. */
function moodAround(scene: Scene, segment: Segment, at: number, own: Clause): Mood {
  for (let back = at - 1; back >= 0; back -= 1) {
    const before = scene.clauses[back]
    if (!before || before.sentence < own.sentence - 1) break
    if (before.mood === 'other' && before.last < segment.first) continue
    if (before.mood === 'undone' && before.sentence !== own.sentence) continue
    // "paguei o rapaz que corta a grama, 70": it says who.
    if (before.mood === 'undone' && (isDescribing(before) || isForListed(before, own))) continue
    if (before.mood === 'undone' && isBesidePrice(scene, back)) continue
    if (before.mood === 'undone' && (isAside(before) || hasAmount(scene, before))) continue
    if (before.mood === 'stated' && before.sentence !== own.sentence && !hasAmount(scene, before)) {
      continue
    }
    if (before.mood !== 'silent' && before.mood !== 'else') return before.mood
  }
  const after = scene.clauses
    .slice(at + 1)
    .find((one) => one.mood !== 'silent' && one.mood !== 'else')
  const isNear = after && after.first <= segment.last && after.sentence === own.sentence
  // "feira 76 reais, o tomate tá 12 o quilo" says nothing of what the 76 are.
  if (after?.mood === 'stated' && tellsPrice(scene.reading, after)) return 'silent'
  if (after?.mood === 'other' && isHalfTheirs(scene.reading, after)) return 'silent'
  // "presente 150, a Carla pôs 50": the rest of it is the writer's.
  if (after && isPutIn(scene.reading, after)) return 'silent'
  return isNear && after.mood !== 'undone' ? after.mood : 'silent'
}

/** Only a day to come is named: "uber 15 amanha" is a plan. */
function isAhead({ reading }: Scene, { first, last }: Clause): boolean {
  const { days, today } = reading
  const isComing = (date: Temporal.PlainDate) => Temporal.PlainDate.compare(date, today) > 0
  const named = days.filter((one) => one.first >= first && one.last <= last)
  if (named.length === 0) return isInComingMonth(reading, { first, last })
  return named.every((one) => isComing(one.date))
}

const monthsAheadMax = 3

/** `ipva 1.200 em janeiro`, said in November: the next one is nearer than the last. */
function isInComingMonth({ tokens, today }: Reading, { first, last }: Span): boolean {
  return tokens.slice(first, last + 1).some(({ folded }, at) => {
    const month = tokens[first + at - 1]?.norm === 'em' ? months.get(folded) : undefined
    const ahead = month === undefined ? 0 : (month - today.month + 12) % 12
    return ahead > 0 && ahead <= monthsAheadMax
  })
}

const billing = new Set([
  ...['veio', 'vieram', 'deu', 'deram', 'custou', 'custaram', 'saiu', 'caiu', 'ficou'],
])
const loosening = new Set(['so', 'uns', 'por', 'em', 'apenas', 'r', '$'])
const doubting = new Set(['nao', 'se', 'quase', 'nem', 'nunca', 'sera', 'me', 'disse', 'falou'])
const offering = new Set([
  ...[
    'vence',
    'vencem',
    'orcamento',
    'cotacao',
    'simulacao',
    'proposta',
    'exame',
    ...wordsOf('{body}'),
  ],
])

/** `veio 187`, `deu so 30`: the verb right before the figure, whatever the clause also says. */
function isBilled({ reading }: Scene, at: number, clause: Clause): boolean {
  let verb = at - 1
  while (loosening.has(reading.tokens[verb]?.norm ?? '')) verb -= 1
  return (
    verb >= clause.first &&
    clause.rule !== 'theirs' &&
    billing.has(reading.tokens[verb]?.norm ?? '') &&
    !hasWord(reading, clause.first, at - 1, doubting) &&
    !hasWord(reading, clause.first, clause.last, offering) &&
    !isGivenByOther(reading, at, clause)
  )
}

const giving = new Set(['deu', 'deram'])

/** `meu pai deu 50 pro neto`: here a person gives; "a conta do meu pai deu 50" is a bill. */
function isGivenByOther(reading: Reading, at: number, clause: Clause): boolean {
  const verb = clause.verbs.findLast((one) => one.at < at)
  const isGift = verb && giving.has(reading.tokens[verb.at]?.norm ?? '')
  return isGift === true && isPerson(subjectOf(reading, clause, verb.at))
}

/** `pra dar de lembrança`, before "e um pra mim de 19,90": what the thing before it was for. */
function isForListed({ flat, rule }: Clause, own: Clause): boolean {
  return rule === 'planned' && /^ (pra|para) /.test(flat) && /^ e uma? /.test(own.flat)
}

/** `que corta a grama`: who it was, in the present. */
function isDescribing({ flat, verbs }: Clause): boolean {
  return flat.startsWith(' que ') && verbs.some(({ verb }) => verb.form === 'they-do')
}

/** A denial without an amount of its own, such as "nao levei marmita", denies only itself. */
function isAside(clause: Clause): boolean {
  return / (nao|nem|nunca) /.test(clause.flat)
}

/** Whether a text is in braces or tags: nobody tells of money so. */
export function isCode(text: string): boolean {
  return /[{}]|<\/?\w+>/.test(text)
}
