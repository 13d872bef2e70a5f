import type { Concept } from '#understanding/lexicon/entry.ts'

/** The wider concept, under which a transaction goes where the person has no narrower category. */
export const wider: Partial<Record<Concept, Concept>> = {
  groceries: 'food',
  ingredients: 'groceries',
  restaurant: 'food',
  drinks: 'leisure',
  ride: 'transport',
  car: 'transport',
  fuel: 'car',
  rent: 'home',
  bills: 'home',
  repair: 'home',
  cleaning: 'home',
  clothes: 'shopping',
  electronics: 'shopping',
  furniture: 'home',
  pharmacy: 'health',
  fitness: 'health',
  beauty: 'health',
  books: 'education',
  subscriptions: 'leisure',
  travel: 'leisure',
  religion: 'donations',
  equipment: 'electronics',
  'rent-income': 'interest',
  farm: 'suppliers',
  games: 'leisure',
  bus: 'transport',
  meat: 'groceries',
  parts: 'car',
  // What a school asks for is for the children where nothing else covers it.
  education: 'kids',
  craft: 'freelance',
  // Cups and boxes are bought like all that is sold in them.
  packaging: 'suppliers',
}

/** What only comes in. */
export const incomeConcepts: ReadonlySet<Concept> = new Set<Concept>([
  'salary',
  'freelance',
  'sales',
  'interest',
  'benefit',
  'refund',
  'family',
  'rent-income',
  'craft',
])
