import type { PlacedNumber } from '#language/amounts/role.ts'
import { currencyNames } from '#language/money-words.ts'
import type { Token } from '#language/tokens.ts'
import { findVerb, type Verb } from '#language/verbs.ts'
import { type Buckets, listBuckets } from '#opinion/buckets.ts'
import { hashText } from '#opinion/hash.ts'
import { classOf } from '#opinion/word-hash.ts'
import type { Reading } from '#understanding/reading.ts'

/** Each word beside a number is a feature: of strangers' 95.8% are told right, 94.7% with 3,500. */
export const numberBuckets = 1 << 14

const steps = [1, 2, 5, 12, 30, 60, 100, 300, 1000]
const gapMax = 4
const edge: Token = {
  ...{ kind: 'mark', folded: '|', norm: '|', spelled: '|', start: 0, end: 0, isGlued: false },
}

type Message = Pick<Reading, 'tokens' | 'numbers'>

/**
 * The buckets that a number of a message falls into, each once: its shape and size, the words and
 * their classes to both sides, the verb before it, and how it stands to the other numbers. Nothing
 * that a rule has taken it for.
 */
export function featuresOfNumber({ tokens, numbers }: Message, number: PlacedNumber): Buckets {
  const others = numbers.filter((one) => one !== number && one.hundredths !== null)
  const own = ownOf(tokens, number, others)
  const told = [...sidesOf(tokens, number, own), ...othersOf(tokens, number, others, own.shape)]
  return listBuckets(numberBuckets, (add) => {
    for (const feature of own.features) add(hashText(feature))
    for (const feature of told) add(hashText(feature))
  })
}

interface Own {
  shape: string
  size: number
  share: string
  features: string[]
}

/** What it looks like, and how large it is by itself and beside the others. */
function ownOf(
  tokens: readonly Token[],
  number: PlacedNumber,
  others: readonly PlacedNumber[],
): Own {
  const value = number.hundredths ?? 0
  const shape = shapeOf(tokens, number)
  const size = steps.filter((step) => value > step * 100).length
  const share = shareOf(value, Math.max(0, ...others.map(({ hundredths }) => hundredths ?? 0)))
  const marked = others.some((one) => markOf(tokens, one) === 'marked') ? 'marked' : ''
  const cents = Math.min(others.filter((one) => markOf(tokens, one) === 'cents').length, 2)
  const features = [
    ...['always', `shape ${shape}`, `shape ${shape} ${size}`, `share ${share}`],
    ...[`share ${share} ${size}`, `beside ${marked} ${cents} ${shape}`],
    ...[
      `beside ${marked} ${cents} ${shape} ${size}`,
      `many ${Math.min(others.length, 3)} ${shape}`,
    ],
  ]
  return { shape, size, share, features }
}

function shapeOf(tokens: readonly Token[], { first, last }: PlacedNumber): string {
  if (tokens[first]?.kind !== 'number') return 'words'
  const text = tokens[last]?.norm ?? ''
  if (/,\d\d$/.test(text)) return 'cents'
  return /\.\d{3}/.test(text) ? 'dotted' : 'whole'
}

function shareOf(value: number, most: number): string {
  if (most === 0) return 'alone'
  if (value >= most) return 'most'
  if (value * 3 >= most) return 'near'
  return value * 10 >= most ? 'low' : 'tiny'
}

function markOf(tokens: readonly Token[], { first, last }: PlacedNumber): string {
  const [before, own, after] = [tokens[first - 1], tokens[last], tokens[last + 1]]
  const isNamed = currencyNames.has(own?.norm ?? '') || currencyNames.has(after?.norm ?? '')
  if (isNamed || before?.norm === '$' || before?.norm === 'rs') return 'marked'
  return /,\d\d$/.test(own?.norm ?? '') ? 'cents' : 'bare'
}

/** The words around it: one and two to each side, and the verb that it hangs on. */
function sidesOf(
  tokens: readonly Token[],
  { first, last }: PlacedNumber,
  { shape, size, share }: Own,
): string[] {
  const at = (index: number) => tokens[index] ?? edge
  const word = (index: number) => (at(index).kind === 'number' ? kindOf(at(index)) : at(index).norm)
  const kind = (index: number) => kindOf(at(index))
  const features: string[] = []
  for (const [side, index] of Object.entries({
    l: first - 1,
    ll: first - 2,
    r: last + 1,
    rr: last + 2,
  })) {
    features.push(`${side} ${word(index)}`, `${side} class ${kind(index)}`)
    if (side.length > 1) continue
    features.push(`${side} ${word(index)} ${size}`, `${side} class ${kind(index)} ${share}`)
    features.push(`${side} class ${kind(index)} ${size} ${shape}`)
    if (at(index).kind === 'word') features.push(`${side} end ${at(index).norm.slice(-2)}`)
  }
  const [l, r] = [kind(first - 1), kind(last + 1)]
  const place = last === tokens.length - 1 ? 'last' : 'inside'
  const verb = verbBefore(tokens, first)
  return [
    ...features,
    ...[`both ${l} ${r}`, `both ${l} ${r} ${shape} ${share}`],
    ...[`before ${kind(first - 2)} ${l}`, `behind ${r} ${kind(last + 2)}`],
    ...[`say ${word(first - 2)} ${word(first - 1)}`, `say ${word(last + 1)} ${word(last + 2)} r`],
    `place ${first === 0 ? 'first' : place} ${shape}`,
    `verb ${verb ? `${verb.kind} ${verb.form}` : ''}`,
    `lemma ${verb?.lemma ?? ''} ${verb?.form ?? ''}`,
  ]
}

/** A plural that nobody listed is told from a singular: it may be what is counted. */
function kindOf(token: Token): string {
  if (token.kind === 'number') return /[,.]\d\d?$/.test(token.norm) ? 'cents' : 'figure'
  if (currencyNames.has(token.norm)) return 'currency'
  const kind = classOf(token)
  return kind === '<word>' && token.norm.endsWith('s') ? '<words>' : kind
}

function verbBefore(tokens: readonly Token[], first: number): Verb | undefined {
  for (let at = first - 1; at >= 0; at -= 1) {
    const { kind, norm } = tokens[at] ?? edge
    const verb = findVerb(norm)
    if (verb) return verb
    if (kind === 'mark' && /[.,;!?]/.test(norm)) return undefined
  }
  return undefined
}

/** How far off its neighbours are, and whether they are marked as money. */
function othersOf(
  tokens: readonly Token[],
  { first, last }: PlacedNumber,
  others: readonly PlacedNumber[],
  shape: string,
): string[] {
  const behind = others.find((one) => one.first > last)
  const before = others.findLast((one) => one.last < first)
  const right = behind ? `${Math.min(gapMax, behind.first - last)} ${markOf(tokens, behind)}` : ''
  const left = before ? `${Math.min(gapMax, first - before.last)} ${markOf(tokens, before)}` : ''
  return [`next ${right}`, `former ${left}`, `among ${left} ${right} ${shape}`]
}
