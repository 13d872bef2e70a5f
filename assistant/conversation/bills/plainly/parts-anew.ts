import { cents } from '@lya/core/amounts/cents.ts'
import { divide } from '@lya/core/amounts/divide.ts'
import { justTold } from '#conversation/bills/behind/just-told.ts'
import { chained } from '#conversation/bills/chained.ts'
import { carry } from '#conversation/make-turn.ts'
import { fitting, tellingIn } from '#conversation/naming/telling.ts'
import { around, hasOneOf, isOnlyOf } from '#conversation/plain/only-of.ts'
import { puttingRight, saysWrong } from '#conversation/plain/put-right.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import { words } from '#language/phrases/word-set.ts'
import type { Message, Read } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import type { Reading } from '#understanding/reading.ts'

const ofParts = words(
  'x vezes parcelas parcela prestacoes prestacao parcelinhas parcelei parcelado parcelada ' +
    'parcelamento parcelamos dividi dividido dividiu divide parcelou carne',
)
/** How it is paid. */
const copula = words('foi foram sao eh era eram ficou ficaram deu deram fiz fez fechou fechei saiu')
const beside = words(
  'cartao credito comprei compra das ser que agora dele dela numero quantidade sem juros vez ai eu',
)
/** Who or what says so, where it is said that it was told wrong. */
const witness = words(
  'loja rapaz moco vendedor nota carne boleto contrato olhei conferi conferindo vi lembrei lembrando ' +
    'cabeca falei disse fizeram passaram passei pensando bem melhor',
)
const partsMax = 120

/**
 * The turn of "são 12 parcelas e não 10", "12x*", "me enganei, o sofá foi em doze", right behind
 * what was bought in parts: it is bought in so many. It is told by there being nothing else in the
 * message. Null for any other.
 */
export function partsAnewTurn(input: TurnInput, message: Message): Turn | null {
  const { reading } = message
  const { state } = input
  if (state.last?.kind !== 'bought' || isQuestion(reading) || others.isIn(reading)) return null
  const told = justTold(input, message, () => true)
  const first = told?.first
  if (!told || !first) return null
  const named = fitting(tellingIn(message), [told.bill]).flatMap(({ at }) => at)
  const counts = countsIn(reading)
  const [count, another] = counts.filter((one) => one.count !== first.count)
  if (!count || another || count.count < 2 || count.count > partsMax) return null
  // "foi 12, não 10": one of both is what it was.
  const own = counts.flatMap((one) => one.at)
  const isBoth = counts.length === 2
  const isSlip = isBoth || saysWrong(reading)
  const sets = [ofParts, copula, beside, around, ...(isSlip ? [...puttingRight, witness] : [])]
  if (!isOnlyOf({ ...reading, amounts: [], days: [] }, sets, [...named, ...own])) return null
  const isOfParts = hasOneOf(reading, ofParts) || reading.tokens.some(({ norm }) => norm === 'em')
  if (!(isOfParts || isBoth) || !(isSlip || hasOneOf(reading, copula) || isParted(reading)))
    return null
  return boughtIn(input, message, count.count)
}

const others = new PhraseBook('what is told of single parts', [
  { means: 'paid', say: 'ja foram|fiz|sao|foi|paguei', like: 'já foram 2 parcelas' },
  { means: 'left', say: 'agora sao|so|falta|faltam', like: 'agora são só 9 parcelas' },
  { means: 'one', say: 'parcela|prestacao [eh] [a|o|de] [dia] #', like: 'parcela 5 de 10' },
  { means: 'price', say: 'por|cada|de parcela|juros', like: 'são 120 por parcela' },
])

/** "parcelei em 12", "12x*" */
function isParted({ tokens }: Reading): boolean {
  return tokens.some(({ norm }) => norm === '*' || /^(?:parcel|divid)\w*(?:i|ou)$/.test(norm))
}

interface Count {
  count: number
  at: number[]
}

/** Every figure, as how many there are: also what alone would be money, "são 12". */
function countsIn({ numbers, tokens }: Reading): Count[] {
  return numbers.flatMap(({ first, last, hundredths }) => {
    const count = (hundredths ?? 0) / 100
    const isOne = /^um[a]?$/.test(tokens[first]?.norm ?? '')
    if (isOne || !Number.isInteger(count)) return []
    return [{ count, at: Array.from({ length: last - first + 1 }, (_, more) => first + more) }]
  })
}

function boughtIn(input: TurnInput, message: Message, count: number): Turn | null {
  const told = justTold(input, message, () => true)
  if (!told?.first) return null
  const { entry, count: before } = told.first
  const whole = entry.amountCents + (told.bill.amountCents ?? entry.amountCents) * (before - 1)
  const parts = divide(cents(whole), count)
  const { description: name, categoryId, date } = entry
  const read: Read = {
    ...{ intent: 'installments', confidence: 92 },
    fields: { description: name, total: whole, count },
  }
  const purchase = {
    name,
    categoryId,
    date: Temporal.PlainDate.from(date),
    instalmentsCents: parts,
  }
  return chained([
    carry(input, read, { kind: 'undo-last' }),
    carry(input, read, { kind: 'buy-in-instalments', purchase }),
  ])
}
