import { chained } from '#conversation/bills/chained.ts'
import { carry } from '#conversation/make-turn.ts'
import { tellingWords } from '#conversation/match-named.ts'
import { goalMeant } from '#conversation/memory/goal-meant.ts'
import { fitting, type Thing, tellingIn } from '#conversation/naming/telling.ts'
import { hasOneOf } from '#conversation/plain/only-of.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { months } from '#language/days/words.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import { words } from '#language/phrases/word-set.ts'
import { capital } from '#language/spelling/capital.ts'
import type { Message } from '#understanding/intents/candidate.ts'
import { deadlineIn } from '#understanding/intents/commitments/deadline.ts'
import { type Reading, readMessage } from '#understanding/reading.ts'

const led = new PhraseBook('that a goal is called so', [
  { means: 'called', say: 'nome [dela|novo] eh|pra|para|como', like: 'o nome é Maragogi' },
  { means: 'called', say: 'nome d* meta eh|pra|para|como', like: 'o nome da meta é Maragogi' },
  {
    means: 'called',
    say: 'chamar|chama|chame ess*|est*|a|ela [meta] de|como',
    like: 'pode chamar essa meta de Maragogi?',
  },
  { means: 'called', say: 'meta [se] chama|chame', like: 'essa meta chama Gol' },
  { means: 'called', say: ':|,|e chama|chame [de]', like: 'na meta: chama Gol' },
  { means: 'called', say: 'vez de|d* ..2 poe|coloca|bota|deixa', like: 'em vez de viagem põe Gol' },
])
const dating = words('ate prazo data pra para mes')
const ends = words('e que q ate pra para por mas porque pq')
/** What is put in or paid is no change of how a goal is. */
const deeds = words(
  'guardei depositei paguei gastei comprei recebi juntei separei tirei quero queria',
)
const nameWordsMax = 4

/**
 * The turn of "o nome é Gol, e o prazo é outubro", behind a goal or of the one that is named: what
 * it is called, and by when. Null where only one of both is told, or a sum or a deed is.
 */
export function calledAndDatedTurn(input: TurnInput, message: Message): Turn | null {
  const { reading } = message
  if (reading.amounts.length > 0 || hasOneOf(reading, deeds)) return null
  const found = led.find(reading)
  const newName = found && nameFrom(reading, found.last + 1)
  const date = newName && deadlineOf(message)
  const goal = date && goalOf(input, message, newName)
  if (!goal) return null
  const { id, name } = goal
  const read = { intent: 'correct', confidence: 92, fields: { target: name } } as const
  return chained([
    carry(input, read, { kind: 'change-name', id, name, newName }),
    carry(input, read, { kind: 'change-date', id, name: newName, date }),
  ])
}

/** "até agosto", "o prazo é outubro", "coloque para agosto": a month, and what leads to one. */
function deadlineOf({ reading }: Message): string | null {
  const month = reading.tokens.find(({ norm }) => months.has(norm))?.norm
  if (month === undefined || !hasOneOf(reading, dating)) return null
  return (
    deadlineIn({ reading }) ?? deadlineIn({ reading: readMessage(`até ${month}`, reading.today) })
  )
}

function nameFrom({ tokens, text }: Reading, from: number): string | null {
  const stop = tokens.findIndex(({ kind, norm }, at) => {
    return at >= from && (kind !== 'word' || ends.has(norm))
  })
  const own = tokens.slice(from, stop < 0 ? tokens.length : stop)
  const [first, last] = [own[0], own.at(-1)]
  if (!first || !last || own.length > nameWordsMax) return null
  if (own.some(({ norm }) => months.has(norm))) return null
  return capital(text.slice(first.start, last.end))
}

/** The one that is named outside of what is new, else the one that was spoken of last. */
function goalOf(input: TurnInput, message: Message, newName: string): Thing | null {
  const anew = tellingWords(newName)
  const said = tellingIn(message).filter(({ word }) => !anew.includes(word))
  const [fit, another] = fitting(said, input.goals ?? []).filter(({ at }) => at.length > 0)
  if (another) return null
  const isOfOther = input.payments?.some(({ name }) => {
    return tellingWords(name).some((word) => said.some((one) => one.word === word))
  })
  return fit?.thing ?? (isOfOther ? null : goalMeant(input))
}
