/** What a word is about. Each concept has at most one wider concept, in `concepts.ts`. */
export const concepts = [
  'food',
  'groceries',
  'ingredients',
  'restaurant',
  'drinks',
  'transport',
  'ride',
  'car',
  'fuel',
  'home',
  'rent',
  'bills',
  'repair',
  'cleaning',
  'shopping',
  'clothes',
  'electronics',
  'furniture',
  'health',
  'pharmacy',
  'fitness',
  'beauty',
  'education',
  'books',
  'leisure',
  'subscriptions',
  'travel',
  'gifts',
  'kids',
  'pet',
  'vet',
  'religion',
  'donations',
  'taxes',
  'fees',
  'services',
  'investments',
  'debts',
  'suppliers',
  'staff',
  'packaging',
  'freight',
  'equipment',
  'marketing',
  'salary',
  'freelance',
  'sales',
  'interest',
  'benefit',
  'refund',
  'family',
  'rent-income',
  'farm',
  'games',
  'bus',
  'meat',
  'parts',
  'craft',
  'item',
  'place',
  'hint',
] as const
export type Concept = (typeof concepts)[number]

/**
 * How much a term decides: `purpose` (a gift, a pet) over the thing bought, the thing over the
 * place or shop, and those over what only hints.
 */
const entryWeights = ['purpose', 'item', 'place', 'hint'] as const
export type Weight = (typeof entryWeights)[number]

/** Terms of one concept; a term has at most four words. */
export interface Entry {
  concept: Concept
  weight: Weight
  terms: readonly string[]
}

/**
 * Reads rows of terms, separated by commas, each under a line such as `groceries item:`.
 *
 * @throws Error for terms without such a line, and for a concept or weight that does not exist.
 */
export function readEntries(text: string): Entry[] {
  const entries: (Entry & { terms: string[] })[] = []
  for (const line of text.split('\n')) {
    const head = /^\s*([a-z-]+) ([a-z]+):$/.exec(line)
    if (head) entries.push({ ...headOf(head[1], head[2]), terms: [] })
    else if (line.trim()) {
      const entry = entries.at(-1)
      if (!entry) throw new Error(`terms of no concept: '${line.trim()}'`)
      entry.terms.push(...line.split(','))
    }
  }
  return entries
}

function headOf(name?: string, weighing?: string): Pick<Entry, 'concept' | 'weight'> {
  const concept = concepts.find((one) => one === name)
  const weight = entryWeights.find((one) => one === weighing)
  if (!concept || !weight) throw new Error(`no concept and weight '${name} ${weighing}'`)
  return { concept, weight }
}
