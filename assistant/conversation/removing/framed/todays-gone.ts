import { offerTurn } from '#conversation/advice/offer-turn.ts'
import { say } from '#conversation/make-turn.ts'
import { ownIn } from '#conversation/memory/remembered.ts'
import { hasOneOf } from '#conversation/plain/only-of.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { anyOf } from '#language/phrases/any-of.ts'
import { words } from '#language/phrases/word-set.ts'
import type { Message } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'

const takes = words(
  'apaga apague tira tire exclui exclua remove remova limpa limpe zera zere deleta delete',
)
const asked = anyOf(
  'pode apagar; pode tirar; pode excluir; pode remover; pode limpar; pode zerar; quero apagar; quero excluir',
)
const all = anyOf(
  'tudo; todos; todas; nenhum; nem um; o dia de hoje; zera hoje; zera o dia; limpa hoje',
)
/** What is kept of it, or is of another book. */
const otherwise = words('so meta metas limite orcamento contas pagamentos')
const saved = anyOf(
  'tudo menos; tudo exceto; tudo fora; todos menos; todas menos; tudo de hoje menos; tudo de ontem menos; ' +
    'tudo de hoje exceto; tudo deixa; tudo , menos; tudo , exceto; tudo e deixa',
)
const asEverything = { intent: 'none', confidence: 100 } as const
const countMax = 12

/**
 * The turn of "não comprei nem um nem outro, apaga tudo de hoje": she offers to delete what this
 * conversation wrote of today, where nothing of another day was written since. Null for any other.
 */
export function todaysGoneTurn(input: TurnInput, { reading }: Message): Turn | null {
  const has = (set: ReadonlySet<string>) => hasOneOf(reading, set)
  if (reading.amounts.length > 0 || isQuestion(reading) || !(has(takes) || asked(reading.flat)))
    return null
  // "apaga tudo menos o almoço" must not take the one that is to stay.
  if (saved(reading.flat)) return say(input, asEverything, { kind: 'none', reason: 'everything' })
  const [day, another] = reading.days
  const today = reading.today.toString()
  if (has(otherwise) || another || day?.date.toString() !== today || !all(reading.flat)) return null
  const own = ownIn(input)
  const ofToday = own.filter(({ date }) => date === today)
  // She says that it is of what was noted last.
  const isLast = own.slice(0, ofToday.length).every(({ date }) => date === today)
  if (ofToday.length < 2 || ofToday.length > countMax || !isLast) return null
  return offerTurn(input, { kind: 'delete-all', ids: ofToday.map(({ id }) => id) })
}
