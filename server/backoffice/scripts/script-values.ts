import type { ScriptValues } from '@lya/core/backoffice/crm/script.ts'
import { readableDay } from '@lya/core/calendar/readable-day.ts'
import { trialDaysLeft } from '@lya/core/people/profile/trial.ts'

/** What the variables of a script become for one person. */
export function scriptValues(about: {
  person: { name: string; trialEndDate: string | null }
  operatorName: string
  now: Temporal.Instant
  publicUrl: string
}): ScriptValues {
  const { person, operatorName, now, publicUrl } = about
  const endDate = readableDay(person.trialEndDate)
  const { startedDays } = trialDaysLeft({ endDate, now })
  return {
    primeiro_nome: firstName(person.name),
    nome: person.name,
    operador: firstName(operatorName),
    dias_restantes: startedDays === 1 ? '1 dia' : `${startedDays} dias`,
    fim_do_teste: endDate === null ? '' : endDate.toLocaleString('pt-BR', { dateStyle: 'short' }),
    link_planos: `${publicUrl}/planos`,
  }
}

const firstName = (name: string): string => name.trim().split(/\s+/)[0] ?? ''
