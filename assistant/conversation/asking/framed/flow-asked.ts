import { around, leftOver } from '#conversation/asking/wholly/left-over.ts'
import type { Query } from '#conversation/effect.ts'
import { askFor } from '#conversation/make-turn.ts'
import { rememberedIn } from '#conversation/memory/remembered.ts'
import { daysAsked } from '#conversation/naming/asked-week.ts'
import { hasOneOf } from '#conversation/plain/only-of.ts'
import { by } from '#conversation/trail/by.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { fold } from '#language/fold.ts'
import { monthOf } from '#language/periods/units.ts'
import { anyOf } from '#language/phrases/any-of.ts'
import { words } from '#language/phrases/word-set.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { findMeanings } from '#understanding/lexicon/find.ts'
import type { Reading } from '#understanding/reading.ts'

const came = words(
  'entrou entraram entrada entradas entrando recebi recebemos recebido recebida ganhei ganhamos ' +
    'ganho ganhos veio vieram caiu cairam faturei faturamos receita receitas rendimento rendeu',
)
const went = words(
  'saiu sairam saida saidas saindo gastei gastamos gasto gastos gastando gastou despesa despesas ' +
    'torrei desembolsei embora',
)
const stayed = words(
  'sobrou sobra sobraram sobrando restou resta restou saldo lucro prejuizo preju',
)
const ended = words('fechei fechou fechamos terminei terminou terminamos fiquei ficamos acabei')
const beside = words(
  'dinheiro grana bolso conta contas caixa foi foram deu da deram teve tive ficou fica fechando ' +
    'fecha feche resume resuma resumo balanco azul vermelho positivo negativo ou como dia inteiro inteira fim final ' +
    'tenho tem tinha tirando depois mais menos que do quanto terminar acabou acabando',
)
/** Of what is set, owed, due or still to come, others know. */
const ofElse = words(
  'desde nao se vou vai vamos ir iria meta metas orcamento orcamentos limite limites teto fatura faturas ' +
    'parcela parcelas boleto boletos vence vencem vencer vencendo pagar receber media compara ' +
    'comparado comparar pode consegue devo deve devem divida quando quem cada porque maior menor ultimo ultima',
)
const asks = anyOf(
  'quanto; quantos; qual; como fiquei; como fechei; como eh que; me diz; me diga; me fala; me fale; me mostra; resume; resuma; ' +
    'quero saber; queria saber; me conta; fecha; me da um resumo',
)
const inColours = anyOf(
  'no azul; no vermelho; em quanto esta o dinheiro; com quanto; fiquei no mes',
)
const ofOthers: readonly string[] = ['budget', 'goal']
/** What hangs on one of these is what is asked of, and so is what "como fiquei doente" ends in. */
const linking = words(
  'de do da dos das em no na nos nas com pra para pro por pelo pela o a os as um uma meu minha ' +
    'fiquei fechei terminei acabei fechou terminou',
)

/**
 * The turn of what came in, went out and stayed in a period: "entrou quanto e saiu quanto hoje?",
 * "novembro acabou né, fiquei no azul ou no vermelho?". It is known by what is asked of (what came
 * and went, or what stayed) and of when, whatever is said around it, as long as nothing is named
 * that one might earn or spend by. Null for any other.
 */
export function flowAskedTurn(told: TurnInput, reading: Reading): Turn | null {
  const has = (set: ReadonlySet<string>) => hasOneOf(reading, set)
  if (!isQuestion(reading) && !asks(reading.flat)) return null
  if (has(ofElse) || isOfThing(told, reading)) return null
  // "e agora resta quanto?", behind a limit, is of that.
  if (isEachAsked(reading) || ofOthers.includes(told.state.asked?.metric ?? '')) return null
  const isBoth = has(came) && has(went)
  // "julho fechou em quanto de despesas?" is of what was spent.
  const isEnded = has(ended) && !has(went) && !has(came)
  const isLeft = has(stayed) || isEnded || inColours(reading.flat)
  const { from, to } = daysAsked(reading)
  // "como terminei?" may be of anything, and of what is to come there is nothing yet.
  const isAhead = from !== null && from > reading.today.toString()
  // "qual meu saldo hoje?" is of all there is.
  const isOfAll = reading.flat.includes(' saldo ') && (from === to || has(came) !== has(went))
  if (isAhead || isOfAll || !(isBoth || (isLeft && from !== null))) return null
  const month = monthOf(reading.today)
  const days = from ? { from, to } : { from: month.from.toString(), to: month.to.toString() }
  const query: Query = { metric: 'balance', categoryId: null, ...days }
  const fields = { metric: query.metric, from: query.from, to: query.to }
  return by('brief-question', askFor(told, { confidence: 90, fields }, query))
}

/** Something is named that money comes from or goes to, or stands there by that name. */
function isOfThing(told: TurnInput, reading: Reading): boolean {
  const known = new Set(rememberedIn(told).map(({ name }) => fold(name)))
  const { tokens } = reading
  return leftOver(reading, [around, came, went, stayed, ended, beside]).some(({ first, last }) => {
    if (linking.has(tokens[first - 1]?.norm ?? '')) return true
    return tokens
      .slice(first, last + 1)
      .some(({ norm, folded }) => findMeanings(norm) !== undefined || known.has(folded))
  })
}

/** "quanto entrou? quanto saiu?", "quanto ganhei e quanto gastei?": each is answered by itself. */
function isEachAsked({ tokens }: Reading): boolean {
  const asked = tokens.filter(({ norm }, at) => {
    const next = tokens[at + 1]?.norm === 'eu' ? at + 2 : at + 1
    return norm === 'quanto' && figures.has(tokens[next]?.norm ?? '')
  })
  return asked.length > 1
}

const figures = words('entrou saiu sobrou ganhei recebi gastei')
