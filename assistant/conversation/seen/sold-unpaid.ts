import { dueDayIn } from '#conversation/coming/due-day.ts'
import { remembered } from '#conversation/coming/owed.ts'
import { besideTickTurn } from '#conversation/debts/beside/beside-tick.ts'
import { lentUntilTurn } from '#conversation/debts/beside/lent-until.ts'
import { spentOfItTurn } from '#conversation/debts/beside/spent-of-it.ts'
import { givenBackTurn } from '#conversation/debts/otherwise/given-back.ts'
import { laidOutTurn } from '#conversation/debts/otherwise/laid-out.ts'
import { lentOtherwiseTurn } from '#conversation/debts/otherwise/lent-otherwise.ts'
import { settledTurn } from '#conversation/debts/otherwise/settled.ts'
import { isSame, tellingWords } from '#conversation/match-named.ts'
import { restOnDeliveryTurn } from '#conversation/orders/in-part/rest-on-delivery.ts'
import { soldInPartTurn } from '#conversation/orders/in-part/sold-in-part.ts'
import { halfOnItsWayTurn } from '#conversation/restating/shares/half-on-its-way.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import { type Reading, readMessage } from '#understanding/reading.ts'

const unpaid = new PhraseBook('one of the things sold that is not paid yet', [
  {
    means: 'later',
    say: ',|.|;|mas|e|so [mas|so] [que] o|a|meu|minha ..2 [ele|ela|eles] [so|ainda] [me] paga|pagam|pagara [so] [no|na|em|mes|semana|pra] dia|amanha|depois|segunda|terca|quarta|quinta|sexta|sabado|domingo|semana|mes|que',
    like: 'vendi um livro por 45 e um vestido por 60 mas o vestido ela só paga dia 10',
  },
  {
    means: 'later',
    say: ',|.|;|mas|e|so [mas|so] [que] o|a|meu|minha ..2 [ele|ela|eles] [so|ainda] [me] vai|vao|ficou|ficaram [me|de] [me] pagar',
    like: 'vendi o sofá por 300 e a mesa por 200, a mesa ela vai pagar sexta',
  },
  {
    means: 'later',
    say: ',|.|;|mas|e|so [mas|so] [que] o|a|meu|minha ..2 [ele|ela|eles] [ainda] nao [me] pagou|pagaram|acertou',
    like: 'vendi o sofá por 300 e a mesa por 200, mas a mesa ela ainda não pagou',
  },
  {
    means: 'later',
    say: ',|.|;|mas|e|so [mas|so] [que] o|a ..2 [ele|ela] ficou|ficaram|esta|estao|fica [me] devendo',
    like: 'fiz quatro mãos a 35 e um pé a 30 mas a do pé ficou me devendo',
  },
  {
    means: 'later',
    say: ',|.|;|mas|e|so [mas|so] [que] o|a|meu|minha ..1 [foi|ficou|eh] [no] fiado|fiada',
    like: 'vendi o sofá por 300 e a mesa por 200, a mesa fiado',
  },
])

const earning = ['vend', 'fiz', 'atend']
const heads = new Set(['mas', 'so', 'que', 'e', ',', '.', ';'])

/**
 * The turn of several things sold of which one is yet to be paid, "vendi um livro por 45 e um
 * vestido por 60 mas o vestido ela só paga dia 10": what was paid is written, and the other is
 * remembered. Null for any other message.
 */
export function soldUnpaidTurn(
  told: TurnInput,
  understand: (input: TurnInput) => Turn,
): Turn | null {
  return (
    lentUntilTurn(told, understand) ??
    soldInPartTurn(told, understand) ??
    settledTurn(told, understand) ??
    laidOutTurn(told, understand) ??
    lentOtherwiseTurn(told, understand) ??
    givenBackTurn(told, understand) ??
    spentOfItTurn(told, understand) ??
    halfOnItsWayTurn(told, understand) ??
    besideTickTurn(told, understand) ??
    restOnDeliveryTurn(told, understand) ??
    oneUnpaidTurn(told, understand)
  )
}

function oneUnpaidTurn(told: TurnInput, understand: (input: TurnInput) => Turn): Turn | null {
  const said = told.text.toLowerCase()
  if (earning.every((stem) => !said.includes(stem))) return null
  const reading = readMessage(told.text, told.today)
  const found = unpaid.findAll(reading).at(-1)
  const { amounts, text, tokens } = reading
  if (!found || amounts.length < 2 || amounts.some(({ last }) => last >= found.first)) return null
  const head = text.slice(0, tokens[found.first]?.start).trim()
  const turn = understand({ ...told, text: head })
  if (turn.reply.kind !== 'log' || turn.reply.left || turn.state.open) return null
  const { transactions } = turn.reply
  const word = thingIn(reading, found.first)
  const owing = transactions.filter(({ description, type }) => {
    return type === 'receita' && tellingWords(description).some((one) => isSame(one, word))
  })
  const [only, another] = owing
  const paid = transactions.filter((one) => one !== only)
  if (!only || another || paid.length === 0) return null
  const later = { ...reading, days: reading.days.filter(({ first }) => first > found.first) }
  const due = dueDayIn(later)
  const { sum: _worked, ...draft } = only
  const left = {
    kind: 'owed',
    amountCents: only.amountCents,
    ...(due ? { due } : {}),
  } as const
  const effects = turn.effects.map((one) =>
    one.kind === 'create-transactions' ? { ...one, transactions: paid } : one,
  )
  const state = remembered(turn.state, draft, { reading })
  return { ...turn, effects, state, reply: { ...turn.reply, transactions: paid, left } }
}

/** "a do pé" is who had it. */
const of = new Set(['do', 'da', 'dos', 'das', 'de'])

/** The `vestido` of "mas o vestido ela só paga dia 10". */
function thingIn({ tokens }: Reading, first: number): string {
  const at = tokens.findIndex(({ norm }, index) => index >= first && !heads.has(norm))
  const isOf = of.has(tokens[at + 1]?.norm ?? '')
  return tokens[at + (isOf ? 2 : 1)]?.norm ?? ''
}
