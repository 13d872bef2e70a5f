import type { Amount } from '#language/amounts/amount.ts'
import type { Message } from '#understanding/intents/candidate.ts'
import { categoryNamed } from '#understanding/intents/named-category.ts'
import { type Reading, readMessage } from '#understanding/reading.ts'

/** Words beside a sum that say nothing of what for: "1.200 por mês de limite pra mercado". */
const beside = new Set(
  'reais limite de teto maximo no por ao mes mensal mensais r $ ate uns'.split(' '),
)
const leadsTo = new Set('pra pras pro pros para com em de no na nos nas'.split(' '))
const joins = new Set(['e', ','])

interface LimitPart {
  text: string
  amount: Amount
}

/** The words of each sum: those before it, or those behind where the first is followed by `pra`. */
export function textsOf(
  { reading, index }: Pick<Message, 'reading' | 'index'>,
  isHead: (reading: Reading) => boolean,
): LimitPart[] {
  const { tokens, amounts, text } = reading
  const [first] = amounts
  const next = (first?.last ?? 0) + 1
  const behind = tokens.slice(next).filter(({ norm }) => !beside.has(norm))
  const second = tokens[next]?.norm ?? ''
  const ends = tokens.slice((amounts.at(-1)?.last ?? 0) + 1)
  const isTail = ends.some(({ norm, kind }) => kind === 'word' && !beside.has(norm))
  const isLed = leadsTo.has(behind[0]?.norm ?? '') || leadsTo.has(second)
  const lead = readMessage(text.slice(0, tokens[first?.first ?? 0]?.start), reading.today)
  const isUnled = isTail && categoryNamed(lead, index) === null && isHead(lead)
  const isBehind = isLed || isUnled
  const part = (from: number, to: number, amount: Amount): LimitPart => {
    const own = text.slice(tokens[from]?.start, tokens[to]?.start ?? text.length)
    const sentences = own.split(/[.!?:]/).filter((one) => /\p{L}/u.test(one))
    return { text: (isBehind ? sentences[0] : sentences.at(-1)) ?? '', amount }
  }
  return amounts.map((amount, at) => {
    const before = (amounts[at - 1]?.last ?? -1) + 1
    const end = amounts[at + 1]?.first ?? tokens.length
    if (!isBehind) return part(before, amount.first, amount)
    // "800 para restaurante e lazer 400": but for the first, each name stands before its sum.
    const joint = (from: number, to: number) => {
      return from + tokens.slice(from, to).findLastIndex(({ norm }) => joins.has(norm))
    }
    if (isTail) return part(amount.last + 1, end, amount)
    if (at === 0) return part(amount.last + 1, Math.max(joint(amount.last + 1, end), next), amount)
    return part(joint(before, amount.first) + 1, amount.first, amount)
  })
}
