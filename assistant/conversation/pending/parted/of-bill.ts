import type { RecurringDraft } from '#conversation/effect.ts'
import { isSame, nameWords } from '#conversation/match-named.ts'
import { figuresIn } from '#conversation/pending/parted/figures.ts'
import { isPaid } from '#conversation/pending/parted/paid-said.ts'
import { saysMonthly } from '#conversation/pending/parted/said-monthly.ts'
import {
  bill as billWords,
  comingAgain,
  denying,
  light,
  mending,
  needing,
  ofDay,
  paying,
  reminding,
  takingOut,
  wishing,
} from '#conversation/pending/parted/vocabulary.ts'
import { anyOf } from '#language/phrases/any-of.ts'
import { isThing } from '#understanding/lexicon/find.ts'
import { leans } from '#understanding/memory/leaning.ts'
import { type Reading, readMessage } from '#understanding/reading.ts'

/** What a part says of a bill that was offered. */
export interface SaidOfBill {
  wish: 'keep' | 'none' | 'paid' | null
  isMonthly: boolean
  /** Another sum, in centavos, and another day of the month. */
  sums: number[]
  dueDays: number[]
  /** It speaks of that bill by its words, wherever it stands. */
  isAnchored: boolean
}

const known = [
  ...[light, billWords, wishing, reminding, denying, needing, mending, ofDay, paying],
  comingAgain,
  takingOut,
]
const reasons = new Set(['que', 'porque', 'pois', 'senao'])
const purpose = new Set(['pra', 'para'])
const anchors = new Set(['sim', 'vencimento', 'vence'])
/**
 * What a part says of it; null where it says more than that.
 *
 * @param isOfDay The message speaks of the day on which it falls due.
 */
export function saidOfBill(
  bill: RecurringDraft,
  reading: Reading,
  isOfDay: boolean,
): SaidOfBill | null {
  const own = nameWords(bill.name)
  const isOwn = (norm: string) => billWords.has(norm) || own.some((word) => isSame(word, norm))
  const isKnown = (norm: string) => known.some((some) => some.has(norm)) || isOwn(norm)
  const said = withoutReason(reading, isKnown)
  if (!said) return null
  const norms = said.tokens.filter(({ kind }) => kind === 'word').map(({ norm }) => norm)
  const isMonthly = saysMonthly(said)
  const { isTold, sums, dueDays } = figuresIn(said, bill, isOfDay)
  const wanted = leans('notYet', said) ? 'keep' : wishOf(said, norms, isTold)
  // "me lembra dia 9", of what falls due on the 10th: that is when to be told of it.
  const isBefore = norms.some((norm) => reminding.has(norm)) && !leans('dueThen', said)
  // "me lembra um dia antes"
  const isAnyBefore = isBefore && norms.includes('antes')
  return {
    wish: isMonthly && !said.flat.includes(' paguei ') ? null : wanted,
    isMonthly,
    sums,
    dueDays: dueDays.filter((day) => !isAnyBefore && (!isBefore || day > bill.dueDay)),
    isAnchored: norms.some((norm) => isOwn(norm) || reminding.has(norm) || anchors.has(norm)),
  }
}

/** All of its words are known, or those before a reason that tells no figure; null for neither. */
function withoutReason(reading: Reading, isKnown: (norm: string) => boolean): Reading | null {
  const { amounts, numbers, text, tokens, today } = reading
  const isWord = (kind: string, at: number) =>
    kind === 'word' && !numbers.some(({ first, last }) => first <= at && at <= last)
  const at = tokens.findIndex(({ kind, norm }, index) => isWord(kind, index) && !isKnown(norm))
  if (at < 0) return reading
  const from = tokens.findLastIndex(({ norm }, index) => {
    const isPurpose = purpose.has(norm) && tokens[index + 1]?.norm === 'nao'
    return index > 0 && index < at && (reasons.has(norm) || isPurpose)
  })
  // "lembra que eu te falei do uber?"
  if (tokens.slice(from + 1).some(({ norm }) => isThing(norm) && !isKnown(norm))) return null
  if (from < 0 || amounts.length + numbers.length > 0) return null
  return readMessage(text.slice(0, tokens[from - 1]?.end), today)
}

/** Nothing of the kind where the part only mends a figure. */
function wishOf(reading: Reading, norms: readonly string[], isMended: boolean): SaidOfBill['wish'] {
  const { flat } = reading
  const has = (some: ReadonlySet<string>) => norms.some((norm) => some.has(norm))
  const isDenied = has(denying)
  const isLeft = (leaves(flat) || flat === ' pode deixar ') && !agrees(flat)
  if (isPaid(reading, norms)) return isDenied && !unneeded(flat) ? null : 'paid'
  const isTaken = has(takingOut) && norms.every((norm) => takingOut.has(norm) || light.has(norm))
  if (isLeft || isTaken || ownMind(flat)) return 'none'
  const isReminding = norms.some((norm) => reminding.has(norm) && !noted(flat))
  if (isDenied && !unforgotten.test(flat)) {
    if (isMended) return isReminding || flat.includes(' sim ') ? 'keep' : null
    const isWhole = norms.every((norm) => light.has(norm) || denying.has(norm))
    return isReminding || has(needing) || isWhole ? 'none' : null
  }
  return isReminding || has(strong) ? 'keep' : null
}

const leaves = anyOf(
  'deixa; deixe; dispenso; dispensa; pode deixar comigo; pode deixar que eu; ' +
    'pode deixar quieto; pode deixar queto; pode deixar assim; pode deixar pra la',
)
const agrees = anyOf(
  'agendado; agendada; avisado; avisada; lembrado; lembrada; marcado; marcada; anotado; anotada; ' +
    'nao deixa de; nao deixe de; nao me deixa de; nao me deixe de',
)
const ownMind = anyOf('lembro; sei; resolvo')
const noted = anyOf(
  'na agenda; no alerta; no alarme; minha agenda; meu alerta; meu alarme; na minha agenda',
)
const unneeded = anyOf(
  'nao precisa; nao precisava; nao precisam; nao carece; nao quero; nao queria',
)
const unforgotten = / n(?:ao|em) (?:me )?(?:deix[ae]|esquec)/
const strong = new Set(
  'sim simm ss sss s quero aceito positivo beleza blz ok okay pode claro bora isso aham uhum yes'
    .split(' ')
    .concat('otimo otima perfeito combinado fechado topo manda mande'.split(' ')),
)
