import { isSame, nameWords } from '#conversation/match-named.ts'
import { tellingIn } from '#conversation/naming/telling.ts'
import { type Part, partsOf, tellsThing } from '#conversation/pending/parted/parts.ts'
import {
  denying,
  halving,
  light,
  pricing,
  roughly,
  yetToMove,
} from '#conversation/pending/parted/vocabulary.ts'
import { withRest } from '#conversation/pending/parted/with-rest.ts'
import type { PendingQuestion } from '#conversation/pending/pending-state.ts'
import type { Turn, TurnInput, Understand } from '#conversation/turn.ts'
import { anyOf } from '#language/phrases/any-of.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { type Reading, readMessage } from '#understanding/reading.ts'

/**
 * The turn of "142. e a internet é 99 todo dia 15", "foi 142, com isso deu quanto hoje?", where it
 * was asked how much something was: the sum stands in one part by itself or by that name, and the
 * rest is another thing that is done too. Null for any other message.
 */
export function priceInPartsTurn(
  told: TurnInput,
  open: PendingQuestion,
  understand: Understand,
  understandAll: Understand,
): Turn | null {
  if (open.missing !== 'amount' || open.counted || open.eachCents !== undefined) return null
  const reading = readMessage(told.text, told.today)
  const parts = partsOf(reading)
  const own = nameWords(open.draft.description)
  const at = parts.findIndex((part) => isPrice(part.reading, own))
  const price = parts[at]
  if (!price || parts.length === 1) return null
  const alone = saidAlone(reading, parts, at)
  if (alone !== null) {
    const turn = understand({ ...told, text: alone })
    if (turn.rule === 'answered-question' && turn.effects.length > 0) return turn
  }
  const isNamed = price.reading.tokens.some(({ norm }) => own.some((word) => isSame(word, norm)))
  // "internet 99, 142": what stands behind another thing is of that, but by its name.
  if (!isNamed && parts.slice(0, at).some((part) => !isRemark(part))) return null
  const rest = restOf(reading, parts, at)
  if (!tellsMore(readMessage(rest, told.today))) return null
  const answer = understand({ ...told, text: withoutDeed(price.reading) })
  if (answer.rule !== 'answered-question' || answer.effects.length === 0) return null
  const turn = withRest(told, answer, rest, understandAll)
  return turn?.also && isWhole(turn.also) ? turn : null
}

/** One sum, with words of pricing or the name of what was asked about, and nothing else. */
function isPrice({ amounts, tokens }: Reading, own: readonly string[]): boolean {
  const [amount, another] = amounts
  if (!amount || another) return false
  return tokens.every(({ kind, norm }, at) => {
    const isSum = amount.first <= at && at <= amount.last
    const isKnown = [light, pricing, roughly].some((some) => some.has(norm))
    return isSum || kind !== 'word' || isKnown || own.some((word) => isSame(word, norm))
  })
}

function isRemark({ reading }: Part): boolean {
  return !tellsThing(reading) || isOfRoughness(reading)
}

/** "não lembro direito": how sure it is. */
function isOfRoughness({ amounts, tokens }: Reading): boolean {
  const norms = tokens.filter(({ kind }) => kind === 'word').map(({ norm }) => norm)
  const isKnown = norms.every((norm) => [light, denying, roughly].some((some) => some.has(norm)))
  return amounts.length === 0 && isKnown && norms.some((norm) => roughly.has(norm))
}

/**
 * The sum with how sure it is, or with the half that somebody else paid, where the message tells
 * nothing else; null where it does.
 */
function saidAlone(reading: Reading, parts: readonly Part[], at: number): string | null {
  const [amount, another] = reading.amounts
  const others = parts.filter((_, index) => index !== at)
  if (!amount || another || isQuestion(reading)) return null
  const has = (some: ReadonlySet<string>) => reading.tokens.some(({ norm }) => some.has(norm))
  const sum = withoutDeed(reading)
  if ((has(halving) || evenly.test(reading.flat)) && !has(yetToMove)) {
    // "rachamos em 3"
    const isOfMore = others.some((part) => {
      return part.reading.numbers.some(({ hundredths }) => hundredths !== 200)
    })
    if (isOfMore || reading.flat.includes(' terco ')) return null
    const isOfHalf = others.every((part) => isRemark(part) || isHalf(part.reading))
    return isOfHalf && others.some((part) => isHalf(part.reading)) ? `${sum}, ${halfPaid}` : null
  }
  return others.every(isRemark) && others.some((one) => isOfRoughness(one.reading))
    ? `uns ${sum}`
    : null
}

/** As it is understood of a sum. */
const halfPaid = 'mas minha irmã pagou metade'

/** Somebody had the half of it, and no thing is named: "metade era ração". */
function isHalf({ amounts, flat, tokens }: Reading): boolean {
  const has = (some: ReadonlySet<string>) => tokens.some(({ norm }) => some.has(norm))
  const isSplit = evenly.test(flat) || (has(halving) && (has(sharing) || whose(flat)))
  return amounts.length === 0 && isSplit
}

const evenly = / meio a meio /
const whose = anyOf(
  'minha; meu; dela; dele; nos; gente; so metade; so a metade; so paguei metade; so paguei a metade',
)
const sharing = new Set(
  'pagou bancou entrou ajudou pagamos rachei rachamos rachou dividi dividimos dividido'.split(' '),
)

function restOf({ text }: Reading, parts: readonly Part[], at: number): string {
  const before = text.slice(0, parts[at - 1]?.end ?? 0)
  const behind = text.slice(parts[at + 1]?.start ?? text.length)
  return [before, behind].filter((one) => one.trim() !== '').join('. ')
}

/** Another thing by its name, or a question: no "18 de desconto", "metade é da minha irmã". */
function tellsMore(reading: Reading): boolean {
  if (isQuestion(reading) || asks.test(reading.flat)) return true
  const isOfIt = reading.tokens.some(({ norm }) => ofIt.has(norm))
  return !isOfIt && tellingIn({ reading }).length > 0
}

const asks = / (quanto|soma|total) /

const ofIt = new Set(
  (
    'desconto troco taxa gorjeta frete entrega juros multa cada ida volta parcela parcelas vezes x ' +
    'sendo dos desses incluindo inclusive dentro metade rachei dividi dividido parte'
  ).split(' '),
)

/** "gastei 142": the sum alone answers. */
function withoutDeed({ amounts, text, tokens }: Reading): string {
  const [amount] = amounts
  const [first, last] = [tokens[amount?.first ?? 0], tokens[amount?.last ?? 0]]
  return text.slice(first?.start, last?.end)
}

/** It does something or answers, and leaves nothing of it out. */
function isWhole({ effects, intent, reply }: Turn): boolean {
  if (reply.kind === 'log') return !reply.isUnnamed && !reply.left
  return effects.length > 0 || intent === 'query' || reply.kind === 'bill'
}
