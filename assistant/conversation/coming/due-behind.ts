import { chained } from '#conversation/bills/chained.ts'
import { monthlyBesideTurn } from '#conversation/bills/spoken/monthly-beside.ts'
import { toldAsWishedTurn } from '#conversation/bills/spoken/wished-bills.ts'
import { offered } from '#conversation/coming/coming-bill.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Token } from '#language/tokens.ts'
import { isThing } from '#understanding/lexicon/find.ts'
import { type Reading, readMessage } from '#understanding/reading.ts'

const falling = new PhraseBook('that another bill is still to be paid', [
  {
    means: 'due',
    say: '[so|ainda] vence|vencem|vencera',
    not: ['que vence|vencem'],
    like: 'paguei a luz, 187, ontem e a de gás, 62,30, só vence na segunda',
  },
  {
    means: 'open',
    say: '@ [reais] que [so] vence|vencem ..3 [que|,|mas] ainda nao',
    like: 'aluguel 1.100 pago e luz 94,30 que vence dia 5 ainda não',
  },
  {
    means: 'due',
    say: '[ainda] vai|vao vencer',
    not: ['que vai|vao'],
    like: 'paguei a luz 187 e o gás de 62 vai vencer dia 5',
  },
  {
    means: 'that',
    say: '@ [reais] que [so] vence|vencem',
    like: 'o gás foi 125, e a água 89,90 que vence dia 3',
  },
  {
    means: 'comes',
    say: 'cai|caem|entra|entram [so] [no|na] dia|amanha|segunda|terca|quarta|quinta|sexta',
    not: ['todo|toda'],
    like: 'meu salário caiu hoje 4.200 e o do Marcos cai dia 30, 3.800',
  },
  {
    means: 'comes',
    say: 'dia # [que] [so] cai|caem|entra|entram',
    not: ['todo|toda'],
    like: 'caiu 1.500 de adiantamento e dia 30 cai o resto, 1.900',
  },
])

const joints = new Set(['e', ',', ';', '.', 'mas'])
const articles = new Set(['o', 'a', 'os', 'as', 'falta', 'faltam', 'minha', 'meu'])

/**
 * The turn of what was paid and of another bill that only falls due, "paguei a luz de 187 ontem e a
 * de gás, 62,30, só vence na segunda": the one is written, the other is offered to be reminded of.
 * Null for any other message.
 */
export function dueBehindTurn(
  told: TurnInput,
  understand: (input: TurnInput) => Turn,
): Turn | null {
  const monthly = toldAsWishedTurn(told, understand) ?? monthlyBesideTurn(told, understand)
  if (monthly) return monthly
  if (!mayFallDue.test(told.text)) return null
  const reading = readMessage(told.text, told.today)
  const at = jointBefore(reading)
  if (at === null) return null
  const { text, tokens } = reading
  const first = understand({ ...told, text: text.slice(0, tokens[at]?.start).trim() })
  const isPaid = first.reply.kind === 'effect' && first.reply.effect.kind === 'pay'
  const isLogged = first.reply.kind === 'log' && !first.reply.left
  if ((!isPaid && !isLogged) || first.state.open) return null
  const second = understand({ ...told, text: text.slice(tokens[at]?.end).trim() })
  const later = laterTurn(first, second)
  if (later) return later
  if (second.reply.kind !== 'bill' || second.reply.isUndated) return null
  const left = { ...second.reply, isBeside: true } as const
  const state = { ...first.state, ...offered(second.reply.bill, told.today) }
  if (first.reply.kind !== 'log')
    return chained([
      { ...first, state },
      { ...second, reply: left },
    ])
  return { ...first, state, reply: { ...first.reply, left } }
}

const mayFallDue = /venc|ca[ie]|entra/i

/**
 * What came in, or was bought, with what has its day and is told in the same breath: money to come,
 * "o do Marcos cai dia 30, 3.800", or a bill without its sum, "e a água vence dia 3".
 */
function laterTurn(first: Turn, second: Turn): Turn | null {
  const { reply, state } = second
  if (reply.kind !== 'none' || !reply.saw?.due || first.reply.kind !== 'log') return null
  const { open, owed } = state
  const kept = { ...first.state, ...(open ? { open } : {}), ...(owed ? { owed } : {}) }
  return { ...first, state: kept, also: second }
}

/** The joint before what only falls due; null where nothing is told before it. */
function jointBefore(reading: Reading): number | null {
  const { amounts, tokens } = reading
  const due = falling.findAll(reading).at(-1)
  if (!due || amounts.length < 1) return null
  // "paguei a luz 100 e a água 60 que vence dia 10": both were paid.
  if (due.means === 'that' && tokens.some(({ norm }) => paying.has(norm))) return null
  const at = tokens.findIndex((token, index) => {
    if (index >= due.first || !joints.has(token.norm)) return false
    // "luz 94,30 que vence dia 5 ainda não": it needs no article.
    const isBegun = due.means === 'open' || isHead(tokens, index + 1)
    const isBehind = amounts.some(({ last }) => last < index)
    const left = amounts.filter(({ first }) => first > index).length
    const isDated = due.means === 'comes' && tokens[index + 1]?.norm === 'dia'
    if (left === 0) return due.means === 'due' && isBehind && namesBill(tokens, index + 1)
    return isBehind && left === 1 && (isBegun || isDated)
  })
  return at < 0 ? null : at
}

/** "e a de gás", ", a água": where another thing begins. */
function isHead(tokens: readonly Token[], at: number): boolean {
  const words = tokens.slice(at, at + 2).map(({ norm }) => norm)
  return (
    articles.has(words[0] ?? '') || (joints.has(words[0] ?? '') && articles.has(words[1] ?? ''))
  )
}

/** "e a água vence": a thing with bills of its own, and no part or paper of what is told before. */
function namesBill(tokens: readonly Token[], at: number): boolean {
  const from = tokens[at]?.norm === 'e' ? at + 1 : at
  const [article, thing, verb] = tokens.slice(from, from + 3).map(({ norm }) => norm)
  const isOne = articles.has(article ?? '') && (verb === 'vence' || verb === 'so')
  return isOne && isThing(thing ?? '') && !papers.has(thing ?? '')
}

const paying = new Set(['paguei', 'pagamos', 'quitei', 'quitamos'])
const papers = new Set('parcela prestacao boleto conta fatura carne mensalidade nota'.split(' '))
