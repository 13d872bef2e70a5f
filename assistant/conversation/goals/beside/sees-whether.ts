import type { Turn, TurnInput } from '#conversation/turn.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import { readMessage } from '#understanding/reading.ts'

const seeing = new PhraseBook('a wish that is told as something to be seen', [
  {
    means: 'sees',
    say: 'ver|tentar|vendo se [eu|nos|a] [gente] [ja] [consigo|conseguimos|consegue|posso|podia|da|dava] [pra|para] guardo|junto|economizo|poupo|separo|guarda|junta|economiza|poupa|guardar|juntar|economizar|poupar|separar|guardasse|juntasse',
    like: 'queria ver se eu guardo um dinheirinho pra viajar',
  },
])
const infinitives = new Map([
  ['guard', 'guardar'],
  ['junt', 'juntar'],
  ['econ', 'economizar'],
  ['poup', 'poupar'],
  ['sepa', 'separar'],
])
const wishes = new Set('quero queria queremos queriamos vou vamos gostaria preciso quer'.split(' '))

/**
 * The turn of "queria ver se eu guardo um dinheirinho pra viajar, fica em 680": a wish like "queria
 * guardar um dinheirinho", and no "if" of money that may come. Null for any other message.
 */
export function seesWhetherTurn(
  told: TurnInput,
  understand: (input: TurnInput) => Turn,
): Turn | null {
  if (!/(ver|tentar|vendo) se /i.test(told.text)) return null
  const reading = readMessage(told.text, told.today)
  const { text, tokens } = reading
  const found = seeing.find(reading)
  const [wish, first] = [tokens[(found?.first ?? 0) - 1], tokens[found?.first ?? 0]]
  const last = tokens[found?.last ?? 0]
  if (!found || !first || !last || !wishes.has(wish?.norm ?? '')) return null
  const stem = [...infinitives.keys()].find((one) => last.norm.startsWith(one))
  const verb = stem === undefined ? undefined : infinitives.get(stem)
  if (verb === undefined) return null
  return understand({ ...told, text: text.slice(0, first.start) + verb + text.slice(last.end) })
}
