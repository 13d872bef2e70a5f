import {
  type Condition,
  isNumberCondition,
  type Match,
  type NumberCondition,
  type Segment,
} from '#backoffice/segments/segment.ts'
import {
  choiceWords,
  conditionWords,
  segmentGrammar as words,
} from '#backoffice/segments/segment-words.copy.ts'

/** Who is in a segment, in one sentence as somebody would say it. */
export function wordSegment({ match, groups }: Segment): string {
  if (groups.length === 0) return words.everybody
  const told = groups.map((group) => joined(group.match, group.conditions.map(wordCondition)))
  const isMixed = groups.length > 1
  return joined(
    match,
    told.map((one, at) => (isMixed && groups[at]?.conditions.length !== 1 ? `(${one})` : one)),
  )
}

function joined(match: Match, parts: readonly string[]): string {
  return parts.join(` ${match === 'all' ? words.and : words.or} `)
}

function wordCondition(condition: Condition): string {
  const name = conditionWords[condition.field]
  if (isNumberCondition(condition)) return `${name} ${wordBounds(condition)}`
  const { values, isNot = false } = condition
  const told = values.map((value) => choiceWords[value] ?? value)
  return isNot
    ? `${name} ${words.isNot} ${told.join(` ${words.nor} `)}`
    : `${name} ${words.is} ${told.join(` ${words.or} `)}`
}

function wordBounds({ from, to }: NumberCondition): string {
  const [least, most] = [from, to].map((bound) =>
    bound?.toLocaleString('pt-BR').replace('-', '\u2212'),
  )
  if (to === undefined) return `${words.atLeast} ${least}`
  return from === undefined ? `${words.to} ${most}` : `${words.from} ${least} ${words.to} ${most}`
}
