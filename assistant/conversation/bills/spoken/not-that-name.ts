import { chained } from '#conversation/bills/chained.ts'
import { carry, correct, say } from '#conversation/make-turn.ts'
import { type Remembered, rememberedIn } from '#conversation/memory/remembered.ts'
import { type Bill, fitting } from '#conversation/naming/telling.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { fold } from '#language/fold.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import { capital } from '#language/spelling/capital.ts'
import type { Message } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'

const denied = new PhraseBook('that a thing is not called so', [
  {
    means: 'name',
    say: 'nao eh|era [o|esse] nome [.|,|;|!] [e|mas] [o] [nome] [certo|correto|dele|dela] eh|era [so|o|a]',
    like: 'apaga não é o nome, o nome é adubo',
  },
  {
    means: 'thing',
    say: 'nao .|,|;|! [e|mas|na] [verdade] eh|era [so|o|a]',
    like: 'muda não, é o cartão da loja',
  },
])

const nameMax = 40
const wordsMax = 3

/**
 * The turn of "muda não, é o cartão da loja", "apaga não é o nome, o nome é adubo", behind what was
 * kept under that name: it is called so. An entry is meant where its name is spoken of. Null for
 * any other message.
 */
export function notThatNameTurn(input: TurnInput, { reading }: Message): Turn | null {
  const { tokens, text, amounts, days } = reading
  if (amounts.length + days.length > 0 || isQuestion(reading)) return null
  const found = denied.find(reading)
  if (!found || found.first === 0 || found.first > wordsMax) return null
  const said = tokens.slice(0, found.first).map(({ norm }, at) => ({ at, word: norm }))
  const isNamed = (one: { id: string; name: string }) => {
    return fitting(said, [one]).some(({ at, isWhole }) => at.length > 0 && isWhole)
  }
  const last = input.state.last?.name
  const bills = (input.payments ?? []).filter((one) => isNamed(one))
  const entries = rememberedIn(input).filter((one) => found.means === 'name' && isNamed(one))
  const [bill, another] = bills
  const [entry] = entries
  const isMade = bill !== undefined && (found.means === 'name' || bill.name === last)
  const end = tokens.findIndex(({ kind }, at) => at > found.last && kind === 'mark')
  const written = text.slice(tokens[found.last]?.end, tokens[end]?.start ?? text.length).trim()
  if (another || written === '' || written.length > nameMax) return null
  if (!entry && !isMade) return found.means === 'name' ? soAlready(input, written) : null
  return calledAnew(input, capital(written), {
    ...(bill ? { bill } : {}),
    ...(entry ? { entry } : {}),
  })
}

/** "apaga não é o nome, o nome é adubo", of what is called Adubo. */
function soAlready(input: TurnInput, name: string): Turn | null {
  const own = fold(name)
  const isSo = [...rememberedIn(input), ...(input.payments ?? [])].some(
    (one) => fold(one.name) === own,
  )
  return isSo ? say(input, { intent: 'none', confidence: 90 }, { kind: 'done-before' }) : null
}

/** A purchase in parts is an entry and a bill of the same name. */
function calledAnew(
  input: TurnInput,
  newName: string,
  { bill, entry }: { bill?: Bill; entry?: Remembered },
): Turn | null {
  const read = { intent: 'correct', confidence: 92, fields: { description: newName } } as const
  const turns = [
    ...(entry ? [correct(input, read, [entry], { description: newName })] : []),
    ...(bill
      ? [
          carry(input, read, {
            ...{ kind: 'change-name', what: 'payment', newName },
            id: bill.id,
            name: bill.name,
          }),
        ]
      : []),
  ]
  return chained(turns)
}
