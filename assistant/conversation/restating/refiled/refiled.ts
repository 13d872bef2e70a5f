import type { Changes } from '#conversation/effect.ts'
import { carry, correct, say } from '#conversation/make-turn.ts'
import { newestOf } from '#conversation/memory/meant-anew.ts'
import {
  namedAmong,
  ownIn,
  type Remembered,
  rememberedIn,
  toldLast,
} from '#conversation/memory/remembered.ts'
import { fieldsOf } from '#conversation/memory/retold.ts'
import { tellingIn } from '#conversation/naming/telling.ts'
import { mayCorrect } from '#conversation/restating/may-correct.ts'
import { categoryMeantIn } from '#conversation/restating/refiled/category-said.ts'
import { type FileTold, fileTold } from '#conversation/restating/refiled/file-told.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import type { Obstacle } from '#phrasing/reply.ts'
import { categoriseDescription } from '#understanding/categories/categorise-description.ts'
import type { Candidate, Message } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { wayIn } from '#understanding/memory/way-in.ts'
import { coverTokens } from '#understanding/transactions/covers.ts'
import { findSubject } from '#understanding/transactions/naming/describe.ts'
import { writeSubject } from '#understanding/transactions/naming/written-name.ts'

/** "tira o adobe de lazer e põe em educação", "não é freelance não, é ajuda". */
const besides = new Set<Candidate['intent']>(['delete', 'help'])
const asCorrection = { intent: 'correct', confidence: 92 } as const

/**
 * The turn of an entry that is filed elsewhere: "põe o adobe em outros", "muda o adobe de lazer pra
 * educação", "esse dinheiro não é freelance, é ajuda". What it is not is never where it goes. Null
 * where no category is denied or left, and what is told goes to one of theirs: others read that.
 */
export function refiledTurn(
  input: TurnInput,
  message: Message,
  { intent }: Candidate,
): Turn | null {
  const { reading } = message
  const isBare = reading.amounts.length === 0 && reading.days.length === 0
  if (!isBare || isQuestion(reading) || !(mayCorrect(intent) || besides.has(intent))) return null
  // "não foi compra, foi venda": which way it went.
  const told = wayIn(reading) ? null : fileTold(message)
  if (!told || (!told.from && told.to?.name !== null)) return null
  const { meant, isNamed } = meantBy(input, message, told)
  const [only, another] = meant
  if (!only) return null
  const changes = changesOf(message, told, { only, isNamed })
  if (typeof changes === 'string') return unfiled(input, changes, only)
  if (another) return correct(input, asCorrection, meant, changes)
  const read = { ...asCorrection, fields: fieldsOf(changes, message) }
  const target = { id: only.id, description: null, amountCents: null }
  return carry(input, read, { kind: 'correct', target, changes })
}

/** Says which categories there are of that way. */
function unfiled(input: TurnInput, obstacle: Obstacle, { type }: Remembered): Turn {
  const names = input.categories.filter((one) => one.type === type).map(({ name }) => name)
  return say(input, { intent: 'clarify', confidence: 90 }, { kind: 'obstacle', obstacle, names })
}

/** The one that is named; else, of what was written last, what stands in the category it left. */
function meantBy(
  input: TurnInput,
  message: Message,
  { from, to, instead }: FileTold,
): { meant: Remembered[]; isNamed: boolean } {
  const isOf = (at: number) => {
    return [from, to, instead].some((one) => one && at >= one.first && at <= one.last)
  }
  const end = instead && !instead.isPlaced ? instead.first : message.reading.tokens.length
  const said = tellingIn(message).filter(({ at }) => at < end && !isOf(at))
  const named = namedAmong(message, rememberedIn(input), said)
  const newest = named.length > 0 ? newestOf(message, named) : null
  if (newest) return { meant: [newest], isNamed: true }
  if (named.length > 0) return { meant: named, isNamed: true }
  const own = ownIn(input)
  const last = toldLast(input, own)
  const wrong = message.index.all.filter(({ name }) => name === from?.name).map(({ id }) => id)
  const isThere = ({ categoryId }: Remembered) => {
    return categoryId === null ? from?.name === null : wrong.includes(categoryId)
  }
  const there = last.filter(isThere)
  const older = own.filter(isThere).slice(0, 1)
  // "mas não é freelance": what came in stands elsewhere by now, and is no other than that.
  const ofWay = last.filter(
    ({ type }) =>
      from && message.index.all.some((one) => one.name === from.name && one.type === type),
  )
  const only = [last, ofWay].find(({ length }) => length === 1) ?? []
  const some = [there, only, older].find(({ length }) => length > 0) ?? []
  return { meant: some, isNamed: false }
}

function changesOf(
  message: Message,
  { to, instead }: FileTold,
  { only, isNamed }: { only: Remembered; isNamed: boolean },
): Changes | Obstacle {
  const { reading, index } = message
  const { type } = only
  if (to?.name === null) return { categoryId: null }
  const own = to && index.all.find((one) => one.name === to.name && one.type === type)
  if (own) return { categoryId: own.id }
  if (to) return 'category-unknown'
  if (!instead) return 'category-which'
  const like = categoryMeantIn(message, instead, type)
  if (instead.isPlaced) return like ? { categoryId: like.id } : 'category-unknown'
  if (isNamed) return { categoryId: like?.id ?? null }
  const subject = findSubject(reading, coverTokens(reading), instead.first, instead.last)
  if (!subject) return 'category-which'
  const description = writeSubject(reading, subject)
  const categoryId = categoriseDescription(description, type, index, reading.today)
  return { description, categoryId }
}
