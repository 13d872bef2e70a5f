import { namesElse } from '#conversation/goals/framed/names-else.ts'
import { sumTold } from '#conversation/goals/framed/sum-told.ts'
import { goalTold } from '#conversation/goals/plainly/goal-told.ts'
import { carry } from '#conversation/make-turn.ts'
import { isOfGoal } from '#conversation/memory/goal-meant.ts'
import { hasOneOf } from '#conversation/plain/only-of.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { words } from '#language/phrases/word-set.ts'
import type { Message } from '#understanding/intents/candidate.ts'
import { asksForDeed, isQuestion } from '#understanding/intents/question.ts'
import type { Reading } from '#understanding/reading.ts'

/** It is there: put by, by whatever word. */
const kept = words(
  'guardei guardado guardada guardados guardadas guardando guardar juntei juntamos juntado juntando ' +
    'separei separado separada separados separadas separamos reservei reservado reservados poupei',
)
const puts = words('coloca coloque colocar bota bote botar poe ponha entram entra entrar soma some')
const stands = words('tenho temos tinha esta estou estao tem tava')
const there = words('nela nele nisso la ali isso disso desse dessa desses dessas meta')
const denies = words(
  'nao nem se vou vamos vai quero queria queremos pretendo posso devo preciso tirei peguei retirei retirar pai mae irmao ' +
    'irma marido esposa mulher filho filha tio tia avo amigo amiga ele ela eles elas',
)

/**
 * The turn of a sum that is told to be there of the goal that was spoken of just now, or is named:
 * "perfeito. desse valor, 150 reais já estão guardados". The goal's own sum may be said
 * again. Null where a thing is named that it might be spent on, and for any other message.
 */
export function keptFramedTurn(input: TurnInput, message: Message): Turn | null {
  const { reading } = message
  const has = (set: ReadonlySet<string>) => hasOneOf(reading, set)
  if ((isQuestion(reading) && !asksForDeed(reading)) || has(denies)) return null
  if (!has(kept) && !(has(puts) && has(there))) return null
  const told = goalTold(input, message)
  if (!told || !(told.isSaid || isOfGoal(input)) || isOfElse(reading, told.at)) return null
  // "tô com 300 guardado" is all that there is, and nothing more, of one that was filled before.
  const isNew = input.state.last?.kind === 'goal-created'
  if (has(stands) && !isNew) return null
  const { id, name } = told.goal
  const amountCents = sumTold(reading)
  if (amountCents === null) return null
  const read = {
    ...({ intent: 'goal_deposit', confidence: 90 } as const),
    fields: { description: name, amount: amountCents },
  }
  return carry(input, read, { kind: 'deposit', amountCents, goal: { id, name } })
}

const into = words('no na nos nas pro pra para')

/** Something else is named or done: "guardei 100 e comprei um tênis". */
function isOfElse(reading: Reading, own: readonly number[]): boolean {
  const ofIt = reading.tokens.flatMap(({ norm }, at) => {
    return [kept, puts, there].some((set) => set.has(norm)) ? [at] : []
  })
  const all = [...own, ...ofIt]
  // "guardei 700 no casamento", of a goal of another name.
  const isPut = reading.tokens.some(({ norm }, at) => into.has(norm) && !all.includes(at + 1))
  return isPut || namesElse(reading, all)
}
