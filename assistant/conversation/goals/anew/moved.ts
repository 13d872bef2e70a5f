import { namesElse } from '#conversation/goals/framed/names-else.ts'
import { carry } from '#conversation/make-turn.ts'
import { goalMeant, isOfGoal } from '#conversation/memory/goal-meant.ts'
import { fitting, type Thing, tellingIn } from '#conversation/naming/telling.ts'
import { hasOneOf } from '#conversation/plain/only-of.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { months } from '#language/days/words.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import { words } from '#language/phrases/word-set.ts'
import type { Message, Read } from '#understanding/intents/candidate.ts'
import { deadlineIn } from '#understanding/intents/commitments/deadline.ts'
import { isQuestion } from '#understanding/intents/question.ts'

const brought =
  'adiantada|adiantado|adiantaram|adiantou|adiantei|adiantamos|antecipada|antecipado|anteciparam|' +
  'antecipou|antecipei|antecipamos|adiada|adiado|adiaram|adiou|adiei|adiamos|remarcada|' +
  'remarcaram|remarcou|remarquei|remarcamos|mudou|mudaram|mudei|passou|passaram|passa|atrasou'

/** `moved`: the plan itself is to be at another time; `sooner`: it may be told with a month. */
const moves = new PhraseBook('a plan is to be at another time', [
  {
    means: 'moved',
    say: `${brought} ..6 pra|para|ate|em|pro ..3 {month}|prazo`,
    like: 'a viagem foi adiantada pra março',
  },
  {
    means: 'moved',
    say: 'agora [so] [eh|vai|fica|tem] [que] [ser|la] ate|pra|para|pro ..2 {month}',
    like: 'a festa agora é até março',
  },
  {
    means: 'moved',
    say: 'agora eh|vai|fica|sera|ficou [ser] [so] em ..2 {month}',
    like: 'a festa agora é em março',
  },
  {
    means: 'moved',
    say: 'vai|vao|sera|eh|fica|ficou [ser|la] [so] ate|em|pra|para|pro ..2 {month} ..2 agora',
    like: 'a viagem vai ser em março agora',
  },
  {
    means: 'moved',
    say: 'prazo|data ..4 vira|virou|eh|sera|agora|passa|passou|muda|mudou|: [a|pra|para|ate|em] [ser] ..2 {month}',
    like: 'o prazo da festa vira março',
  },
  {
    means: 'moved',
    say: 'muda|mude|mudar|altera|alterar|troca|trocar|antecipa|antecipar|adianta|adiantar|adia|adiar|passa|passar|joga|traz|puxa|puxar|empurra ..7 pra|para|: ..2 {month}',
    like: 'puxa a festa pra março',
  },
])

/** "preciso do dinheiro até março", "agora é abril": of the goal, where nothing else is named. */
const needed = new PhraseBook('a plan is needed by then', [
  {
    means: 'needed',
    say: 'preciso|precisa|precisamos|quero|queremos|queria|tem|vai|vou|vamos ..6 ate ..2 {month}',
    like: 'preciso do dinheiro até março',
  },
  {
    means: 'needed',
    say: `${brought} ..3 agora eh|fica|ficou {month}`,
    like: 'adiantou, agora é abril',
  },
])

const asMoved: Read = { intent: 'correct', confidence: 90 }

/**
 * The turn of "a viagem foi adiantada pra março" and "até março, não mais junho": the goal is to be
 * reached by then. Null for any other message, and where another month may be meant.
 */
export function goalMovedTurn(input: TurnInput, message: Message): Turn | null {
  const { reading } = message
  const { goals = [] } = input
  if (goals.length === 0 || reading.amounts.length > 0 || isQuestion(reading)) return null
  const told = monthsIn(reading)
  const [month, another] = told.filter(({ isFormer }) => !isFormer)
  const isInstead = told.some(({ isFormer }) => isFormer)
  const isMoved = isInstead || moves.isIn(reading)
  if (!month || another || !(isMoved || needed.isIn(reading)) || isPaid(reading)) return null
  const goal = meantIn(input, message)
  if (!isMoved && (!goal || isOfElse(message, goal))) return null
  const date = goal && dateOf(message, month)
  if (!goal || !date) return null
  const { id, name } = goal
  const read = { ...asMoved, fields: { target: name, date } }
  return carry(input, read, { kind: 'change-date', id, name, date })
}

interface Month {
  at: number
  /** It is the one that was said before, and holds no more. */
  isFormer: boolean
}

const leads = new Set('ate em pra para pro o a de do da e mais mes fim final so'.split(' '))
const denies = new Set(['nao', 'nem', 'vez', 'lugar', 'inves', 'era'])
const onward = new Set(['pra', 'para', 'pro', 'ate'])

function monthsIn({ tokens }: Message['reading']): Month[] {
  return tokens.flatMap(({ norm }, at) => {
    if (!months.has(norm) || norm.length < nameMin) return []
    let before = at - 1
    while (before >= 0 && isLead(tokens[before]?.norm)) before -= 1
    const isDenied = denies.has(tokens[before]?.norm ?? '')
    // "muda de junho pra março"
    const isFrom =
      /^d[eo]$/.test(tokens[at - 1]?.norm ?? '') && onward.has(tokens[at + 1]?.norm ?? '')
    return [{ at, isFormer: isDenied || isFrom }]
  })
}

/** `mar` is the sea. */
const nameMin = 4

function isLead(word = ''): boolean {
  return leads.has(word) || word === 'eh' || word === 'vai' || word === 'ser'
}

/** Something was paid or came in. */
function isPaid({ tokens }: Message['reading']): boolean {
  return tokens.some(({ norm }) => spent.has(norm))
}

const spent = new Set(
  'paguei gastei comprei recebi ganhei pagamos gastamos compramos recebemos'.split(' '),
)

/** The one that is named; else that which was spoken of, where nothing else is named. */
function meantIn(input: TurnInput, message: Message): Thing | null {
  const { goals = [], payments = [] } = input
  const said = tellingIn(message).filter(({ word }) => !months.has(word))
  const [fit, another] = fitting(said, goals).filter(({ at }) => at.length > 0)
  if (another) return null
  if (fit) return fit.thing
  const isBill = fitting(said, payments).some(({ at }) => at.length > 0)
  const isOfMeta = message.reading.tokens.some(({ norm }) => ofMeta.has(norm))
  return !isBill && (isOfMeta || isOfGoal(input)) ? goalMeant(input) : null
}

/** Somebody else needs it by then, or something else is to be paid. */
function isOfElse(message: Message, goal: Thing): boolean {
  const journey = message.reading.tokens.findIndex(({ norm }) => norm === 'viajar')
  const own = fitting(tellingIn(message), [goal]).flatMap(({ at }) => at)
  return hasOneOf(message.reading, others) || namesElse(message.reading, [journey, ...own])
}

const others = words(
  'pai mae irmao irma marido esposa mulher filho filha tio tia amigo amiga primo prima chefe ela ele',
)

const ofMeta = new Set(['meta', 'objetivo'])

/** The day beside that month, or its last one. */
function dateOf({ reading }: Message, { at }: Month): string | null {
  const { tokens } = reading
  const year = tokens.slice(at + 1, at + 4).find(({ norm }) => /^20\d\d$/.test(norm))?.norm
  const days = reading.days.filter(({ first, last }) => first <= at && at <= last)
  const flat = ` ate ${tokens[at]?.norm}${year === undefined ? '' : ` de ${year}`} `
  return deadlineIn({ reading: { ...reading, days, flat, text: flat } })
}
