import { hangsOn } from '#conversation/apart/leaning.ts'
import type { RuleName } from '#conversation/trail/rule-name.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { type Reading, readMessage } from '#understanding/reading.ts'

/** What was read, and doubted by those who know no rule: for the words beside it, maybe. */
const doubting = new Set<RuleName>(['opinion.doubt', 'opinion.propose'])

const joints = /[,.!?;]+\s+|\s*\n+\s*|\s+(?=(?:e|mas)\s)/g

/** Of what is so long nobody tells one thing. */
const lengthMax = 160

/** What may be said of the entry beside it: whose it is, that it was none, or is still to come. */
const turning = new Set(
  (
    'brincadeira mentira zoeira desculpa desculpe perdao ops errado errei enganei engano cancela ' +
    'cancelei cancelaram apaga tira ' +
    'devolvi devolver devolvo devolveu estornou estorno desisti talvez acho parece se quando qual ' +
    'pagou pagaram paga emprestou emprestei emprestado dele dela deles delas parte metade troco ' +
    'desconto cada resto falta faltou faltam fiado depois vou vai vamos amanha ainda pretendo ' +
    'planejo pensando queria gostaria deveria parcela parcelas vezes conta limite meta saldo quanto ' +
    'quantos todo toda mes mensal lembra sonhei imagina reembolso reembolsa ele ela eles elas meu ' +
    'minha seu sua cliente pai mae irmao irma mesmo tambem acabou vendi vendeu trouxe lista cara cobre ' +
    'cobriu cobrem plano convenio empresa firma patrao patroa seguro pago'
  ).split(' '),
)

/**
 * The turn of an entry beside mere talk that made it doubtful: "não aguento mais, mercado 63",
 * "uber 18,50, achei que ia ser mais". What is told by itself is written by itself. Null where
 * that is doubted alone as well, or where what stands beside it may speak of it.
 */
export function besideTalkTurn(
  told: TurnInput,
  whole: Turn,
  understand: (input: TurnInput) => Turn,
): Turn | null {
  const { text, today, state } = told
  if (state.open || !doubting.has(whole.rule) || text.length > lengthMax) return null
  if (readMessage(text, today).amounts.length !== 1) return null
  for (const { index: at, 0: joint } of text.matchAll(joints)) {
    const halves = [text.slice(0, at), text.slice(at + joint.length)]
    const [front, behind] = halves.map((one) => readMessage(one, today))
    if (!front || !behind) continue
    const [entry, talk] = front.amounts.length === 1 ? [front, behind] : [behind, front]
    if (!isPlain(entry) || hangsOn(entry) || !isTalk(talk)) continue
    const turn = understand({ ...told, text: entry.text })
    if (isWritten(turn)) return turn
  }
  return null
}

/** One figure, behind what it was paid for: "12 plantão" may count. */
function isPlain({ numbers, amounts }: Reading): boolean {
  const [only] = amounts
  return numbers.length === 1 && only !== undefined && only.first > 0
}

function isTalk({ tokens, numbers }: Reading): boolean {
  return numbers.length === 0 && tokens.every(({ norm }) => !turning.has(norm))
}

function isWritten({ effects, reply, state }: Turn): boolean {
  const [effect, more] = effects
  const isOnly = effect?.kind === 'create-transactions' && !more && !state.open
  return isOnly && reply.kind === 'log' && reply.left === undefined
}
