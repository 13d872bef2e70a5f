import { chained } from '#conversation/bills/chained.ts'
import { sumTold } from '#conversation/goals/framed/sum-told.ts'
import { carry } from '#conversation/make-turn.ts'
import { fitting, type Thing, tellingIn } from '#conversation/naming/telling.ts'
import { hasOneOf } from '#conversation/plain/only-of.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { words } from '#language/phrases/word-set.ts'
import { findVerb } from '#language/verbs.ts'
import type { Message } from '#understanding/intents/candidate.ts'
import { asksForDeed, isQuestion } from '#understanding/intents/question.ts'
import type { Reading } from '#understanding/reading.ts'

const moves = words(
  'passa passe passar passei transfere transfira transferir transferi tira tire tirar tirei joga jogue ' +
    'jogar joguei move mova mover movi muda mude mudar mudei manda mande mandar mandei leva leve levar ' +
    'levei bota bote botar botei coloca coloque colocar coloquei poe ponha pus remaneja remanejar pega pegue peguei saem sai saiam entram entra',
)
const kept = words('guardei juntei separei guardado guardados juntado tinha tenho guardava')
const denies = words('nao nem se')
const out = words('da do de das dos')
const into = words('pra para pro pras pros na no nas nos a ao')
/** What may stand between the word that leads to a goal and its name. */
const between = words(
  'la meta metas objetivo minha meu a o as os da do de outra outro caixinha cofrinho',
)
const thatOne = words('ela ele essa esse nela nele nessa nesse')

const asDeposit = { intent: 'goal_deposit', confidence: 90 } as const

/**
 * The turn of "passa 100 da viagem pra moto": out of one goal, into the other. Both are named, and
 * each by what leads to it; a sum that is told as all that is there ("dos 300 da viagem") is none.
 * Null for any other message.
 */
export function goalToGoalTurn(input: TurnInput, message: Message): Turn | null {
  const { reading } = message
  const { goals = [] } = input
  if (goals.length < 2 || (isQuestion(reading) && !asksForDeed(reading))) return null
  if (!hasOneOf(reading, moves) || hasOneOf(reading, denies)) return null
  // "tirei 100 da viagem pra pagar a moto"
  const isSpent = reading.tokens.some(({ norm }) => {
    return !moves.has(norm) && findVerb(norm)?.kind === 'spend'
  })
  if (isSpent) return null
  const named = goals.flatMap((goal) => {
    const [fit] = fitting(tellingIn(message), [goal]).filter((one) => one.isWhole)
    const at = fit?.at[0]
    return at === undefined ? [] : [{ goal, ...leadOf(reading, at) }]
  })
  const from = named.find(({ isOfSum }) => isOfSum)
  const to =
    named.find((one) => one !== from && into.has(one.lead)) ??
    (hasOneOf(reading, thatOne) ? named.find((one) => one !== from) : undefined)
  const amountCents = sumTold(reading)
  if (named.length !== 2 || !from || !to || amountCents === null) return null
  const of = ({ id, name }: Thing) =>
    ({ kind: 'deposit', amountCents, goal: { id, name } }) as const
  return chained([
    carry(input, asDeposit, { ...of(from.goal), way: 'out' }),
    carry(input, asDeposit, of(to.goal)),
  ])
}

/** The first of the words that lead to a name: the `para` of "para a meta da moto". */
function leadOf({ tokens, amounts }: Reading, at: number): { lead: string; isOfSum: boolean } {
  let first = at
  while (between.has(tokens[first - 1]?.norm ?? '')) first -= 1
  const before = tokens[first - 1]?.norm ?? ''
  const own = tokens[first]?.norm === 'la' ? tokens[first + 1] : tokens[first]
  const lead = into.has(before) ? before : (own?.norm ?? '')
  // "100 da venda da moto" comes out of no goal; "do que guardei pra viagem" does.
  const isKept = kept.has(tokens[first - 2]?.norm ?? '')
  const isOfSum = amounts.some(({ last }) => last === first - 1) || moves.has(before)
  return { lead, isOfSum: isKept || (isOfSum && out.has(lead)) }
}
