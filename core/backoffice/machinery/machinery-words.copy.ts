/** What the back-office does by itself, and what it is called. */
export const automationWords = { churn_alert: 'Alerta de risco de churn' } as const
export type AutomationType = keyof typeof automationWords

/** What is worked out now and then and kept. */
export const keptFigureWords = {
  metrics: 'Métricas do negócio',
  funnel: 'Funil de conversão',
  cohorts: 'Retenção por coorte',
} as const
export type KeptFigureKey = keyof typeof keptFigureWords

/** What is looked for and may be at hand. */
export const lookupWords = {
  admin_cache: 'Números guardados do painel',
  pool: 'Conexões livres com o banco',
} as const
export type Lookup = keyof typeof lookupWords

/** A name that another version noted is shown beside ours, so that it can be looked up. */
const named =
  (known: Record<string, string>, other: string) =>
  (name: string): string =>
    (Object.hasOwn(known, name) && known[name]) || `${other} (${name})`

export const wordAutomation = named(automationWords, 'Outra automação')
export const wordKeptFigure = named(keptFigureWords, 'Outros números')
export const wordLookup = named(lookupWords, 'Outra consulta')
