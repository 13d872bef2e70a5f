import { offerTurn } from '#conversation/advice/offer-turn.ts'
import type { Effect } from '#conversation/effect.ts'
import { goalStays } from '#conversation/goals/ended/goal-stays.ts'
import { carry } from '#conversation/make-turn.ts'
import { goalMeant } from '#conversation/memory/goal-meant.ts'
import { namedAmong, rememberedIn } from '#conversation/memory/remembered.ts'
import { fitting, type Thing, tellingIn } from '#conversation/naming/telling.ts'
import { isPlainOrder } from '#conversation/removing/struck/is-plain.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { type FoundPhrase, PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Candidate, Message, Read } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { leans } from '#understanding/memory/leaning.ts'

const givenUp = new PhraseBook('a plan that comes to nothing', [
  {
    means: 'over',
    say: 'desisti|desistimos|desistir|desistindo|abandonei|larguei|abri [mao|de] [mao|de] d*|desse|dessa|essa|esse',
    not: ['nao|nunca|sem desisti|desistir|desistimos'],
    like: 'desisti da reforma',
  },
  {
    means: 'over',
    say: 'ja era|foi|miou|melou|furou|babou|micou|gorou [mesmo] [,|.|!|mano|$]',
    not: ['ja foi @'],
    like: 'a reforma já era',
  },
  {
    means: 'over',
    say: 'nao vai|vou|vamos ..2 [mais] rolar|acontecer|sair|dar|fazer|reformar|viajar|comprar|ter',
    not: ['nao vai|vou|vamos ..3 dar|sair|ter d*'],
    like: 'a reforma não vai sair',
  },
  {
    means: 'over',
    say: 'nao|nem quero|queremos|preciso|precisamos|faz|tem ..2 mais|sentido',
    like: 'não quero mais essa meta',
  },
  { means: 'over', say: 'deixa|deixei ..3 pra|para la', like: 'deixa a reforma pra lá' },
])

const orders = new PhraseBook('an order to end it', [
  {
    means: 'ends',
    say: 'encerra|encerre|encerrar|cancela|cancele|cancelar|apaga|apague|apagar|exclui|exclua|excluir|tira|tire|tirar|remove|remova|remover|deleta|delete|deletar|finaliza|finalizar',
    not: ['nao|sem encerrar|cancelar|apaga|apagar|excluir|tirar|tira|remover|deletar'],
    like: 'pode encerrar essa meta',
  },
])

const straight = new PhraseBook('one thing is to end, and nothing else of it is told', [
  {
    means: 'ends',
    say: 'esquece|esqueca|esquecer|encerra|encerre|encerrar|finaliza|finalizar|cancela|cancele|cancelar [com] [a|o|essa|esse|minha|meu] ..2',
    not: ['nao|sem esquece|esqueca|esquecer|encerra|encerrar|cancela|cancelar'],
    like: 'esquece a reforma',
  },
])
const ends = new Set([',', '.', ';', '!', 'porque', 'pq', 'pois', 'que', 'por', 'mesmo'])

/** "esquece a reforma, não vai dar": not "cancela a viagem de uber". */
function isNamedStraight(input: TurnInput, message: Message): boolean {
  const { reading } = message
  const found = straight.find(reading)
  const [fit, another] = fitting(tellingIn(message), input.goals ?? [])
  const [first, last] = [fit?.at[0], fit?.at.at(-1)]
  if (!found || !fit?.isWhole || another || first === undefined || last === undefined) return false
  const next = reading.tokens[last + 1]
  const isEnd = next === undefined || ends.has(next.norm)
  return isEnd && first > found.first && first <= found.first + 3
}

/**
 * The turn of "pode encerrar essa meta", "a reforma já era, tira": the goal goes. Of "desisti da
 * reforma", without an order, it is asked. Null where no goal is meant, or an entry may be.
 */
export function goalGivenUpTurn(
  input: TurnInput,
  message: Message,
  { intent }: Candidate,
): Turn | null {
  const { reading } = message
  const isOpen = ['none', 'clarify', 'delete', 'correct', 'help'].includes(intent)
  if (!isOpen || reading.amounts.length > 0 || isQuestion(reading)) return null
  if (goalStays.isIn(reading)) return null
  const isStraight = isNamedStraight(input, message)
  const ordered = orders.find(reading)
  const over = givenUp.find(reading)
  const isOrdered = isStraight || ordered !== null
  const isOver = isStraight || over !== null
  if (!(isOver || isOrdered) || leans('neverRemoves', reading) || leans('ofDeposit', reading))
    return null
  const isOfMeta = reading.flat.includes(' meta ')
  const goal = meantIn(input, message, isOfMeta)
  if (!goal || !(isOfMeta || isOver)) return null
  const { id, name } = goal
  const effect: Effect = { kind: 'end-thing', what: 'goal', id, name }
  const read: Read = { intent: 'delete', confidence: 92, fields: { description: name } }
  const found = ordered ?? (isOfMeta ? over : null)
  const isPlain = found !== null && isPlainOrder(reading, [name, 'meta'], orderOf(found))
  return isStraight || isPlain ? carry(input, read, effect) : offerTurn(input, effect)
}

const orderOf = ({ first, last }: FoundPhrase) => ({ first, last, means: 'order' })

function meantIn(input: TurnInput, message: Message, isOfMeta: boolean): Thing | null {
  const { goals = [], payments = [] } = input
  const said = tellingIn(message)
  const [fit, another] = fitting(said, goals).filter(({ at }) => at.length > 0)
  if (another) return null
  if (isOfMeta) return fit?.thing ?? (isThat(message) ? goalMeant(input) : null)
  const isElse = fitting(said, payments).some(({ at }) => at.length > 0)
  return fit && !isElse && namedAmong(message, rememberedIn(input)).length === 0 ? fit.thing : null
}

/** "essa meta", "a meta": not "a meta do carro", of no goal that is called so. */
function isThat({ reading: { tokens } }: Message): boolean {
  const at = tokens.findIndex(({ norm }) => norm === 'meta')
  return !/^d[aeo]s?$/.test(tokens[at + 1]?.norm ?? '')
}
