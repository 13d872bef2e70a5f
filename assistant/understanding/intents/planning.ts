import { limits } from '@lya/core/limits.ts'
import type { Amount } from '#language/amounts/amount.ts'
import { months } from '#language/days/words.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Fields, Message, Read } from '#understanding/intents/candidate.ts'
import { ceilingOn, ceilings, isMetaCeiling } from '#understanding/intents/commitments/ceilings.ts'
import { deadlineIn } from '#understanding/intents/commitments/deadline.ts'
import { pacedToward, priceOf } from '#understanding/intents/commitments/price-of-goal.ts'
import { categoryNamed, findNamedCategory } from '#understanding/intents/named-category.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { quotes } from '#understanding/intents/quotes.ts'
import { leaningIn, leans } from '#understanding/memory/leaning.ts'
import { flatOf, tokenAt } from '#understanding/reading.ts'
import { coverTokens } from '#understanding/transactions/covers.ts'
import { findSubject, runsOf, writeSubject } from '#understanding/transactions/naming/describe.ts'

const budgetWords =
  / ((controlar|segurar|manter|reduzir) .{0,20} (em|ate) (r \$ )?\d\S*|orcamento|limite|limita|limitar|teto|gastar no max(imo)?|no max(imo)? .{0,20}com|quero .{0,20}no max(imo)?|no max(imo)? (r \$ )?\d\S* (reais )?((por|ao|no|esse) mes|(em|com|de))|nao quero (passar|gastar)( mais)?( de| que)|gastar ate) /
const goalWords = / (meta|metas|cofrinho) /
/** A goal that is a ceiling: `meta de gastar no máximo 900`. */
const spendsLess = / meta ((d[eo]|eh) )?gast(ar|os?) /
function isSpentLess(message: Message): boolean {
  return spendsLess.test(message.reading.flat) || isMetaCeiling(message)
}

const saves = / (juntar|economizar|poupar|guardar) /
const deposits =
  / (guardei|guardamos|separei|separamos|juntamos|botamos|colocamos|depositamos|poupamos|poe|ponha|coloca|coloque|coloquei|botei|bota|bote|pus|adiciona|adicione|adicionei|depositei|deposita|juntei|poupei|economizei|aportei|aporte|aporta|separa|deposite|guarda|investe|joga|jogue|joguei|manda|mande|mandei|transfere|transferi|mais \d) /

/** A monthly ceiling for a category. */
export function recogniseBudget(message: Message): Read | null {
  const { reading, index } = message
  const { amount, flat, isBeside } = limitIn(reading)
  const spentOn = ceilingOn(message)
  const isCeiling = spentOn !== null || budgetWords.test(reading.flat) || ceilings.isIn(reading)
  if (!amount || !isCeiling || isQuestion(reading)) return null
  const isGoal = goalWords.test(reading.flat) && !isSpentLess(message)
  if (isGoal || isPast(flat)) return null
  const category = spentOn ?? categoryNamed(reading, index)
  if (findNamedCategory(reading, index) === null && quotes.isIn(reading)) return null
  if (!isOrdered(reading, category !== null)) return null
  const month = monthOf({ reading: { ...reading, flat } })
  const fields: Fields = { amount: bounded(amount.valueCents), ...(category ? { category } : {}) }
  // Two figures look like two entries to whoever knows no rule.
  const sure = isBeside ? outweighing : 97
  const confidence = category && (isBeside || opensLimit.test(flat)) ? sure : 88
  return { intent: 'budget', confidence, fields: month ? { ...fields, month } : fields }
}

/** More than any chance takes away from a rule. */
const outweighing = 160

/** The sum that is to be the limit, and the words without what went there before. */
function limitIn(reading: Message['reading']): {
  amount: Amount | undefined
  flat: string
  isBeside: boolean
} {
  const { amounts, flat } = reading
  const [first, second, another] = amounts
  if (!second || another) return { amount: first, flat, isBeside: false }
  if (leans('fromTo', reading)) return { amount: second, flat, isBeside: false }
  const before = leaningIn('spentBefore', reading)
  const others = amounts.filter(
    (one) => !before || one.first < before.first || one.last > before.last,
  )
  if (before && others.length === 1) {
    const behind = flatOf(reading, before.last + 1, reading.tokens.length)
    const rest = `${flatOf(reading, 0, before.first - 1)}${behind}`.replaceAll('  ', ' ')
    return { amount: others[0], flat: rest, isBeside: true }
  }
  const at = leaningIn('ceilingSum', reading)?.last
  return { amount: amounts.find(({ last }) => last === at) ?? first, flat, isBeside: false }
}

const orders =
  / (define|defina|definir|bota|botar|poe|por|coloca|colocar|cria|criar|fixa|fixar|estabelece|estabelecer|muda|mude|mudar|altera|altere|alterar|troca|ajusta|aumenta|sobe|baixa|abaixa|diminui|anota|registra|cadastra|quero|queria|nao quero|limita|limitar|por mes|mensal|mensais|mes|teto) /

/** "limite de academia 90" orders one, whatever it is for. */
const opensLimit = /^ (o |meu |novo )?(orcamento|limite|teto) (d[aeo]|pra|para) (?!\d)/

/** `meu limite é 3 mil` may be the card's; a ceiling for one show or purchase is no budget. */
function isOrdered({ flat }: Message['reading'], hasCategory: boolean): boolean {
  const isOneEvent =
    / (pretendo|vou|penso em) gastar /.test(flat) &&
    / (no|na|nesse|nessa) \p{L}+ [^\d]*$/u.test(flat) &&
    !/ mes /.test(flat)
  return !isOneEvent && (hasCategory || orders.test(flat))
}

function isPast(flat: string): boolean {
  return / (deu|ficou|veio|pediu|gastei|paguei|recebi|comprei|estourei|passei|cheque especial|limite do cartao|mandei|enviei|estourou|estouraram|estourado|cliente|mao de obra|pecas|da obra|na obra|do conserto|pro conserto|por hora|velocidade) /.test(
    flat,
  )
}

function bounded(valueCents: number): number {
  return Math.min(valueCents, limits.amountCentsMax)
}

/** The month that a message names, YYYY-MM; null where it names none. */
export function monthOf({ reading }: Pick<Message, 'reading'>): string | null {
  const { flat, today } = reading
  // "esse mês que vem" is the next one.
  if (/ mes (que|q) vem | proximo mes /.test(flat)) {
    return today.toPlainYearMonth().add({ months: 1 }).toString()
  }
  if (/ (esse|este|nesse|neste) mes /.test(flat)) return today.toPlainYearMonth().toString()
  const named = flat.matchAll(/(?:^| (?:em|pra|para|de)) (\p{L}{4,9})(?= )/gu)
  const month = named.map((one) => months.get(one[1] ?? '')).find((one) => one !== undefined)
  if (month === undefined) return null
  const year = month < today.month ? today.year + 1 : today.year
  return Temporal.PlainYearMonth.from({ year, month }).toString()
}

/** A deposit into a goal. */
export function recogniseGoalDeposit(message: Message): Read | null {
  const { reading } = message
  const amount = reading.amounts[0]
  if (!amount || !deposits.test(reading.flat) || isQuestion(reading)) return null
  if (!/ (meta|metas) /.test(reading.flat) || priceOf(reading)) return null
  const fields = {
    amount: bounded(amount.valueCents),
    ...described(message, / (?:meta|metas)( d[aeo])? /),
  }
  return { intent: 'goal_deposit', confidence: 90, fields }
}

const ordersGoal = new PhraseBook('goals that are asked for', [
  {
    means: 'order',
    say: 'faz|faca|cria|crie|abre|abra|monta|monte|bora|pode|consegue|da [pra|para] [fazer|criar|abrir|montar] [uma|a|minha] [nova] meta',
    not: ['como|onde faz|cria|abre|monta|faco'],
    like: 'quero comprar uma moto de 9 mil, faz uma meta?',
  },
])

const makesGoal = new PhraseBook('goals that are ordered', [
  {
    means: 'order',
    say: 'faz|faca|cria|crie|abre|abra|monta|monte ai|la|logo [pra] [mim] uma [nova] meta',
    like: 'faz aí uma meta pra mim juntar mil e quinhentos',
  },
])

/** "quero juntar 5 mil até junho, quanto guardo por mês?": a goal, with a question beside it. */
const asksPace = new PhraseBook('what each month would have to bring', [
  {
    means: 'pace',
    say: 'quanto [que] [eu|a] [gente] [eu] preciso|precisamos|tenho|temos|devo|guardo|junto [que|de] [guardar|juntar|poupar|separar] por|todo|ao|cada mes',
    like: 'quero juntar 5 mil até junho, quanto preciso guardar por mês?',
  },
])

const reserves =
  / (quero|queria|vou|preciso) (fazer|montar|criar|ter|formar) (uma |minha )?(reserva|poupanca|caixinha) /

/** A new goal: a sum to be saved. */
export function recogniseGoal(message: Message): Read | null {
  const { reading } = message
  const { flat } = reading
  const amount = reading.amounts[0]
  if (!amount || isSpentLess(message)) return null
  const isNew =
    reserves.test(flat) ||
    / meta (de |pra |para )?20\d\d |^ metas? [^:\d]{0,30}: |^ meta (d[aoe] |pra |pro )?\p{L}{4,} (\p{L}+ ){0,3}(r \$ )?\d[\d.,]* (mil |reais |k )*(ate .*)?$/u.test(
      flat,
    ) ||
    (/ (nova meta|cria|criar|crie|quero uma meta|(?:faz|fazer|abre|abrir|comeca|comecar|monta|montar) uma meta|minha meta|meta nova|meta de|meta :) /.test(
      flat,
    ) &&
      goalWords.test(flat)) ||
    makesGoal.isIn(reading)
  const price = priceOf(reading)
  const isSaving =
    (price !== null && goalWords.test(flat) && leans('saves', reading)) ||
    (saves.test(flat) && / (pretendo|desejo|objetivo|planejo|planejando) /.test(flat)) ||
    leans('wishesGoal', reading)
  const isToward = pacedToward.isIn(reading)
  const isPaced = asksPace.isIn(reading) || isToward
  if (
    !(isNew || isSaving || isToward) ||
    (isQuestion(reading) && !ordersGoal.isIn(reading) && !isPaced)
  )
    return null
  // "quero guardar 500 por mes" names no sum to reach.
  if (!isNew && !isPaced && / (por|ao|todo|cada) mes | mensais | por (semana|dia|ano) /.test(flat))
    return null
  const date = deadlineIn(message)
  const fields = {
    amount: bounded((price ?? amount).valueCents),
    ...goalNamed(message),
  }
  return { intent: 'goal_create', confidence: 88, fields: date ? { ...fields, date } : fields }
}

/** What is saved for, in the words behind its marker. */
export function goalNamed(message: Message): Pick<Fields, 'description'> {
  return described(message, whatFor)
}

const whatFor = / (?:meta )?(?:pra|pro|para|meta)( d[aeo]| trocar [oa]| comprar (?:um|uma|o|a))? /

const leadsTerm = new Set(['em', 'ate', 'pra', 'para'])
const articles = new Set(['o', 'a', 'os', 'as', 'um', 'uma'])

const unnaming = new Set('entao ai agora logo ja nova novo mim , : - .'.split(' '))

/** "tô querendo um motor novo, custa 2.800, quero juntar": the wish is no part of its name. */
function behindWish({ tokens }: Message['reading']): number {
  const at = tokens.findIndex(({ norm }) => norm === 'querendo')
  if (at < 0) return 0
  return articles.has(tokens[at + 1]?.norm ?? '') ? at + 2 : at + 1
}

/** The words after the last marker, which name the goal: the first thing of several. */
function described({ reading }: Message, marker: RegExp): Fields {
  const covers = coverTokens(reading)
  const match = marker.exec(reading.flat)
  let first = match ? tokenAt(reading, match.index + match[0].length) : behindWish(reading)
  // "cria meta então, controle 280": what is said before it names nothing.
  while (match && unnaming.has(reading.tokens[first]?.norm ?? '')) first += 1
  const stop = reading.tokens.findIndex((one, at) => {
    const isMore = one.norm === 'e' && articles.has(reading.tokens[at + 1]?.norm ?? '')
    const isTerm = leadsTerm.has(one.norm) && months.has(reading.tokens[at + 1]?.norm ?? '')
    return at > first && (/^[,;.!]$/.test(one.norm) || isMore || isTerm)
  })
  const last = stop < 0 ? reading.tokens.length - 1 : stop
  // "pro jaleco e as coisas do estágio": what is named first is what it is for.
  const [head] = runsOf(reading, covers, first, last)
  const isNamed = head !== undefined && reading.tokens[head.last + 1]?.norm === 'e'
  const subject =
    (isNamed ? head : findSubject(reading, covers, first, last)) ??
    findSubject(reading, covers, 0, last)
  return subject ? { description: writeSubject(reading, subject) } : {}
}
