import type { CampaignState, SendState, SkipReason } from '@lya/core/backoffice/campaigns/states.ts'

/** The database's name of each state. */
export const storedStates = {
  draft: 'rascunho',
  scheduled: 'agendada',
  sending: 'enviando',
  paused: 'pausada',
  stopped: 'parada',
  done: 'concluida',
} as const satisfies Record<CampaignState, string>

export const storedSends = {
  pending: 'pendente',
  handed: 'na_fila',
  sent: 'enviado',
  delivered: 'entregue',
  read: 'lido',
  failed: 'falhou',
  uncertain: 'incerto',
  skipped: 'pulado',
} as const satisfies Record<SendState, string>

export const storedReasons = {
  'no-consent': 'sem_consentimento',
  leaving: 'de_saida',
  'address-unproven': 'email_nao_confirmado',
  'no-number': 'sem_numero',
  stopped: 'campanha_parada',
} as const satisfies Record<SkipReason, string>

export const stateOf = nameIn(storedStates)
export const sendOf = nameIn(storedSends)
const knownReason = nameIn(storedReasons)

/** A reason by our name for it; the provider's own words where it is none of ours. */
export function reasonOf(stored: string | null): string | null {
  if (stored === null) return null
  return Object.values<string>(storedReasons).includes(stored) ? knownReason(stored) : stored
}

function nameIn<Name extends string>(stored: Record<Name, string>): (text: string) => Name {
  const names = Object.keys(stored) as Name[]
  return (text) => {
    const name = names.find((one) => stored[one] === text)
    if (name === undefined) throw new Error('a state that nobody knows')
    return name
  }
}
