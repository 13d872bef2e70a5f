import { isOfMoney } from '#conversation/talking/around-told.ts'
import { announced, breaths } from '#conversation/talking/said-around/before.ts'
import { closings } from '#conversation/talking/said-around/behind.ts'
import type { TurnInput } from '#conversation/turn.ts'
import { fold } from '#language/fold.ts'
import { readMessage } from '#understanding/reading.ts'

const longestFirst = (one: string, other: string) => other.length - one.length
const byStart = Map.groupBy([...breaths, ...announced].toSorted(longestFirst), (lead) => lead[0])
const byEnd = Map.groupBy(closings.toSorted(longestFirst), (closing) => closing.at(-1))
const breathed = new Set<string>(breaths)

const marks = ',.:;!…\n-'
/** More of them than anybody says one behind the other. */
const aroundMax = 3

/**
 * What was told without what is breathed or announced before it, "hmm, deixa eu ver: foi 142", and
 * without what closes it, "uber 18. por hoje é só". One that is nothing else stays as it is.
 */
export function withoutSaidAround(told: TurnInput): TurnInput {
  const { text } = told
  const said = fold(text)
  if (said.length !== text.length) return told
  const led = startOf(said, text)
  const isHeard = () => told.state.open !== undefined || isTelling(text.slice(led), told.today)
  const start = led > 0 && isHeard() ? led : 0
  const rest = text.slice(start)
  const end = start + endOf(said.slice(start), rest, told.today)
  return start === 0 && end === text.length ? told : { ...told, text: text.slice(start, end) }
}

/** Where what is told begins. */
function startOf(said: string, text: string): number {
  let at = 0
  for (let step = 0; step < aroundMax; step += 1) {
    const lead = byStart.get(said[at])?.find((one) => leadsAt(said, at, one, text))
    if (lead === undefined) break
    let next = endOfWord(said, at, lead)
    while (next < said.length && ` ${marks}`.includes(said.charAt(next))) next += 1
    if (!/[\p{L}\d]/u.test(said.slice(next))) break
    at = next
  }
  return at
}

function leadsAt(said: string, at: number, lead: string, text: string): boolean {
  if (!said.startsWith(lead, at)) return false
  const end = endOfWord(said, at, lead)
  // "ó, a luz veio 90" calls; "o, " is a slip of the article.
  if (lead === 'o' && text.charAt(at).toLowerCase() !== 'ó') return false
  const next = said.charAt(end)
  if (next === ' ' && (breathed.has(lead) || lead === 'o')) return true
  return next !== '' && marks.includes(next)
}

/** "hmmm", "ahhh": the last letter is drawn out. */
function endOfWord(said: string, at: number, lead: string): number {
  let end = at + lead.length
  while (breathed.has(lead) && said.charAt(end) === lead.at(-1)) end += 1
  return end
}

/** Where what is told ends, with its own mark. */
function endOf(said: string, text: string, today: Temporal.PlainDate): number {
  let end = said.length
  for (let step = 0; step < aroundMax; step += 1) {
    const told = said.slice(0, end).replace(/[ ,.!?…]+$/, '').length
    const closing = byEnd.get(said.charAt(told - 1))?.find((one) => closesAt(said, told, one))
    if (closing === undefined) break
    end = said.slice(0, told - closing.length).replace(/[ ,;:\n-]+$/, '').length
  }
  return end < said.length && isTelling(text.slice(0, end), today) ? end : said.length
}

function closesAt(said: string, end: number, closing: string): boolean {
  if (!said.endsWith(closing, end)) return false
  const before = said.slice(0, end - closing.length).trimEnd()
  return before !== '' && `${marks}?)`.includes(before.at(-1) ?? ' ')
}

/** A sum or a word of money; "tá certo, boa noite" takes leave as a whole. */
function isTelling(rest: string, today: Temporal.PlainDate): boolean {
  const { tokens, amounts } = readMessage(rest, today)
  return amounts.length > 0 || tokens.some(({ norm }) => isOfMoney(norm))
}
