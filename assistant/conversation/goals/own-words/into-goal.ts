import { cents } from '@lya/core/amounts/cents.ts'
import { limits } from '@lya/core/limits.ts'
import { jars } from '#conversation/goals/own-words/jars.ts'
import { whichGoal } from '#conversation/goals/which-goal.ts'
import { carry, say } from '#conversation/make-turn.ts'
import { goalMeant, isOfGoal } from '#conversation/memory/goal-meant.ts'
import { fitting, type Thing, tellingIn } from '#conversation/naming/telling.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Candidate, Message } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import type { Reading } from '#understanding/reading.ts'

const puts = 'guardei|guardamos|botei|coloquei|pus|joguei|juntei|separei|poupei|depositei|deixei'
const theyPut = 'pos|colocou|botou|guardou|juntou|deu|depositou|separou'

const told = new PhraseBook<'jar' | 'meant' | 'both' | 'begun'>('put into a goal, in own words', [
  {
    means: 'jar',
    say: `${puts} [mais|uns|so|ja] [r] [$] @ [reais] [hoje|ja|agora|aqui] [ja|aqui] na|no|em|dentro [da|do|minha|meu] ${jars}`,
    not: [
      `${jars} d* leite|oleo|agua|cha|tinta|vinho|cerveja|pinga|ervilha|milho|lixo|som`,
      `${jars} pra|pro|para [o|a] {person}|{kin}|faxineira|diarista|{served}`,
      `${jars} pra|pro|para faxineira|diarista|mae|filha|filho|baba|pedreiro`,
    ],
    like: 'guardei 30 hoje já na latinha',
  },
  {
    means: 'meant',
    say: '^ [nao|ah|oi|lya|,] [,] [isso|esse|esses|eles] [eh|sao|foi|foram|era|eram|vai|vao] pra|pro|para|da|na [a|o|essa|minha] meta|objetivo ..4 [,|:] os|esses|aqueles [r] [$] @',
    like: 'é pra meta da chapa, os 30',
  },
  {
    means: 'meant',
    say: '^ [nao|ah|,] [,] os|esses|aqueles [r] [$] @ [reais] [eh|sao|foi|foram|era|eram|vai|vao] pra|pro|para|na [a|o|essa|minha] meta|objetivo',
    like: 'os 30 são pra meta',
  },
  {
    means: 'both',
    say: `${puts} [mais|uns|ja] [r] [$] @ [reais] ..4 [,|e] [o|a|meu|minha] ..1 [me|ja|tambem] ${theyPut} [mais|outros|uns] [r] [$] @`,
    not: ['@ no|na|do|da|de|pra|pro mercado|farmacia|padaria|banco'],
    like: 'guardei 400 esse mês já, o rafa pôs mais 300',
  },
  {
    means: 'begun',
    say: `guardar|juntar|separar|poupar|colocar [r] [$] @ [reais] todo|por|cada|ao mes [.|,|;|e|!] [e] esse|este|nesse|neste mes [eu|a] [gente] [ja] ${puts}|transferi`,
    like: 'vou guardar 800 todo mês. esse mês já coloquei',
  },
])
/** Whether a message tells of two who put money into what was spoken of: no two entries. */
export function isPutByBoth(input: TurnInput, reading: Reading): boolean {
  return isOfGoal(input) && reading.amounts.length === 2 && told.find(reading)?.means === 'both'
}

const readable: readonly Candidate['intent'][] = [
  ...(['none', 'clarify', 'log', 'correct', 'goal_deposit', 'goal_create', 'pay'] as const),
]
const read = { intent: 'goal_deposit', confidence: 90 } as const

/**
 * The turn of "guardei 30 na latinha" and "é pra meta da chapa, os 30", and of "guardei 400, o Rafa
 * pôs mais 300": into the goal that is named, was spoken of, or is the only one. Null for others.
 */
export function intoGoalTurn(
  input: TurnInput,
  { reading, ...message }: Message,
  { intent }: Candidate,
): Turn | null {
  const { goals = [] } = input
  const isReadable = readable.includes(intent) || intent === 'recurring'
  const found = isReadable ? told.find(reading) : null
  if (intent === 'recurring' && found?.means !== 'begun') return null
  if (!found || goals.length === 0 || isQuestion(reading)) return null
  const { amounts } = reading
  if (amounts.length !== (found.means === 'both' ? 2 : 1)) return null
  // What somebody else put in beside it went there too, behind talk of the goal alone.
  if (found.means === 'both' && !isOfGoal(input)) return null
  const value = Math.round(amounts.reduce((sum, { valueCents }) => sum + valueCents, 0))
  if (value <= 0 || value > limits.amountCentsMax || amounts.some((one) => one.isForeign))
    return null
  const amountCents = cents(value)
  const [fit, another] = fitting(tellingIn({ reading, ...message }), goals)
  const goal: Thing | null = (!another && fit?.thing) || goalMeant(input)
  if (!goal) return whichGoal(input, read, { kind: 'deposit', amountCents }, goals)
  const { id, name } = goal
  // "é pra meta, os 30", behind the 30 that were put there.
  const isThere = found.means === 'meant' && input.state.last?.kind === 'deposited'
  if (isThere) return say(input, { ...read, intent: 'none' }, { kind: 'done-before' })
  const fields = { description: name, amount: value }
  return carry(input, { ...read, fields }, { kind: 'deposit', amountCents, goal: { id, name } })
}
