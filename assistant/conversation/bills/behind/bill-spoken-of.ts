import { type Bill, fitting, tellingIn } from '#conversation/naming/telling.ts'
import type { TurnInput } from '#conversation/turn.ts'
import type { Message } from '#understanding/intents/candidate.ts'
import { isThing } from '#understanding/lexicon/find.ts'

/** By them it is told. */
const tidings = new Set('mensagem aviso email carta sms firma provedor operadora muda'.split(' '))
/** They are of no bill. */
const others = new Set('cartao fatura salario meta limite orcamento'.split(' '))
const told = new Set(
  'paguei pagamos gastei gastamos comprei quitei quitamos paga pg quitada quitado'.split(' '),
)
const denying = new Set(['nao', 'n', 'nem', 'nunca'])
const nearMax = 3

/**
 * The one bill that a message names; the only one there is, or the one just kept, where it names
 * none and speaks of a bill by one of these words. Null where something was paid, or several are
 * named.
 */
export function billSpokenOf(
  input: TurnInput,
  message: Message,
  ofOnly: ReadonlySet<string>,
): Bill | null {
  const { payments = [] } = input
  if (saysPaid(message)) return null
  const said = tellingIn(message)
  const named = fitting(said, payments).filter(({ at }) => at.length > 0)
  const [fit, another] = named
  if (fit) return another ? null : fit.thing
  const [only, other] = payments
  const norms = message.reading.tokens.map(({ norm }) => norm)
  const isOfOnly = norms.some((norm) => ofOnly.has(norm)) && !norms.some((norm) => others.has(norm))
  // "o preço do mercado subiu": of no bill.
  const isElse = said.some(({ word }) => isThing(word) && !ofOnly.has(word) && !tidings.has(word))
  if (!only || !isOfOnly || isElse) return null
  return other ? justKept(input) : only
}

/** The one that was kept in the turn before. */
function justKept({ payments = [], state: { last, rule } }: TurnInput): Bill | null {
  const isKept = last?.kind === 'recurring-created' && last.rule === rule
  return (isKept && payments.findLast(({ name }) => name === last.name)) || null
}

/** "já paguei", and no "ainda não paguei". */
export function saysPaid({ reading: { tokens, flat } }: Message): boolean {
  if (flat.includes(' acabei de pagar ')) return true
  return tokens.some(({ norm }, at) => {
    const before = tokens.slice(Math.max(0, at - nearMax), at)
    return told.has(norm) && !before.some((one) => denying.has(one.norm))
  })
}

/** "não é mais 15", "de 99", "em vez do 15": what it was, where that figure begins. */
export function isFormer({ reading: { tokens } }: Message, first: number): boolean {
  const before = tokens.slice(Math.max(0, first - formerMax), first).map(({ norm }) => norm)
  const bound = before.findLastIndex((norm) => norm === ',' || norm === '.')
  const own = before.slice(bound + 1)
  // "dessa vez" is no "em vez de".
  const from = first - own.length
  const isInstead = own.some((norm, at) => {
    return norm === 'vez' && !these.has(tokens[from + at - 1]?.norm ?? '')
  })
  return own.includes('nao') || isInstead || own.includes('era')
}

const formerMax = 5
const these = new Set(['dessa', 'desta', 'nessa', 'nesta', 'essa', 'esta'])
