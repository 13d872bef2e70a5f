import { chained } from '#conversation/bills/chained.ts'
import { type BillsTold, billsTold } from '#conversation/bills/plainly/bills-told.ts'
import { carry } from '#conversation/make-turn.ts'
import type { Bill } from '#conversation/naming/telling.ts'
import { around, hasOneOf, isOnlyOf } from '#conversation/plain/only-of.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import { words } from '#language/phrases/word-set.ts'
import type { Candidate, Message, Read } from '#understanding/intents/candidate.ts'
import type { Reading } from '#understanding/reading.ts'

const two = words('dois duas ambos ambas outro outra')
const every = words('tudo todas todos')
const bills = words(
  'conta contas boleto boletos pagamento pagamentos mensalidade mensalidades fixa fixas fixos',
)
const ofDue = words('vence vencem vencendo vencer vencimento vencimentos venc data datas prazo')
/** That it is so from now on. */
const moving = words(
  'agora mudou mudei mudaram muda mude mudar passou passei passaram passa passe passar troca troque ' +
    'trocar troquei trocaram altera altere alterar alterei alteraram joga jogue jogar joguei junta ' +
    'juntar juntei juntou bota bote botar botei coloca coloque colocar coloquei poe ponha por deixa ' +
    'deixe deixar deixei fica ficam ficou ficaram vao adiou adiaram adiantaram diante frente ' +
    'unifica unificar unifiquei unificaram combinei transfere transferi',
)
const beside = words(
  'dia todo mes cai caem eh ser pagar consegui pedi conseguimos partir quanto como facil melhor ' +
    'mim mais juntos juntas mesmo fim favor la banco empresa dona pode podes poderia novo nova sao ' +
    'foram foi vou quero queria preciso td minhas ela elas eles nao antes deram ano vem que',
)
const ofBills: readonly string[] = ['recurring-created', 'day-changed', 'name-changed', 'paid']

/**
 * The turn of "os dois agora vencem dia 10", "aluguel e net tudo dia 10 agora", "passei as duas pro
 * dia 10": each of the bills that are meant falls due then. It is told by there being nothing else
 * in the message. Null for any other, and where it is not plain which they are.
 */
export function allOnDayTurn(
  input: TurnInput,
  { reading }: Message,
  { intent }: Candidate,
): Turn | null {
  const { payments = [] } = input
  if (payments.length < 2 || reading.amounts.length > 0 || intent === 'delete') return null
  const [dueDay, another] = daysIn(reading)
  if (dueDay === undefined || another !== undefined || isAsked(reading)) return null
  if (isForOnce(reading)) return null
  const told = billsTold(input, reading)
  const sets = [two, every, bills, ofDue, moving, beside, around]
  if (!told || !isOnlyOf(reading, sets, [...told.at, ...reasonIn(reading)])) return null
  const meant = billsMeant(input, reading, told)
  const isNamed = told.bills.length > 0
  // "tudo que vence dia 10" asks.
  const isMoved = hasOneOf(reading, moving) || (isNamed && hasOneOf(reading, ofDue))
  const moved = meant.filter((bill) => bill.dueDay !== dueDay)
  if (!isMoved || meant.length < 2) return null
  return chained(moved.map((bill) => movedTo(input, bill, dueDay)))
}

/** "pq é quando recebo", up to the next comma: why it is so. */
function reasonIn({ tokens }: Reading): number[] {
  const from = tokens.findIndex(({ norm }) => norm === 'porque' || norm === 'pois')
  const end = tokens.findIndex(({ norm }, at) => at > from && norm === ',')
  const last = end < 0 ? tokens.length : end
  return from < 0 ? [] : Array.from({ length: last - from }, (_, by) => from + by)
}

const dayMax = 31

/** Each day of the month that is told: "dia 10", "no dia dez". */
function daysIn({ days, numbers, tokens }: Reading): number[] {
  const isDay = (at: number) => tokens[at]?.norm === 'dia'
  const named = days.filter(({ first }) => isDay(first))
  const bare = numbers.filter(({ first, last }) => {
    return isDay(first - 1) && !named.some((day) => day.first <= first && last <= day.last)
  })
  const told = [
    ...named.map(({ date }) => date.day),
    ...bare.map(({ hundredths }) => (hundredths ?? 0) / 100),
  ]
  return told.filter((day) => Number.isInteger(day) && day >= 1 && day <= dayMax)
}

function isAsked({ tokens }: Reading): boolean {
  const last = tokens.findLast(({ kind }) => kind !== 'emoji')
  return last?.norm === '?' || tokens[0]?.norm === 'quando'
}

const once = new PhraseBook('what holds for once, or not at all', [
  { means: 'once', say: 'nao|nem|antes|adiou|adiaram', like: 'não vencem dia 10' },
  { means: 'once', say: 'esse|este|nesse|neste|desse|deste mes', like: 'esse mês joga pro dia 10' },
  { means: 'once', say: 'mes passado|que', like: 'como mês passado' },
  { means: 'once', say: 'em dia', like: 'coloquei as contas em dia, dia 28' },
  { means: 'once', say: 'de {month}', like: 'só no dia 10 de janeiro' },
  { means: 'once', say: 'vou|consegui|deixei|deixar ..2 pagar', like: 'vou pagar só dia 10' },
])

/** "esse mês joga as duas pro dia 10", "vou deixar pra pagar tudo dia 10": the day stays. */
function isForOnce(reading: Reading): boolean {
  return once.isIn(reading) && !reading.flat.includes(' partir ')
}

/** Those that are named; "os dois", where there are two; all, where it says so of bills. */
function billsMeant(input: TurnInput, reading: Reading, told: BillsTold): readonly Bill[] {
  const { payments = [], state } = input
  if (told.bills.length > 0) return told.bills
  const isSaid = hasOneOf(reading, bills) || hasOneOf(reading, ofDue)
  // "muda os dois pra dia 10", behind two entries, is of those.
  const isBehind = ofBills.includes(state.last?.kind ?? '')
  if (!isSaid && !isBehind) return []
  const isEvery = hasOneOf(reading, every) || reading.tokens.some(({ norm }) => norm === 'contas')
  if (hasOneOf(reading, two)) return payments.length === 2 ? payments : lastTwo(input)
  return isEvery ? payments : []
}

/** The two that were kept last, one behind the other. */
function lastTwo({ payments = [], state: { last, earlier = [] } }: TurnInput): readonly Bill[] {
  const [before, other] = earlier
  // Of three that were told in one go nobody can say which two are meant.
  if (other?.kind === 'recurring-created') return []
  const kept = [last, before].filter((one) => one?.kind === 'recurring-created')
  const names = new Set(kept.map((one) => one?.name))
  const meant = payments.filter(({ name }) => names.has(name))
  return kept.length === 2 && meant.length === 2 ? meant : []
}

function movedTo(input: TurnInput, { id, name }: Bill, dueDay: number): Turn {
  const read: Read = { intent: 'correct', confidence: 90, fields: { target: name, day: dueDay } }
  return carry(input, read, { kind: 'change-day', id, name, dueDay })
}
