/** What a word is about. Each concept has at most one wider concept, in `concepts.ts`. */
export type Concept =
  | 'food'
  | 'groceries'
  | 'ingredients'
  | 'restaurant'
  | 'drinks'
  | 'transport'
  | 'ride'
  | 'car'
  | 'fuel'
  | 'home'
  | 'rent'
  | 'bills'
  | 'repair'
  | 'cleaning'
  | 'shopping'
  | 'clothes'
  | 'electronics'
  | 'furniture'
  | 'health'
  | 'pharmacy'
  | 'fitness'
  | 'beauty'
  | 'education'
  | 'books'
  | 'leisure'
  | 'subscriptions'
  | 'travel'
  | 'gifts'
  | 'kids'
  | 'pet'
  | 'religion'
  | 'donations'
  | 'taxes'
  | 'fees'
  | 'services'
  | 'investments'
  | 'debts'
  | 'suppliers'
  | 'staff'
  | 'packaging'
  | 'freight'
  | 'equipment'
  | 'marketing'
  | 'salary'
  | 'freelance'
  | 'sales'
  | 'interest'
  | 'benefit'
  | 'refund'
  | 'family'
  | 'rent-income'

/**
 * How much a term decides: `purpose` (a gift, a pet) over the thing bought, the thing over the
 * place or shop, and those over what only hints.
 */
export type Weight = 'purpose' | 'item' | 'place' | 'hint'

/** Terms of one concept, separated by commas; a term has at most four words. */
export interface Entry {
  concept: Concept
  weight: Weight
  terms: string
}
