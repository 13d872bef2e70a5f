/**
 * What happens to a person and says how they get on; the database's name of each. `wrote` is a
 * transaction noted by whatever way, `asked-back` a question of Lya's, `linked` a number,
 * `exported` a file of their own data that was made.
 */
export const storedNames = {
  'signed-up': 'cadastrou',
  onboarded: 'comecou',
  'first-entry': 'primeiro_lancamento',
  wrote: 'escreveu',
  linked: 'vinculou',
  'asked-back': 'perguntado',
  undone: 'desfez',
  exported: 'exportou',
} as const

export type Fact = keyof typeof storedNames
export const facts = Object.keys(storedNames) as Fact[]

/** Those that happen once in a life. */
const onlyOnce: readonly Fact[] = ['signed-up', 'onboarded', 'first-entry']

export const isOnlyOnce = (fact: Fact): boolean => onlyOnce.includes(fact)
