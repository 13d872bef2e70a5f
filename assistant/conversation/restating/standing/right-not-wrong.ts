import { carry } from '#conversation/make-turn.ts'
import { tellingWords } from '#conversation/match-named.ts'
import { targetOf } from '#conversation/meant-transaction.ts'
import { namedAmong, ownIn, type Remembered } from '#conversation/memory/remembered.ts'
import { fieldsOf } from '#conversation/memory/retold.ts'
import { type Telling, tellingIn } from '#conversation/naming/telling.ts'
import { mayCorrect } from '#conversation/restating/may-correct.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { fold } from '#language/fold.ts'
import { capital } from '#language/spelling/capital.ts'
import { categoriseDescription } from '#understanding/categories/categorise-description.ts'
import type { Candidate, Message } from '#understanding/intents/candidate.ts'
import { findNamedCategory } from '#understanding/intents/named-category.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { isThing } from '#understanding/lexicon/find.ts'
import { isFirstName } from '#understanding/lexicon/first-names.ts'
import { leans, leansWord } from '#understanding/memory/leaning.ts'
import { wayIn } from '#understanding/memory/way-in.ts'
import { flatOf } from '#understanding/reading.ts'
import { coverTokens } from '#understanding/transactions/covers.ts'
import { findSubject } from '#understanding/transactions/naming/describe.ts'
import { writeSubject } from '#understanding/transactions/naming/written-name.ts'

const saying = new Set(['foi', 'foram', 'era', 'eram', 'eh', 'sao'])
const apps = new Set(['99'])

/**
 * The turn of "desculpa, era a conta de água e não de luz": what stands there by the name that is
 * denied, anywhere in this conversation, gets the other. Null where nothing, or several, does.
 */
export function rightNotWrongTurn(
  input: TurnInput,
  message: Message,
  read: Candidate,
): Turn | null {
  const { reading, index } = message
  const { tokens, days } = reading
  const verb = tokens.findIndex(({ norm }) => saying.has(norm))
  const no = tokens.findIndex(({ norm }, at) => at > verb && norm === 'nao')
  if (verb < 0 || no < verb + 2 || no === tokens.length - 1 || days.length > 0) return null
  if (!mayCorrect(read.intent) || isQuestion(reading) || wayIn(reading)) return null
  if (leans('removes', reading) || isOfCategory(message, verb, no)) return null
  const said = tellingIn(message)
  if (said.some(({ at, word }) => at < verb && !leansWord('sorry', word))) return null
  const [only, another] = namedAmong(
    message,
    ownIn(input),
    said.filter(({ at }) => at > no),
  )
  const isIn = ({ at }: Telling) => at > verb && at < no
  const swapped = only && withOther(message, only, { right: said.filter(isIn), no })
  const description = only && !another ? (swapped ?? nameIn(message, verb + 1, no - 1)) : null
  if (!only || description === null || fold(description) === fold(only.name)) return null
  const categoryId = categoriseDescription(description, only.type, index, reading.today)
  const changes = { description, ...(categoryId === null ? {} : { categoryId }) }
  const fields = fieldsOf(changes, message)
  const target = targetOf(only.id)
  const asCorrection = { intent: 'correct', confidence: 90, fields } as const
  return carry(input, asCorrection, { kind: 'correct', target, changes })
}

/** "era da sogra, não da mãe", of 'Presente da mãe': the rest of its name stays. */
function withOther(
  message: Message,
  { name }: Remembered,
  { right, no }: { right: readonly Telling[]; no: number },
): string | null {
  const wrong = tellingIn(message).filter(({ at }) => at > no)
  const [told, more] = right
  const [denied, another] = wrong
  if (!told || !denied || more || another || tellingWords(name).length < 2) return null
  const { tokens, text } = message.reading
  const own = text.slice(tokens[told.at]?.start, tokens[told.at]?.end)
  const words = name.split(' ')
  const at = words.findIndex((word) => fold(word) === denied.word)
  const instead = at === 0 ? capital(own) : own
  return at < 0 ? null : words.with(at, instead).join(' ')
}

/** The name that stands there; of figures only that of an app: "foi 99 e não uber". */
function nameIn({ reading }: Message, first: number, last: number): string | null {
  const part = reading.tokens.slice(first, last + 1).filter(({ kind }) => kind !== 'mark')
  const figures = reading.amounts.filter((one) => one.first >= first && one.first <= last)
  if (reading.amounts.length > figures.length) return null
  const app = part.find(({ norm }) => apps.has(norm))
  if (figures.length > 0) return app && figures.length === 1 ? app.norm : null
  const subject = findSubject(reading, coverTokens(reading), first, last)
  // "era de graça e não pago" names no other thing.
  const words = subject ? reading.tokens.slice(subject.first, subject.last + 1) : []
  const isNamed = words.some(({ norm, start }) => {
    return isThing(norm) || isFirstName(norm) || /^\p{Lu}/u.test(reading.text.slice(start))
  })
  return subject && isNamed ? writeSubject(reading, subject) : null
}

/** "era lazer, não alimentação": of its category, and of no name. */
function isOfCategory({ reading, index }: Message, verb: number, no: number): boolean {
  const isNamed = (first: number, last: number) => {
    const tokens = reading.tokens.slice(first, last + 1)
    return findNamedCategory({ ...reading, tokens, flat: flatOf(reading, first, last) }, index)
  }
  return (isNamed(verb + 1, no - 1) ?? isNamed(no + 1, reading.tokens.length - 1)) !== null
}
