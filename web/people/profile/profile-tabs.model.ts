export const profileTabs = ['dados', 'assinatura', 'foto', 'senha', 'seus-dados'] as const
export type ProfileTab = (typeof profileTabs)[number]

/** Which tab an address names; the first where it names none. */
export function readTab(query: URLSearchParams): ProfileTab {
  const named = query.get('aba')
  return profileTabs.find((tab) => tab === named) ?? 'dados'
}
