import { cents } from '@lya/core/amounts/cents.ts'
import { limits } from '@lya/core/limits.ts'
import { limitSpokenOf } from '#conversation/limits/framed/limit-spoken.ts'
import { carry } from '#conversation/make-turn.ts'
import { hasOneOf } from '#conversation/plain/only-of.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { fold } from '#language/fold.ts'
import { words } from '#language/phrases/word-set.ts'
import { monthOf } from '#understanding/intents/budget.ts'
import type { Message, Read } from '#understanding/intents/candidate.ts'
import { findNamedCategory } from '#understanding/intents/named-category.ts'
import { asksForDeed, isQuestion } from '#understanding/intents/question.ts'

const whole = words('todo toda inteiro inteira tudo geral completo completa')
const between = words('o a que for de do da eh')
const times = words('mes dia semana vez fim fds')
const puts = words(
  'deixa deixe deixar poe ponha por bota bote botar coloca coloque colocar faz faca fazer fica ' +
    'fique melhor pronto acabou quero prefiro limite teto orcamento',
)
const done = words(
  'gastei gasto gastamos paguei pago comprei foi foram deu usei estourei recebi ganhei vendi todos ' +
    'todas hoje ontem dia meta guardei guardar juntar custa custam',
)

/**
 * The turn of "deixa 350 pro lazer todo e pronto", where a limit was set for a part of it: it is
 * that of the whole category. Null for any other message.
 */
export function limitOfItAllTurn(input: TurnInput, message: Message): Turn | null {
  const { reading, index } = message
  const [amount, another] = reading.amounts
  if (!amount || another || amount.isForeign || reading.days.length > 0) return null
  if (isQuestion(reading) && !asksForDeed(reading)) return null
  const has = (set: ReadonlySet<string>) => hasOneOf(reading, set)
  if (!isWhole(message) || !has(puts) || has(done)) return null
  // "põe mais 50 no lazer todo" adds to it.
  if (reading.tokens[amount.first - 1]?.norm === 'mais' || reading.flat.includes(' a mais ')) {
    return null
  }
  // "350 pro mercado todo" is of no category by its name.
  const category = findNamedCategory(reading, index)
  const budget = limitSpokenOf(input, message)
  const month = monthOf(message)
  const value = Math.round(amount.valueCents)
  if (category === null || !budget || value <= 0 || value > limits.amountCentsMax) return null
  if (month !== null && month !== budget.month) return null
  const read: Read = { intent: 'budget', confidence: 90, fields: { category, amount: value } }
  const { by: _by, words: _words, ...own } = budget
  return carry(input, read, { kind: 'set-budget', budget: { ...own, amountCents: cents(value) } })
}

/** "lazer todo", "todo o lazer", "tudo que for lazer", and no "lazer todo mês". */
function isWhole({ reading: { tokens }, index }: Message): boolean {
  return tokens.some(({ norm }, at) => {
    if (!whole.has(norm) || times.has(tokens[at + 1]?.norm ?? '')) return false
    const next = tokens.findIndex((one, place) => place > at && !between.has(one.norm))
    return [at - 1, next].some((place) => {
      const own = tokens[place]
      return index.all.some(({ name }) => fold(name) === own?.folded)
    })
  })
}
