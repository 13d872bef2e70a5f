import type { Turn, TurnInput } from '#conversation/turn.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import { readMessage } from '#understanding/reading.ts'

const rate = new PhraseBook('what is to be put aside each month', [
  {
    means: 'rate',
    say: 'guardar|juntar|economizar|poupar|separar [r] [$] @ [reais] por|todo|cada|ao mes|semana',
    like: 'queria guardar 200 por mês pra comprar uma cabine que custa 480',
  },
])

const mayBe = ['guardar', 'juntar', 'economizar', 'poupar', 'separar']

/**
 * The turn of a wish with what is to be put aside for it each month, "queria guardar 200 por mês
 * pra comprar uma cabine que custa 480": a goal of its price. Null for any other message.
 */
export function savesMonthlyTurn(
  told: TurnInput,
  understand: (input: TurnInput) => Turn,
): Turn | null {
  const said = told.text.toLowerCase()
  if (told.state.open || mayBe.every((verb) => !said.includes(verb))) return null
  const reading = readMessage(told.text, told.today)
  const { tokens, text, amounts } = reading
  const found = rate.find(reading)
  const [each, , another] = amounts
  if (!found || !each || amounts.length < 2 || another) return null
  // The price stands behind it: "gastei 50 e quero guardar 200 por mês" has none.
  if (each.first < found.first || each.first > found.last) return null
  const [verb, last] = [tokens[found.first], tokens[found.last]]
  if (!verb || !last) return null
  const turn = understand({ ...told, text: text.slice(0, verb.end) + text.slice(last.end) })
  return turn.intent === 'goal_create' ? turn : null
}
