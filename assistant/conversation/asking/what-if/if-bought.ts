import { cents } from '@lya/core/amounts/cents.ts'
import type { Priced } from '#conversation/asking/figure.ts'
import { asksOfLimit, limitDrawnOn, limitWords } from '#conversation/asking/what-if/of-limit.ts'
import { isOfKnown, isOfOtherMoney, left } from '#conversation/asking/what-if/of-other-money.ts'
import type { Query } from '#conversation/effect.ts'
import { keepDraft } from '#conversation/kept-draft.ts'
import { carry } from '#conversation/make-turn.ts'
import { openReading } from '#conversation/seen/pending-reading.ts'
import { by } from '#conversation/trail/by.ts'
import type { Turn, TurnInput, Understand } from '#conversation/turn.ts'
import { words } from '#language/phrases/word-set.ts'
import type { Token } from '#language/tokens.ts'
import { findVerb } from '#language/verbs.ts'
import type { TransactionDraft } from '#understanding/draft.ts'
import { type Reading, readMessage } from '#understanding/reading.ts'

const howMuch = words('quanto saldo')
/** The words of what is left of a limit. */
const within = words('cabe caberia cabem vai iria livre')
/** What has not happened. */
const unreal = words('se caso supondo suponha suponhamos supor imagina imagine imaginando digamos')
const could = words('sobraria ficaria restaria sobrava ficava restava teria sobrara ficara')
const planned = words(
  'quero queria querendo vou pensando pensei penso pretendo namorando olho planejando vontade',
)
const may = words('da daria consigo conseguiria posso poderia podia')
/** Buying that is not told as done; of what is paid it is asked elsewhere. */
const gerunds = words(
  'comprando levando pegando adquirindo gastando torrando tirando descontando investindo ' +
    'pedindo',
)
const things = words('comprar adquirir')
const buying = words(
  'comprar comprasse comprassemos compre compro comprarmos levar levasse leve levo levarmos pegar ' +
    'pegasse pegue pego pegarmos adquirir adquirisse gastar gastasse gaste gastarmos investir ' +
    'investisse torrar torrasse torre pedir pedisse pedirmos',
)
/** Money that comes, is saved, limited, or paid in parts. */
const others = words(
  'limite teto orcamento meta metas x vezes parcela parcelas parcelado prestacao prestacoes entrada ' +
    'mensal mensais tivesse tivessemos nunca devo deve entra entrar caixinha poupanca reserva ' +
    'cofrinho salario bico freela pagamento adiantamento comissao emprestimo pessoas cada',
)
const othersVerbs = 'receb ganh vend guard junt poup econom deposit devolv emprest'.split(' ')
const stops = words('? . , ; : ! quanto sobra sobraria fica ficaria fico resta restaria com meu')
const seen = words('vi achei gostei vimos namorei encontrei')
const tokensMax = 40

/**
 * The turn of "se eu comprar um tênis de 120, quanto sobra?", "vi um sapato de 120. se eu levar,
 * com quanto fico?": what would be left of all there is, or of the limit that is asked
 * about. Nothing is written. Null for any other message, and where something was bought.
 */
export function ifBoughtTurn(told: TurnInput, understand: Understand): Turn | null {
  const reading = readMessage(told.text, told.today)
  const isOfLimit = asksOfLimit(told, reading)
  if (!isIf(reading, isOfLimit) || isOfKnown(told, reading)) return null
  const supposed = supposedIn(told, reading, understand)
  if (!supposed) return null
  const query = isOfLimit ? ofLimit(told, reading, supposed) : ofAll(supposed)
  if (!query) return null
  const read = { intent: 'query', confidence: 92, fields: { metric: query.metric } } as const
  const turn = withPlan(told, carry(told, read, { kind: 'query', query }), supposed.drafts)
  return by('brief-question', turn)
}

function ofAll({ told }: Supposed): Query {
  const of = { metric: 'balance', categoryId: null, from: null, to: null } as const
  return { ...of, figure: { kind: 'if-paid', ids: [], told } }
}

function ofLimit(told: TurnInput, reading: Reading, supposed: Supposed): Query | null {
  const limit = limitDrawnOn(told, reading, supposed.drafts)
  return limit && { ...limit, supposed: supposed.told }
}

function isIf(reading: Reading, isOfLimit: boolean): boolean {
  const { tokens, amounts, text } = reading
  const norms = tokens.map(({ norm }) => norm)
  const has = (set: ReadonlySet<string>) => norms.some((norm) => set.has(norm))
  if (amounts.length === 0 || norms.length > tokensMax) return false
  if (norms.some((norm) => others.has(norm) && !(isOfLimit && limitWords.has(norm)))) return false
  if (norms.some(isOfOthers) || isDone(tokens)) return false
  const verb = tokens.findIndex(isBuying)
  if (verb < 0 || before.has(norms[verb - 1] ?? '') || isEach(norms)) return false
  if (isOfAnother(norms, verb) || isOfOtherMoney(reading, verb, isOfLimit)) return false
  const isMeantSo = has(unreal) || has(could) || has(planned) || has(gerunds)
  const isAsked = has(howMuch) && (has(left) || (isOfLimit && has(within)))
  const first = norms.findIndex((norm) => may.has(norm))
  const isOfThing = things.has(norms[verb] ?? '')
  const isNear = first >= 0 && first < verb && verb - first <= nearMax
  const isWhether = text.includes('?') && isNear && isOfThing
  return (isMeantSo && isAsked) || (isWhether && !isOfLimit)
}

/** "se a Ana comprar": whoever stands between is not the person. */
function isOfAnother(norms: readonly string[], verb: number): boolean {
  const at = norms.findLastIndex((norm, index) => index < verb && unreal.has(norm))
  return at >= 0 && norms.slice(at + 1, verb).some((norm) => !own.has(norm))
}

const own = words(
  'eu a gente nos me que de por acaso hoje amanha mesmo for fosse ir quiser puder resolver decidir , :',
)
const nearMax = 4
/** "tá gastando 120" tells what is spent already. */
const before = words('nao estou esta estao ando anda andamos estamos venho vem')
const each = words('por cada todo toda')
const spans = words('dia semana mes ano')

function isOfOthers(norm: string): boolean {
  return othersVerbs.some((stem) => norm.startsWith(stem))
}

/** "20 por dia" */
function isEach(norms: readonly string[]): boolean {
  return norms.some((norm, at) => spans.has(norm) && each.has(norms[at - 1] ?? ''))
}

/** Something that was done; what was seen, or was not done, may be told beside. */
function isDone(tokens: readonly Token[]): boolean {
  return tokens.some(({ norm, folded }, at) => {
    if (buying.has(folded)) return false
    const isTold = findVerb(norm)?.form === 'i-did' && !seen.has(norm) && !planned.has(norm)
    const isDeed = isTold || gone.has(norm)
    return isDeed && tokens[at - 1]?.norm !== 'nao'
  })
}

const gone = words('saiu sairam caiu cairam')

/** By what was typed: "que eu compre" is taken for a slip of `comprei` elsewhere. */
function isBuying({ folded }: Token): boolean {
  return buying.has(folded) || gerunds.has(folded)
}

/** Its price, and how it would be written if it were bought. */
interface Supposed {
  told: Priced[]
  drafts: TransactionDraft[]
}

/** As it would be written if it were bought; by its sum alone, where it stands apart. */
function supposedIn(told: TurnInput, reading: Reading, understand: Understand): Supposed | null {
  const { tokens, amounts, text } = reading
  const verb = tokens.findIndex(isBuying)
  const last = tokens.findIndex(({ norm }, at) => at > verb + 1 && stops.has(norm))
  const from = tokens[verb + 1]?.start ?? text.length
  const thing = text.slice(from, last < 0 ? text.length : tokens[last]?.start).trim()
  const entry = understand({ ...told, text: `gastei ${thing}`, state: {} })
  const drafts = entry.effects.flatMap((one) => {
    return one.kind === 'create-transactions' ? one.transactions : []
  })
  const isWhole = readMessage(thing, told.today).amounts.length === amounts.length
  if (isWhole && drafts.length > 0 && drafts.every(({ type }) => type === 'despesa')) {
    return {
      told: drafts.map(({ description, amountCents }) => ({ name: description, amountCents })),
      drafts,
    }
  }
  const [sum, another] = amounts
  if (!sum || another) return null
  return { told: [{ name: '', amountCents: cents(Math.round(sum.valueCents)) }], drafts: [] }
}

/** "comprei!", later on, is of its price: it stays what it is where no figure is asked for. */
function withPlan(told: TurnInput, turn: Turn, drafts: readonly TransactionDraft[]): Turn {
  const [only, another] = drafts
  if (!only || another) return turn
  const reading = openReading('words', 'confirm', keepDraft(only), told.today)
  return { ...turn, state: { ...turn.state, open: { ...reading, isAhead: true } } }
}
