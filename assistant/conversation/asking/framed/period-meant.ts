import { around, leftOver } from '#conversation/asking/wholly/left-over.ts'
import { asking } from '#conversation/limits/limited-on.ts'
import { askFor } from '#conversation/make-turn.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { anyOf } from '#language/phrases/any-of.ts'
import { words } from '#language/phrases/word-set.ts'
import { findVerb } from '#language/verbs.ts'
import type { Message } from '#understanding/intents/candidate.ts'
import { readPeriod } from '#understanding/intents/period.ts'
import { findMeanings } from '#understanding/lexicon/find.ts'
import { type Reading, readMessage } from '#understanding/reading.ts'

/** What says that the days of the answer were not those that were meant. */
const meant = anyOf(
  'quis dizer; queria dizer; quero dizer; me referia; me referindo; queria; quero; digo; falei; ' +
    'perguntei; era do; era de; era no; era pra ser; inteiro; inteira; todo; toda; completo; completa; ' +
    'nao; so hoje; so de hoje; apenas; pergunta',
)
const refuses = anyOf('nao quero; nao queria')
const beside = words(
  'nao quis queria quero dizer digo falei perguntei pergunta referia referindo era inteiro inteira ' +
    'completo completa apenas somente todo toda saber mal expressei perdao desculpa desculpe hoje so',
)
/** "queria viajar em dezembro": a plan, whatever verb it is. */
const doing = /^\p{L}{2,}[aei]r$/u
const tokensMax = 20

/**
 * The turn of "não, o mês todo", "eu quis dizer novembro inteiro", right behind an answer: the
 * same of other days. It is known by the days and by what says that others were meant. Null for any
 * other.
 */
export function periodMeantTurn(input: TurnInput, message: Message): Turn | null {
  const { asked, rule = '', open } = input.state
  const { reading } = message
  if (!asked || asked.from === null || open || !asking.includes(rule)) return null
  if (reading.amounts.length > 0 || reading.tokens.length > tokensMax) return null
  if (!meant(reading.flat) || refuses(reading.flat) || namesMore(reading)) return null
  const own = readMessage(withoutDenied(reading), input.today)
  const { from = null, to = null } = readPeriod(own, false, asked.isAhead)
  if (from === null || (from === asked.from && to === asked.to)) return null
  const query = { ...asked, from, to }
  return askFor(input, { confidence: 85, fields: { metric: query.metric, from, to } }, query)
}

/** Something is named, or done, that tells of more than days. */
function namesMore(reading: Reading): boolean {
  const { tokens } = reading
  return leftOver(reading, [around, beside]).some(({ first, last }) => {
    return tokens.slice(first, last + 1).some(({ norm }) => {
      return findMeanings(norm) !== undefined || findVerb(norm) !== undefined || doing.test(norm)
    })
  })
}

const days = words('hoje ontem')
const between = words('so apenas somente eh foi de do o')

/** What is said without the day that was not meant: "não apenas de hoje", "hj só não". */
function withoutDenied({ text, tokens }: Reading): string {
  const at = tokens.findIndex(({ norm }) => days.has(norm))
  if (at < 0) return text
  const before = tokens.findLastIndex(({ norm }, place) => place < at && !between.has(norm))
  const behind = tokens.findIndex(({ norm }, place) => place > at && !between.has(norm))
  const [first, last] = [before, behind].map((place) => tokens[place])
  if (first?.norm === 'nao') return cut(text, first.start, tokens[at]?.end)
  return last?.norm === 'nao' ? cut(text, tokens[at]?.start, last.end) : text
}

function cut(text: string, from = 0, to = from): string {
  return `${text.slice(0, from)} ${text.slice(to)}`
}
