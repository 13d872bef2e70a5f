import { months } from '#language/days/words.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import { bounded, goalWords, isSpentLess } from '#understanding/intents/budget.ts'
import type { Fields, Message, Read } from '#understanding/intents/candidate.ts'
import { deadlineIn } from '#understanding/intents/commitments/deadline.ts'
import { pacedToward, priceOf } from '#understanding/intents/commitments/prices/price-of-goal.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { isThing } from '#understanding/lexicon/find.ts'
import { leans } from '#understanding/memory/leaning.ts'
import { tokenAt } from '#understanding/reading.ts'
import { coverTokens } from '#understanding/transactions/covers.ts'
import { findSubject, runsOf } from '#understanding/transactions/naming/describe.ts'
import { writeSubject } from '#understanding/transactions/naming/written-name.ts'

const saves = / (a?juntar|economizar|poupar|guardar) /
const deposits =
  / (guardei|guardamos|separei|separamos|juntamos|botamos|colocamos|depositamos|poupamos|poe|ponha|coloca|coloque|coloquei|botei|bota|bote|pus|adiciona|adicione|adicionei|depositei|deposita|juntei|poupei|economizei|aportei|aporte|aporta|separa|deposite|guarda|investe|joga|jogue|joguei|manda|mande|mandei|transfere|transferi|mais \d) /

/** A deposit into a goal. */
export function recogniseGoalDeposit(message: Message): Read | null {
  const { reading } = message
  const amount = reading.amounts[0]
  if (!amount || !deposits.test(reading.flat) || isQuestion(reading)) return null
  if (!/ (meta|metas) /.test(reading.flat) || priceOf(reading)) return null
  const fields = {
    amount: bounded(amount.valueCents),
    ...depositFor(message),
  }
  return { intent: 'goal_deposit', confidence: 90, fields }
}

const marksGoal = / (?:meta|metas)( d[aeo])? /
const lastFor = /^.* (?:pra|pro|para)( [ao])? /
const fromWhere = / \d[\d.,]* (reais |conto )?d[aeo]s? /
const nothingNamed = new Set('por favor pfv ai la hoje agora tambem ja lya , . !'.split(' '))

/** "separei 150 da venda pra reforma, põe na meta": the reform, not what it comes from. */
function depositFor(message: Message): Fields {
  const { flat, tokens, amounts } = message.reading
  const at = tokens.findLastIndex(({ norm }) => norm === 'meta' || norm === 'metas')
  // "na meta 50 pra moto"
  const isLead = amounts[0]?.first === at + 1
  const isLast = tokens.slice(at + 1).every(({ norm }) => nothingNamed.has(norm))
  if (!(isLead || isLast)) return described(message, marksGoal)
  if (lastFor.test(flat)) return described(message, lastFor)
  return fromWhere.test(flat) ? {} : described(message, marksGoal)
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
  {
    means: 'pace',
    say: 'da|preciso|tenho|devo [pra|para|que|de] guardar|juntar|poupar|separar quanto por|todo|ao|cada mes',
    like: 'quero juntar 900 pra um celular até abril, dá pra guardar quanto por mês?',
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

const whatFor =
  / (?:meta )?(?:pra|pro|pras|pros|para|meta)( d[aeo]| trocar [oa]| comprar (?:um|uma|o|a))? /

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
  if (!subject) return {}
  const also = reading.tokens[stop]?.norm === 'e' ? alsoNamed({ reading, covers }, stop) : null
  const name = writeSubject(reading, subject)
  return { description: also === null ? name : `${name} e ${also}` }
}

/** "a relação e os pneus da moto": both, where the other is a thing of its own. */
function alsoNamed(
  { reading, covers }: { reading: Message['reading']; covers: ReturnType<typeof coverTokens> },
  joint: number,
): string | null {
  const { tokens } = reading
  const end = tokens.findIndex(({ norm }, at) => at > joint && /^([,;.!?]|que|ate)$/.test(norm))
  const last = end < 0 ? tokens.length - 1 : end - 1
  const subject = findSubject(reading, covers, joint + 2, last)
  const isNext = subject?.first === joint + 2 && isThing(tokens[joint + 2]?.norm ?? '')
  const name = isNext && subject ? writeSubject(reading, subject) : ''
  return name === '' || name.length > alsoMax ? null : name.toLowerCase()
}

const alsoMax = 20
