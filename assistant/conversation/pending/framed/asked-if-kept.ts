import { keepBill } from '#conversation/coming/answered-bill.ts'
import { isSame, tellingWords } from '#conversation/match-named.ts'
import { tellingIn } from '#conversation/naming/telling.ts'
import { hasOneOf } from '#conversation/plain/only-of.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { anyOf } from '#language/phrases/any-of.ts'
import { words } from '#language/phrases/word-set.ts'
import type { Message } from '#understanding/intents/candidate.ts'
import { asksWhether, isQuestion } from '#understanding/intents/question.ts'
import { isThing } from '#understanding/lexicon/find.ts'
import { isFirstName } from '#understanding/lexicon/first-names.ts'

const noted = words(
  'anotou anotado anotada marcou marcado marcada guardou guardado guardada salvou salvo salva ' +
    'registrou registrado registrada cadastrou cadastrado cadastrada agendou agendado agendada',
)
const reminds = words('avisa avisar avisara lembra lembrar lembrara')
const forgets = anyOf('nao esquece; nao esqueca; nao vai esquecer; nao me deixa esquecer')
const tags = anyOf('ne; certo; ok; viu; hein')
/** It was paid, is not wanted, or another thing of it is asked. */
const otherwise = words(
  'paguei pago paga quitei preciso precisa cancela tira apaga muda quanto valor limite meta porque como gastei',
)
const ofDay = words('prazo data vencimento lembrete lembretes')

/**
 * The turn of "você anotou a água, né? ficou pra quando?", "não vai esquecer da água!", of a bill
 * that was only offered: whoever counts on it wants it kept, and is told of its day. Null where it
 * is not named, or anything else is.
 */
export function askedIfKeptTurn(input: TurnInput, message: Message): Turn | null {
  const { reading } = message
  const { open, offered } = input.state
  const bill = open?.kind === 'bill' && !open.isRest && !open.isUndated ? open.bill : null
  if (!bill || offered?.name !== bill.name) return null
  if (reading.amounts.length > 0 || hasOneOf(reading, otherwise)) return null
  const isAsked = isQuestion(reading) || asksWhether(reading) || tags(reading.flat)
  const isCounted = isAsked && (hasOneOf(reading, noted) || hasOneOf(reading, reminds))
  if (!isCounted && !forgets(reading.flat)) return null
  const own = tellingWords(bill.name)
  const said = tellingIn(message)
  const isOwn = (word: string) => own.some((one) => isSame(one, word))
  const isElse = said.some(({ word }) => {
    const isBeside = isOwn(word) || noted.has(word) || ofDay.has(word)
    return !isBeside && (isThing(word) || isFirstName(word))
  })
  return !isElse && said.some(({ word }) => isOwn(word)) ? keepBill(input, bill) : null
}
