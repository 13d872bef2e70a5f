import { chained } from '#conversation/bills/chained.ts'
import { cutAt } from '#conversation/orders/cut-at.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import { readMessage } from '#understanding/reading.ts'

const coming = new PhraseBook('that other pay is still to come', [
  {
    means: 'comes',
    say: 'e|mas|, o|a|os|as|meu|minha ..5 so|ainda cai|caem|entra|entram|vem|recebo [no|na|em] dia|amanha|segunda|terca|quarta|quinta|sexta|sabado|domingo|semana|mes',
    like: 'caiu meu salário ontem, 4.250, e o da clínica só cai dia 5, que são 1.980',
  },
  {
    means: 'comes',
    say: 'e|mas|,|. [e] [o] meu|minha salario|pagamento|adiantamento|aposentadoria|vale eh|vem [so] [no] dia #',
    like: 'entrada de 2.100, salário da Patrícia, hoje. E meu salário é dia 30, 5.400, todo mês',
  },
  {
    means: 'comes',
    say: 'e|mas|,|. [e] eu|meu|minha [{person}] recebo|recebe [o] [meu|dele|dela] [so] [no] dia #',
    like: 'recebi 2.000 do salário, e meu marido recebe dia 5, 3.200',
  },
])

const arriving = ['cai', 'entra', 'vem', 'receb', 'sal']

/**
 * The turn of pay that came in and of another that is still to come, "caiu meu salário, 4.250, e o
 * da clínica só cai dia 5, que são 1.980": the one is written, the other waited for. Null for any
 * other message.
 */
export function comesBehindTurn(
  told: TurnInput,
  understand: (input: TurnInput) => Turn,
): Turn | null {
  const said = told.text.toLowerCase()
  if (arriving.every((word) => !said.includes(word))) return null
  const reading = readMessage(told.text, told.today)
  const { amounts } = reading
  const found = coming.find(reading)
  const isEach =
    found !== null &&
    amounts.some(({ last }) => last < found.first) &&
    amounts.some(({ first }) => first > found.first)
  if (!isEach) return null
  const cut = cutAt(told, reading, found.first, understand)
  if (!cut) return null
  const { first, behind } = cut
  const second = understand({ ...told, state: first.state, text: behind })
  // Every month it comes, which is told of no bill: that is said.
  const isFixed = second.reply.kind === 'obstacle' && second.reply.obstacle === 'recurring-income'
  if (isFixed) return chained([first, { ...second, state: first.state }])
  const { open } = second.state
  const isAwaited = open?.kind === 'reading' && open.isAhead === true
  if (!isAwaited || second.effects.length > 0) return null
  const { owed = [] } = second.state
  return chained([{ ...first, state: { ...first.state, open, owed } }, second])
}
