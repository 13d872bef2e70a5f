import { cents } from '@lya/core/amounts/cents.ts'
import { formatReais } from '@lya/core/amounts/reais.ts'
import type { Waiting } from '#conversation/state.ts'

const namesMax = 3

/** Tells that what was proposed before is not forgotten, and how it is still written. */
export function phraseWaiting({ drafts, bills }: Waiting): string {
  if (bills) {
    const named = listed(bills.bills.map(({ name }) => name))
    return `As contas de antes (${named}) ainda esperam: se são de todo mês, é só dizer "são de todo mês".`
  }
  const sum = drafts.reduce((total, { amountCents }) => total + amountCents, 0)
  const named = listed(drafts.map(({ description }) => description))
  const total = drafts.every(({ type }) => type === 'despesa') ? `, ${formatReais(cents(sum))}` : ''
  return `A lista de antes (${named}${total}) ainda espera o seu sim: é só dizer "pode anotar a lista".`
}

function listed(names: readonly string[]): string {
  const more = names.length - namesMax
  if (more > 1) return `${names.slice(0, namesMax).join(', ')} e mais ${more}`
  const last = names.at(-1) ?? ''
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} e ${last}` : last
}
