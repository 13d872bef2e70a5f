import { cents } from '@lya/core/amounts/cents.ts'
import { offerTurn } from '#conversation/advice/offer-turn.ts'
import { named } from '#conversation/debts/beside/awaited-came.ts'
import { restoreDraft } from '#conversation/kept-draft.ts'
import { register } from '#conversation/make-turn.ts'
import { isSame } from '#conversation/match-named.ts'
import { tellingIn } from '#conversation/naming/telling.ts'
import { cameOn } from '#conversation/orders/came-on.ts'
import type { OwedSum } from '#conversation/state.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Candidate, Message } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { leans, leansWord } from '#understanding/memory/leaning.ts'

const brought = new PhraseBook('what was owed is handed over', [
  {
    means: 'brought',
    say: 'trouxe|trouxeram|entregou|mandou|deu|passou|acertou [me] [sim|ja|hoje|ontem|agora] os|o|aqueles [r] [$] @ [reais|conto]',
    not: ['nao|nem|vai|se ..2 trouxe|mandou|deu|pagou|entregou'],
    like: 'o rapaz da bicicleta trouxe os 150',
  },
  {
    means: 'brought',
    say: '^ [ja|hoje|opa|,] caiu|cairam|entrou|entraram|chegou|chegaram|pingou|recebi os|o|aqueles [r] [$] @ [reais|conto]',
    like: 'caiu os 650',
  },
])
const nth = new PhraseBook('one of the parts in which it is paid back', [
  {
    means: 'part',
    say: 'pagou|deu|mandou|passou|acertou|devolveu|depositou|quitou [me] [ja] [mais] a|uma|outra|minha|mais primeira|segunda|terceira|quarta|quinta|ultima|parcela|prestacao|uma|outra [parcela|prestacao|vez] [dela|dele|do|da|hoje|ontem|agora|,|.|!]',
    not: ['nao|nem|vai|se ..2 pagou|deu|mandou|passou'],
    like: 'minha irmã pagou a primeira',
  },
])
const halfBack = new PhraseBook('half of what was lent', [
  {
    means: 'half',
    say: 'devolveu|devolveram|devolvido [me|ja|so] [ja|so] [a] metade',
    not: ['primeira|segunda|outra|ultima metade', 'nao|vai|se ..2 devolveu'],
    like: 'o vizinho devolveu metade',
  },
])
const fetched = new PhraseBook('what was ordered went to who is to pay for it', [
  {
    means: 'fetched',
    say: 'buscou|buscaram|retirou|retiraram',
    not: [
      'nao|nem|vai|se|quando ..2 buscou|buscaram|retirou|retiraram',
      'buscou|buscaram ..2 {kid}|criancas',
    ],
    like: 'a Joana buscou o vestido',
  },
])
const parts = new Set(
  'primeira segunda terceira quarta quinta ultima parcela prestacao outra vez'.split(' '),
)
const readable: readonly Candidate['intent'][] = ['none', 'clarify', 'pay', 'log', 'correct']
/** Of the rest of work that is done, "a encomenda foi entregue e ela pagou o que faltava", more. */
const wordsMax = { plain: 10, done: 16 } as const
const bringing = new Set(
  'trouxe trouxeram entregou sim pagou pagaram buscou buscaram retirou'.split(' '),
)
/** Who it was is told by what they bought: "a moça da cadeirinha pagou". */
const someone = new Set(
  'moca moco cara rapaz pessoa mulher homem comprador compradora cliente metade'.split(' '),
)

/**
 * The turn of "a cida pagou os bolos", when what she owes was told before: it came in, as much as
 * was told. Of several that may be meant the newest is offered. Null for any other message.
 */
export function paidOwedTurn(input: TurnInput, message: Message, read: Candidate): Turn | null {
  const { reading } = message
  const { owed = [] } = input.state
  if (owed.length === 0 || !readable.includes(read.intent)) return null
  const [sum, more] = reading.amounts
  const isDone = leans('workDone', reading)
  const most = isDone ? wordsMax.done : wordsMax.plain
  if (more || reading.tokens.length > most) return null
  // "pagou os 20 que faltavam" tells which; any other sum is an entry of its own.
  const isBrought = sum !== undefined && brought.isIn(reading)
  if (sum && !isBrought && !leans('thatLacked', reading)) return null
  // "a Joana buscou", who was to pay by then: whether she did is asked.
  const isPaid = isBrought || leans('paidMe', reading)
  const isFetched = fetched.isIn(reading)
  if (!(isPaid || isFetched) || leans('notOwed', reading) || isQuestion(reading)) return null
  if (leans('yetToPay', reading)) return null
  // "a Nanda já me passou a parte dela": whose parts they are was never told.
  const isPart = leans('theirPart', reading) && areAlike(owed)
  // "a cliente pagou o resto": of whom a rest is left is known.
  const isRest = leans('ofRest', reading)
  // "pagou a primeira" tells how much only of what is paid in parts.
  const part = owed.some(({ partCents }) => partCents) ? nth.find(reading) : null
  // "ele me devolveu metade" of what was lent, and of nothing that is a half already.
  const isHalf = halfBack.isIn(reading)
  const words = (isPart ? [] : tellingIn(message))
    .filter(({ word }) => !part || !parts.has(word))
    .map(({ word }) => word)
    .filter((word) => !leansWord('ofPaying', word) && !bringing.has(word))
    .filter((word, _at, all) => (all.length === 1 && !isRest) || !someone.has(word))
    .filter((word) => !isDone || !leansWord('workDone', word))
    .filter((word) => !isHalf || word !== 'metade')
  const isOfSum = ({ draft }: OwedSum) => !sum || draft.amountCents === Math.round(sum.valueCents)
  // What she fetched was perhaps not named when she was to pay.
  const isNamed = (one: OwedSum) =>
    isFetched ? words.some((word) => isOf(one, word)) : words.every((word) => isOf(one, word))
  const meant = owed.filter((one) => isOfSum(one) && isNamed(one))
  const [only, another] = meant
  if (!only) return null
  // "pagou a segunda": the second of them, and no Monday.
  const days = reading.days.filter(({ first }) => !part || first < part.first || first > part.last)
  const date = cameOn({ days, today: input.today }).toString()
  const draft = restoreDraft({ ...named(only).draft, date }, input.categories)
  if (part && !only.partCents) return null
  const whole = only.draft.amountCents
  const partCents = part ? only.partCents : isHalf && Math.round(whole / 2)
  if (partCents && !another) {
    const amountCents = cents(Math.min(partCents, whole))
    return register(input, { intent: 'log', confidence: 90 }, [{ ...draft, amountCents }])
  }
  if ((another && !isPart) || !isPaid)
    return offerTurn(input, { kind: 'create-transactions', transactions: [draft] })
  return register(input, { intent: 'log', confidence: 90 }, [draft])
}

function isOf({ words }: OwedSum, word: string): boolean {
  return words.some((one) => isSame(one, word))
}

/** Parts of one thing, as large as each other. */
function areAlike([first, ...more]: readonly OwedSum[]): boolean {
  return more.every(({ draft }) => {
    const isSum = draft.amountCents === first?.draft.amountCents
    return isSum && draft.description === first?.draft.description
  })
}
