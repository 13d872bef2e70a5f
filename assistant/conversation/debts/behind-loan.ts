import { cents } from '@lya/core/amounts/cents.ts'
import { carry, register, say } from '#conversation/make-turn.ts'
import { targetOf } from '#conversation/meant-transaction.ts'
import { ownIn, type Remembered, toldLast } from '#conversation/memory/remembered.ts'
import { mayCorrect } from '#conversation/restating/may-correct.ts'
import type { OwedSum, Owing } from '#conversation/state.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { type FoundPhrase, PhraseBook } from '#language/phrases/phrase-book.ts'
import { capital } from '#language/spelling/capital.ts'
import type { Candidate, Message, Read } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'

const back = 'devolveu|pagou|acertou|quitou|mandou|deu'
const gave = 'devolvi|paguei|acertei|mandei|dei|passei'
const plain = '[uns|mais|so|ja|r] [$] @ [reais|conto]'
const when = '[ja|hoje|ontem|pra|de] [volta|mim]'

const behind = new PhraseBook('what is told behind a loan', [
  {
    means: 'back',
    say: `^ [ai|hoje|ontem|e|,] [ele|ela] [ja|so] [me] ${back} [so|ja] ${plain} ${when} $`,
    like: 'ele devolveu 100',
  },
  {
    means: 'more',
    say: `^ [ai|hoje|e|,] [depois] emprestei [pra|pro] [ele|ela] [outros] ${plain} [pra|pro|a] [ele|ela] [hoje|ontem|tambem] $`,
    like: 'emprestei mais 200',
  },
  {
    means: 'never',
    say: '^ [mas|acho|ele|ela] [que|ja] [ele|ela] [disse|falou] [que] nao vai [me|mais] [mais] pagar|devolver [mais|nunca] [nao] $',
    like: 'ele não vai pagar mais',
  },
  {
    means: 'never',
    say: '^ [eu|entao] perdoei [a|o] [divida|emprestimo|ele|ela] [dele|dela] $',
    like: 'perdoei a dívida dele',
  },
  {
    means: 'never',
    say: '^ [falei|disse] [que|ele|ela] [ele|ela] nao precisa [mais] [me] pagar|devolver [mais] $',
    like: 'falei que não precisa devolver',
  },
  {
    means: 'given',
    say: 'nao foi|era|eh emprestado|emprestimo [nao] [,|mas] [foi|era|eh] [um] dado|doado|presente|doacao $',
    like: 'não foi emprestado, foi dado',
  },
  {
    means: 'given',
    say: 'nao emprestei [nao] [,|mas] [eu] dei|doei [de] [pra|presente] [ele|ela] $',
    like: 'não emprestei, dei',
  },
  {
    means: 'repaid',
    say: `^ [ai|hoje|ontem|e|,] [ja] ${gave} ${plain} pra|pro|a [ele|ela] [hoje|ontem] $`,
    like: 'paguei 200 pra ela',
  },
  {
    means: 'repaid',
    say: `^ [ai|hoje|ontem|e|,] [ja] devolvi [pra] [ele|ela] ${plain} [hoje|ontem|ja] $`,
    like: 'já devolvi 200',
  },
  {
    means: 'less',
    say: `^ [ele|ela] [me] perdoou|abateu|descontou ${plain} [da|do] [divida|emprestimo] $`,
    like: 'ela perdoou 100',
  },
])

const asLog: Read = { intent: 'log', confidence: 90 }
const heard: Read = { intent: 'none', confidence: 90 }

/**
 * The turn of what is told right behind a loan without saying again whose it is: "ele devolveu
 * 100", "emprestei mais 200", "ela perdoou 100". Null where the last entry is no loan.
 */
export function behindLoanTurn(
  input: TurnInput,
  message: Message,
  { intent }: Candidate,
): Turn | null {
  const { reading } = message
  const isOpen = mayCorrect(intent) || intent === 'pay'
  const found = isOpen && !isQuestion(reading) ? behind.find(reading) : null
  const [entry, another] = found ? toldLast(input, ownIn(input)) : []
  if (!found || !entry || another || reading.amounts.length > 1) return null
  return lentTurn(input, message, entry, found) ?? borrowedTurn(input, message, entry, found)
}

/** What the person lent: it comes back, grows, or never will. */
function lentTurn(
  input: TurnInput,
  message: Message,
  entry: Remembered,
  { means }: FoundPhrase,
): Turn | null {
  const { owed = [] } = input.state
  const [one] = owed
  if (!one || !isOf(one, entry)) return null
  const { description, amountCents } = one.draft
  const value = valueIn(message)
  if (means === 'back' && value > 0 && value <= amountCents) {
    return named(input, message, 'receita', description)
  }
  if (means === 'more' && value > 0 && lent.test(entry.name)) {
    return named(input, message, 'despesa', entry.name)
  }
  const state = { ...input.state, owed: owed.slice(1) }
  if (means === 'given' && lent.test(entry.name)) {
    const changes = { description: entry.name.replace(lent, 'Presente') }
    const read: Read = { intent: 'correct', confidence: 90, fields: changes }
    return carry({ ...input, state }, read, {
      kind: 'correct',
      target: targetOf(entry.id),
      changes,
    })
  }
  if (means !== 'never') return null
  const gone = { name: description, amountCents: cents(amountCents) }
  return say({ ...input, state }, heard, { kind: 'owed-asked', sums: [], gone })
}

/** What was lent to the person: they give it back, or need not. */
function borrowedTurn(
  input: TurnInput,
  message: Message,
  entry: Remembered,
  { means }: FoundPhrase,
): Turn | null {
  const { owing = [] } = input.state
  const [one, ...others] = owing
  if (!one || !isFrom(one, entry)) return null
  const value = valueIn(message)
  const left = one.wholeCents - one.paidCents
  if (value <= 0 || value > left) return null
  if (means === 'repaid') return named(input, message, 'despesa', capital(one.name))
  if (means !== 'less') return null
  const less = { ...one, wholeCents: cents(one.wholeCents - value) }
  const isAll = value === left
  const state = { ...input.state, owing: isAll ? others : [less, ...others] }
  if (isAll) return say({ ...input, state }, heard, { kind: 'done-before' })
  return say({ ...input, state }, heard, { kind: 'owed-asked', sums: [], owing: [less] })
}

/** The one sum that is told, by the name of the loan. */
function named(
  input: TurnInput,
  message: Message,
  type: 'despesa' | 'receita',
  description: string,
): Turn | null {
  const [only, another] = message.account.transactions
  if (another || (only && only.draft.type !== type)) return null
  const date = only?.draft.date ?? input.today
  const amountCents = cents(valueIn(message))
  const draft = { type, amountCents, date, categoryId: null, description } as const
  return register(input, asLog, [draft])
}

const lent = /^Empréstimo\b/

/** What is owed is of the loan that was written last, or of what came back of it. */
function isOf({ draft }: OwedSum, { name }: Remembered): boolean {
  if (!draft.description.startsWith('Devolução d')) return false
  return draft.description === name || (lent.test(name) && endsAlike(draft.description, name))
}

/** `Devolução do meu primo`, of `Empréstimo pro meu primo`. */
function endsAlike(one: string, other: string): boolean {
  return one.split(' ').slice(2).join(' ') === other.split(' ').slice(2).join(' ')
}

/** What came from them, or went back to them. */
function isFrom({ name }: Owing, entry: Remembered): boolean {
  return entry.name.toLowerCase().includes(name.toLowerCase())
}

function valueIn({ reading }: Message): number {
  return Math.round(reading.amounts[0]?.valueCents ?? 0)
}
