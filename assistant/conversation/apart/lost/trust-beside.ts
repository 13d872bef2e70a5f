import { cents } from '@lya/core/amounts/cents.ts'
import { halvesOf } from '#conversation/apart/halves.ts'
import { withOwing } from '#conversation/coming/left/owed-beside.ts'
import { hasOneOf } from '#conversation/plain/only-of.ts'
import type { Turn, TurnInput, Understand } from '#conversation/turn.ts'
import { anyOf } from '#language/phrases/any-of.ts'
import { words } from '#language/phrases/word-set.ts'
import { type Reading, readMessage } from '#understanding/reading.ts'

const trusts = anyOf(
  'fiado; fiada; devendo; deve; so paga; so acerta; me paga; pra pagar; para pagar; vai pagar; paga sabado; ' +
    'paga domingo; paga segunda; paga terca; paga quarta; paga quinta; paga sexta; paga amanha; ele paga; ela paga',
)
/** They are none of those that were paid for. */
const more = words('mais outros outras outro outra fora alem')
const settled = anyOf(
  'pago na hora; paga na hora; pagos na hora; pagas na hora; tudo pago; tudo no pix; recebi tudo',
)
const one = words('um uma')

/**
 * The turn of what was sold and paid for, with more of it that somebody took on trust: "vendi 5
 * bolos a 30, recebi tudo. a Rita levou mais 2 fiado, 60". All of the first came in, and the rest
 * is remembered. It is known by its count and its sum, which are at the same price. As it was where
 * the count may be one of those that were sold.
 */
export function withTrustBeside(told: TurnInput, turn: Turn, understand: Understand): Turn {
  const reading = readMessage(told.text, told.today)
  if (!trusts(reading.flat) || reading.numbers.length < pricesMin || turn.rule === 'notice')
    return turn
  if (!hasOneOf(reading, more) && !settled(reading.flat)) return turn
  for (const [front, behind] of halvesOf(reading)) {
    const rest = readMessage(behind, told.today)
    const own = readMessage(front, told.today)
    if (!trusts(rest.flat) || trusts(own.flat)) continue
    const sold = understand({ ...told, text: front })
    const { reply } = sold
    const [made, another] = reply.kind === 'log' ? reply.transactions : []
    if (reply.kind !== 'log' || !made || another || made.type !== 'receita') continue
    const sum = onTrust(own, rest, made.amountCents)
    if (sum === null) continue
    return withOwing(sold, reply, { ...made, amountCents: cents(sum) }, { reading: rest })
  }
  return turn
}

const pricesMin = 4
const hundred = 100
const dozen = 12

/** What they come to at the price of those that were sold; null where that is not told. */
function onTrust(own: Reading, rest: Reading, total: number): number | null {
  const sums = ({ numbers }: Reading) => numbers.flatMap(({ hundredths }) => hundredths ?? [])
  const front = sums(own)
  const counts = [...sums(rest), ...(hasOneOf(rest, one) ? [hundred] : [])]
  for (const price of front) {
    const count = (total * hundred) / price
    // "10 dúzias a 12" are 120 of something.
    if (!front.some((many) => many === count || many === count * dozen)) continue
    const taken = counts.find((many) => sums(rest).includes((many * price) / hundred))
    if (taken === undefined) continue
    // "de 12, a Rita levou 3 fiado e 9 foram pagas"
    const isPart = [...front, ...counts].some((many) => many !== taken && many + taken === count)
    if (isPart) continue
    return (taken * price) / hundred
  }
  return null
}
