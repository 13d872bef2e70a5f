import { cents } from '@lya/core/amounts/cents.ts'
import { limits } from '@lya/core/limits.ts'
import { say } from '#conversation/make-turn.ts'
import { ownIn } from '#conversation/memory/remembered.ts'
import { registerNamed } from '#conversation/pending/ask-turn.ts'
import { openQuestion } from '#conversation/pending-question.ts'
import { mayCorrect } from '#conversation/restating/may-correct.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { wordsOf } from '#language/phrases/classes.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Candidate, Message } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { leans } from '#understanding/memory/leaning.ts'
import type { Reading } from '#understanding/reading.ts'

const people = new Set(['kid', 'friend', 'kin'].flatMap((name) => wordsOf(`{${name}}`)))
/** More people than anybody gives money to in one message. */
const peopleMax = 20
const named = /(?:^|[\s,])[oaOA] \p{Lu}\p{Ll}+/gu

const gave = new PhraseBook('what each of the others gave of it', [
  {
    means: 'each',
    say: '^ [e|ai|depois|ja] cada um|uma [deles|delas] [ja] me deu|pagou|mandou|passou|devolveu|transferiu|pixou|acertou [o|os|a|uns] [pix] [de] [r] [$] @ [reais|conto] [hoje|ontem|no] [pix] $',
    like: 'cada um me deu 20',
  },
])

/** "meus três netos estão aqui": the next message may give something to each. */
export function withPeople(turn: Turn, { reading }: Message): Turn {
  const { people: _before, ...state } = turn.state
  const told = peopleIn(reading)
  return { ...turn, state: told > 0 ? { ...state, people: told } : state }
}

/** How many people a message speaks of: "meus três netos", "a Bia, o Leo e o Caio"; 0 of none. */
function peopleIn({ numbers, tokens, text }: Reading): number {
  const counted = numbers.find(({ last, hundredths }) => {
    const isCount = hundredths !== null && hundredths >= 200 && hundredths <= 100 * peopleMax
    return isCount && people.has(tokens[last + 1]?.norm ?? '')
  })
  if (counted) return (counted.hundredths ?? 0) / 100
  // "éramos 3": the writer is one of them.
  const heads = (numbers.find(({ role }) => role === 'people')?.hundredths ?? 0) / 100
  if (Number.isInteger(heads) && heads > 2 && heads <= peopleMax) return heads - 1
  const names = text.match(named)?.length ?? 0
  return names >= 2 && names <= peopleMax ? names : 0
}

/**
 * The turn of "dei 50 pra cada um deles", where the message before told of three: 150. Null for
 * any other message, and where it counts them itself.
 */
export function givenEachTurn(
  input: TurnInput,
  { reading, account }: Pick<Message, 'reading' | 'account'>,
  candidate: Candidate,
): Turn | null {
  const count = input.state.people ?? 0
  const [only, another] = account.transactions
  if (!only || another) return null
  // "dividido em 4": the parts of the others were left out before.
  const [before] = ownIn(input)
  const isShared = before?.sum?.steps.some(({ by }) => by === 'share') === true
  if (isShared && gave.isIn(reading)) return null
  if (count < 2) return headsAsked(input, { reading, account }, candidate)
  const isEach = leans('givenEach', reading) || leans('givenEachOf', reading)
  if (!isEach && !gave.isIn(reading)) return null
  const { draft } = only
  if (draft.sum || only.doubt === 'amount' || peopleIn(reading) > 0) return null
  const amountCents = draft.amountCents * count
  if (amountCents > limits.amountCentsMax) return null
  const steps = [{ by: 'times' as const, factor: count, unit: 'pessoa' }]
  const sum = { startCents: draft.amountCents, steps }
  const told = { ...draft, amountCents: cents(amountCents), sum }
  return registerNamed(input, { ...candidate, intent: 'log' }, [told])
}

/** "dei 50 pra cada menino", where nobody told how many they are: it is asked. */
function headsAsked(
  input: TurnInput,
  { reading, account }: Pick<Message, 'reading' | 'account'>,
  candidate: Candidate,
): Turn | null {
  const [only] = account.transactions
  // The `um` of "cada um dos meninos" counts nobody.
  const figures = reading.numbers.filter(({ rule }) => rule !== 'article')
  const isOnlyFigure = figures.every(({ role }) => role === 'amount' || role === 'day')
  if (!only || !isOnlyFigure || reading.amounts.length !== 1) return null
  const isEach = leans('givenEachOf', reading) || gave.isIn(reading)
  if (!isEach || peopleIn(reading) > 0 || isQuestion(reading)) return null
  if (only.draft.sum || only.doubt === 'amount' || !mayCorrect(candidate.intent)) return null
  const { amountCents: each, description } = only.draft
  const draft = { ...only.draft, amountCents: cents(0) }
  const open = { ...openQuestion('amount', draft, [], input.today), eachCents: each }
  const asked = { intent: 'clarify', confidence: 90 } as const
  const reply = { kind: 'ask', missing: 'amount', description, amountCents: 0 } as const
  const turn = say(input, asked, { ...reply, isOutOfBounds: false, each })
  return { ...turn, state: { ...turn.state, open } }
}
