import { askPaid } from '#conversation/bills/asked-paid.ts'
import {
  type BillNamed,
  billCalled,
  billsSpokenOf,
  isEntry,
} from '#conversation/bills/named/bill-named.ts'
import { newNamesIn } from '#conversation/bills/named/new-name.ts'
import { calledThen } from '#conversation/bills/spoken/called-then.ts'
import { offeringBill } from '#conversation/coming/coming-bill.ts'
import { carry, say } from '#conversation/make-turn.ts'
import { nameWords } from '#conversation/match-named.ts'
import { tellingIn } from '#conversation/naming/telling.ts'
import type { Read } from '#conversation/needs/needing.ts'
import { stillOpen } from '#conversation/pending/open.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { fold } from '#language/fold.ts'
import { capital } from '#language/spelling/capital.ts'
import type { Message } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import type { Reading } from '#understanding/reading.ts'

const asked = { intent: 'correct', confidence: 92 } as const
const done = { intent: 'none', confidence: 90 } as const

/**
 * The turn of "troca o nome da conta pra fatura nubank", 'é só "luz", não "luz de casa"', where a
 * bill is called so: it gets the other name, though it is only offered, and whatever entry was told
 * last. Null for any other message, and where an entry is called so.
 */
export const renamedByNameTurn: Read = (input, message) => {
  const { reading } = message
  if (isQuestion(reading) || reading.amounts.length > 0) return null
  for (const told of newNamesIn(reading)) {
    const bill = billCalled(input, told.former)
    if (!bill) continue
    const isOfName = told.isNaming || sharesWord(told.name, bill.name)
    const isCategory = input.categories.some(({ name }) => fold(name) === fold(told.name))
    return isOfName && !isCategory ? calledAnew(input, bill, told.name) : null
  }
  return lessenedTurn(input, reading) ?? offeredTurn(input, message)
}

const taking = new Set('tira tire tirar remove remova apaga apague corta corte'.split(' '))
const quoted = /["“']([^"“”']+)["”']/gu

/** What stands in quotes right behind an order to take it out, folded; '' where nothing does. */
function partTaken({ text, tokens }: Reading): string {
  const part = [...text.matchAll(quoted)].find(({ index }) => {
    const before = tokens.filter(({ end }) => end <= index).slice(-articleMax)
    return before.some(({ norm }) => taking.has(norm))
  })
  return part ? nameWords(part[1] ?? '').join(' ') : ''
}

const articleMax = 2

/** 'a conta é só luz, tira o "de casa"': what stands in quotes is a part of a bill's name. */
function lessenedTurn(input: TurnInput, reading: Reading): Turn | null {
  const part = partTaken(reading)
  if (part === '' || isEntry(input, part)) return null
  const bills = billsSpokenOf(input)
  const isWhole = bills.some(({ name }) => nameWords(name).join(' ') === part)
  const [bill, another] = bills.filter(({ name }) => {
    return ` ${nameWords(name).join(' ')} `.includes(` ${part} `)
  })
  if (isWhole || !bill || another) return null
  const written = bill.name.split(' ')
  const from = written.findIndex((_, at) => {
    return nameWords(written.slice(at).join(' ')).join(' ').startsWith(part)
  })
  const left = written.filter((_, at) => at < from || at >= from + part.split(' ').length)
  return left.length === 0 ? null : calledAnew(input, bill, capital(left.join(' ')))
}

function sharesWord(one: string, other: string): boolean {
  const own = nameWords(other)
  return nameWords(one).some((word) => own.includes(word))
}

/** "o nome é fatura nubank", right behind the offer of it. */
function offeredTurn(input: TurnInput, message: Message): Turn | null {
  const { reading } = message
  const open = stillOpen(input.state, input.today)
  if (open?.kind !== 'bill' || reading.days.some(({ date }) => date.day !== open.bill.dueDay)) {
    return null
  }
  const name = calledThen(message)?.name ?? calledAs(reading)
  if (!name || name.length > nameMax) return null
  // "muda o nome do quarto pra aluguel" is of what was paid.
  const own = [...nameWords(name), ...nameWords(open.bill.name)]
  if (reading.tokens.some(({ norm }) => norm === 'meu' || norm === 'minha')) return null
  const isElse = tellingIn(message).some(({ word }) => !own.includes(word) && !besides.has(word))
  if (isElse) return null
  const [bill] = billsSpokenOf(input).filter(({ kind }) => kind === 'offered')
  return bill ? calledAnew(input, bill, name) : null
}

const nameMax = 40
const besides = new Set(
  (
    'nome chama chame chamar chamada renomeia renomear muda mude mudar troca troque trocar corrige ' +
    'bota bote por deixa fica fique errado conta fatura boleto pagamento lembrete fato dia'
  ).split(' '),
)
const called = [['chama'], ['nome', 'eh'], ['fique', 'como'], ['fica', 'como']]

/** "essa fatura chama fatura nubank", as it was written. */
function calledAs({ text, tokens }: Reading): string | null {
  const at = tokens.findIndex((_, from) => called.some((some) => isAt(tokens, from, some)))
  const lead = called.find((some) => at >= 0 && isAt(tokens, at, some))
  if (!lead) return null
  const words = tokens.slice(at + lead.length)
  const from = words.findIndex(({ kind }) => kind !== 'mark')
  const first = words[from]
  const end = words.find(({ kind }, index) => index > from && kind === 'mark')
  return first ? capital(text.slice(first.start, end?.start).trim()) : null
}

function isAt(tokens: Reading['tokens'], from: number, some: readonly string[]): boolean {
  return some.every((word, index) => tokens[from + index]?.norm === word)
}

function calledAnew(input: TurnInput, one: BillNamed, newName: string): Turn {
  if (fold(one.name) === fold(newName)) return say(input, done, { kind: 'done-before' })
  if (one.kind === 'standing') {
    const read = { ...asked, fields: { target: one.name, description: newName } }
    const { id, name } = one.bill
    return carry(input, read, { kind: 'change-name', what: 'payment', id, name, newName })
  }
  const bill = { ...one.bill, name: newName }
  if (one.kind === 'offered') {
    const open = stillOpen(input.state, input.today)
    const isUndated = open?.kind === 'bill' && open.isUndated === true
    return offeringBill(input, bill, { isAmended: true, ...(isUndated ? { isUndated } : {}) })
  }
  const bills = one.list.bills.map((other) => (other === one.bill ? bill : other))
  return askPaid(input, bills, one.list.dates, one.list.isDue)
}
