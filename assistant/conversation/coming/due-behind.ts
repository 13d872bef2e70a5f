import { chained } from '#conversation/bills/chained.ts'
import { offered } from '#conversation/coming/coming-bill.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Token } from '#language/tokens.ts'
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

const mayFallDue = /venc/i

/** The joint before what only falls due; null where nothing is told before it. */
function jointBefore(reading: Reading): number | null {
  const { amounts, tokens } = reading
  const due = falling.findAll(reading).at(-1)
  if (!due || amounts.length < 2) return null
  const at = tokens.findIndex((token, index) => {
    if (index >= due.first || !joints.has(token.norm)) return false
    // "luz 94,30 que vence dia 5 ainda não": it needs no article.
    const isBegun = due.means === 'open' || isHead(tokens, index + 1)
    const isBehind = amounts.some(({ last }) => last < index)
    const isOne = amounts.filter(({ first }) => first > index).length === 1
    return isBehind && isOne && isBegun
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
