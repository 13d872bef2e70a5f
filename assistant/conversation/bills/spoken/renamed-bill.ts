import { type CalledThen, calledThen } from '#conversation/bills/spoken/called-then.ts'
import { billMeant, saysBill } from '#conversation/bills/spoken/of-bills.ts'
import { carry, say } from '#conversation/make-turn.ts'
import { namedAmong, rememberedIn } from '#conversation/memory/remembered.ts'
import { type Bill, fitting, tellingIn } from '#conversation/naming/telling.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { fold } from '#language/fold.ts'
import type { Message } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'

const besides = new Set(
  (
    'nome renomeia renomear renomeie errado errada certo correto deixa agora muda troca cria altere ' +
    'altera mude troque vez lugar inves bota poe coloca escreve favor chama chame chamar deve ' +
    'confundir facil melhor fica fique prefiro quero'
  ).split(' '),
)
const courteous = new Set(['pode', 'poderia', 'podia', 'consegue', 'da', 'prefiro', 'quero'])

/**
 * The turn of "muda o nome da conta do dia 10 pra Condomínio", "o nome tá errado, é só Condomínio",
 * "chama essa conta de Vivo", "em vez de internet bota Vivo": the bill is called so. The one that
 * was just kept needs no name. Null for any other message.
 */
export function billRenamedTurn(input: TurnInput, message: Message): Turn | null {
  const { reading } = message
  const isOrder = reading.tokens.slice(0, 3).some(({ norm }) => courteous.has(norm))
  if (isQuestion(reading) && !isOrder) return null
  const called = calledThen(message)
  const bill = called && billOf(input, message, called)
  if (!bill) return null
  const { name } = called
  if (fold(name) === fold(bill.name)) {
    return say(input, { intent: 'none', confidence: 90 }, { kind: 'done-before' })
  }
  // "coloca a academia no nome da Maria": another one is called so.
  if (input.payments?.some((one) => fold(one.name) === fold(name))) return null
  const fields = { target: bill.name, description: name }
  const read = { intent: 'correct', confidence: 92, fields } as const
  const { id } = bill
  return carry(input, read, {
    ...{ kind: 'change-name', what: 'payment', id },
    ...{ name: bill.name, newName: name },
  })
}

/** The bill that is named beside it; without a name the one just kept, or the only one. */
function billOf(input: TurnInput, message: Message, called: CalledThen): Bill | null {
  const { payments = [], state } = input
  const isBefore = (one: { first: number }) => one.first < called.first
  const { reading } = message
  const amounts = reading.amounts.filter(isBefore)
  const days = reading.days.filter((day) => {
    return isBefore(day) && reading.tokens[day.first]?.norm === 'dia'
  })
  const before = { ...message, reading: { ...reading, amounts, days } }
  const others = tellingIn(message).filter(({ at, word }) => {
    return (at < called.first || at > called.last) && !besides.has(word)
  })
  // What is told behind the name names the bill, or tells why.
  const behind = others.filter(({ at }) => at > called.last)
  const isNamed = fitting(behind, payments).some(({ at }) => at.length > 0)
  const said = isNamed ? others : others.filter(({ at }) => at < called.first)
  const isEntry = namedAmong(message, rememberedIn(input), said).length > 0
  if (isEntry && !saysBill(message)) return null
  if (said.length > 0 || amounts.length > 0 || days.length > 0) {
    return billMeant(input, before, said)
  }
  const { last } = state
  const made = last?.kind === 'recurring-created' || last?.kind === 'name-changed'
  if (made) return payments.findLast(({ name }) => name === last.name) ?? null
  const [only, another] = payments
  return only && !another && saysBill(message) ? only : null
}
