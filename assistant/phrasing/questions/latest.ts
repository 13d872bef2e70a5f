import type { Query } from '#conversation/effect.ts'

const ofIncome = ['Sua', 'última', 'entrada'] as const
const ofOther = ['Seu', 'último', 'lançamento'] as const

/** What stands above so many of the latest: "Seus 3 últimos gastos:". */
export function latestOf(count: number, only: Query['only']): string {
  const [yours, last, any] = only === 'receita' ? ofIncome : ofOther
  const thing = only === 'despesa' ? 'gasto' : any
  if (count === 1) return `${yours} ${last} ${thing}:`
  return `${yours}s ${count} ${last}s ${thing}s:`
}
