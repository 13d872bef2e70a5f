import type { Meant } from '#corpus/meant/meant.ts'
import type { World } from '#corpus/world/world.ts'
import { fold } from '#language/fold.ts'

/** What of it stands there otherwise than meant, by the names of `Meant`. */
export function otherThanMeant(meant: Meant, world: World, reply: string): string[] {
  const { books, bills, goals, limits, says = [] } = meant
  const isRight = {
    books: books.some((all) => isEach(all, world.entries, isEntry)),
    bills: !bills || isEach(bills, world.bills, isBill),
    goals: !goals || isEach(goals, world.goals, isGoal),
    limits: !limits || areLimits(limits, world.budgets),
    says: says.every((figure) => reply.includes(figure)),
  }
  return Object.entries(isRight).flatMap(([name, is]) => (is ? [] : [name]))
}

/** Whether there are as many as meant, and one for each; those of any name are looked for last. */
function isEach<One>(
  meant: readonly string[],
  all: readonly One[],
  is: (meant: string, one: One) => boolean,
): boolean {
  if (meant.length !== all.length) return false
  const left = [...all]
  const named = meant.toSorted((a, b) => Number(a.includes('*')) - Number(b.includes('*')))
  return named.every((one) => {
    const at = left.findIndex((other) => is(one, other))
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  })
}

const entryForm =
  /^(?<sign>[+-])(?<reais>[\d.]+) (?<name>.+?)(?: @(?<day>\S+))?(?: #(?<category>\S+))?$/

function isEntry(meant: string, one: World['entries'][number]): boolean {
  const { sign, reais = '', name = '', day, category } = entryForm.exec(meant)?.groups ?? {}
  const isFiled = category === undefined || one.categoryId?.endsWith(`:${category}`) === true
  return (
    one.type === (sign === '+' ? 'receita' : 'despesa') &&
    isReais(one.amountCents, reais) &&
    isNamed(one.description, name) &&
    (day === undefined || one.date === day) &&
    isFiled
  )
}

const billForm = /^(?<name>.+) (?<reais>[\d.]+) (?<day>\d+)$/

function isBill(meant: string, one: World['bills'][number]): boolean {
  const { name = '', reais = '', day } = billForm.exec(meant)?.groups ?? {}
  return isNamed(one.name, name) && isReais(one.amountCents, reais) && one.dueDay === Number(day)
}

const goalForm = /^(?<name>.+) (?<saved>[\d.]+)\/(?<target>[\d.]+)$/

function isGoal(meant: string, one: World['goals'][number]): boolean {
  const { name = '', saved = '', target = '' } = goalForm.exec(meant)?.groups ?? {}
  const isSum = isReais(one.savedCents, saved) && isReais(one.targetCents, target)
  return isNamed(one.name, name) && isSum
}

/** A limit that was taken away may stand there with nothing planned. */
function areLimits(meant: readonly string[], all: World['budgets']): boolean {
  const planned = all.filter(({ plannedCents }) => plannedCents > 0)
  if (meant.length === 0) return planned.length === 0
  return meant.every((limit) => {
    const [category = '', reais = '', month] = limit.split(' ')
    return planned.some((one) => {
      const isOf = one.month === month && one.categoryId.endsWith(`:${category}`)
      return isOf && isReais(one.plannedCents, reais)
    })
  })
}

const isReais = (cents: number, reais: string) => cents === Math.round(100 * Number(reais))

function isNamed(name: string, meant: string): boolean {
  return meant === '*' || meant.split('|').some((one) => fold(name).includes(fold(one)))
}
