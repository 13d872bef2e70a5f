import { cents } from '@lya/core/amounts/cents.ts'
import { limits } from '@lya/core/limits.ts'
import { comesToTurn } from '#conversation/bills/comes-to.ts'
import { billMeant } from '#conversation/bills/spoken/of-bills.ts'
import { type Bill, tellingIn } from '#conversation/naming/telling.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Message } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'

const changing = new PhraseBook('that a bill known by its day comes to another sum', [
  {
    means: 'goes',
    say: 'foi|passou|subiu|aumentou|baixou|caiu|mudou|virou|vai|ficou|veio [agora] [pra|para|por|em|a] [r] [$] @',
    like: 'o do dia 12 foi pra 365',
  },
  {
    means: 'is',
    say: '[agora] eh|esta|deu|sera [agora] [de|em|por] [r] [$] @',
    like: 'a conta do dia 12 agora é 365',
  },
  {
    means: 'order',
    say: '^ [entao|vixe|ah|lya] [.|,] [entao] muda|mude|troca|troque|altera|altere|corrige|corrija|atualiza|ajusta',
    like: 'muda 365 dia 12',
  },
])

/** What is pointed at by its day alone: "o do dia 12", "a conta que vence dia 12". */
const pointing = new Set(
  'o a do da de que vence conta boleto parcela pagamento aquela aquele'.split(' '),
)

/**
 * The turn of "o do dia 12 foi pra 365", "é a conta da loja do dia 12, tava 340 e virou 365", "muda
 * 365 dia 12": the one bill of that day comes to that. Null for any other message, and where the
 * writer paid it.
 */
export function repricedByDayTurn(input: TurnInput, message: Message): Turn | null {
  const { reading } = message
  const [day, later] = daysIn(message)
  const [one, other, another] = reading.amounts
  if (!day || later || !one || another || isQuestion(reading) || isPaid(reading)) return null
  const found = changing.find(reading)
  if (!found) return null
  const sums = reading.amounts.map(({ valueCents }) => Math.round(valueCents))
  const bill = billOf(input, message, sums)
  const isPointed =
    found.means === 'order' ||
    (bill && isDayOf(input, message, { bill, isFormer: other !== undefined }))
  const value = sums.findLast((sum) => sum !== bill?.amountCents)
  if (!bill || !isPointed || value === undefined) return null
  const isBad = reading.amounts.some(({ isForeign, isNegative }) => isForeign || isNegative)
  if (isBad || value <= 0 || value > limits.amountCentsMax) return null
  return comesToTurn(input, bill, cents(value))
}

/** "agora" is no day on which it falls due. */
function daysIn({ reading }: Message) {
  return reading.days.filter(({ first }) => reading.tokens[first]?.norm === 'dia')
}

/** "ainda não paguei" tells of none. */
function isPaid({ tokens }: Message['reading']): boolean {
  return tokens.some(({ norm }, at) => {
    const isDenied = tokens.slice(Math.max(0, at - deniedMax), at).some((one) => one.norm === 'nao')
    return paying.has(norm) && !isDenied
  })
}

const deniedMax = 2
const paying = new Set('paguei pagamos quitei pago paga gastei comprei'.split(' '))

/** The one of that day; of two sums one is what it came to so far. */
function billOf(input: TurnInput, message: Message, sums: readonly number[]): Bill | null {
  const [day] = daysIn(message)
  const ofDay = (input.payments ?? []).filter(({ dueDay }) => dueDay === day?.date.day)
  const among = sums.length > 1 ? ofDay.filter((one) => sums.includes(one.amountCents ?? 0)) : ofDay
  const own = { ...message, reading: { ...message.reading, amounts: [] } }
  const [only, more] = among
  return more ? billMeant({ ...input, payments: among }, own, namingIn(message)) : (only ?? null)
}

/**
 * Its day is what it is called by, or its name stands there too: "luz 90 dia 12", of another thing
 * than the bill of that day, is none of it.
 */
function isDayOf(
  input: TurnInput,
  message: Message,
  { bill, isFormer }: { bill: Bill; isFormer: boolean },
): boolean {
  const { tokens } = message.reading
  const first = daysIn(message)[0]?.first ?? 0
  const before = tokens.slice(Math.max(0, first - 2), first).map(({ norm }) => norm)
  const isBare = before.length > 0 && before.every((norm) => pointing.has(norm))
  const said = namingIn(message)
  return (
    isFormer || (isBare && said.length === 0) || isNamed({ ...input, payments: [bill] }, message)
  )
}

function isNamed(input: TurnInput, message: Message): boolean {
  const said = namingIn(message)
  const { reading } = message
  const own = { ...message, reading: { ...reading, amounts: [], days: [] } }
  return said.length > 0 && billMeant(input, own, said) !== null
}

/** What may name it stands before its new sum. */
function namingIn(message: Message) {
  const { amounts } = message.reading
  const until = amounts[0]?.first ?? 0
  return tellingIn(message).filter(
    ({ at, word }) => at < until && !orders.has(word) && !pointing.has(word),
  )
}

const orders = new Set(
  'muda mude troca troque altera altere corrige corrija atualiza ajusta vixe'.split(' '),
)
