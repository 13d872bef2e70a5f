import { fold } from '#language/fold.ts'
import { capital } from '#language/spelling/capital.ts'
import { categorise } from '#understanding/categories/categorise.ts'
import type { Fields, Message } from '#understanding/intents/candidate.ts'
import { coverTokens } from '#understanding/transactions/covers.ts'
import { findSubject } from '#understanding/transactions/naming/describe.ts'
import { writeSubject } from '#understanding/transactions/naming/written-name.ts'

/** The name of the category that what a message is about belongs to; null where none does. */
export function categoryOfSubject(
  { reading, index }: Pick<Message, 'reading' | 'index'>,
  first = 0,
): string | null {
  const covers = coverTokens(reading)
  const last = reading.tokens.length - 1
  const subject = findSubject(reading, covers, first, last)
  const id = categorise(reading, covers, { first, last, subject, type: 'despesa' }, index)
  return index.all.find((one) => one.id === id)?.name ?? null
}

/** What a message is about, as it is called there. */
export function thingOf({ reading }: Message, first = 0): Fields {
  const subject = findSubject(reading, coverTokens(reading), first, reading.tokens.length - 1)
  return subject
    ? { description: withoutRhythm(withoutDeed(writeSubject(reading, subject).replace(whole, ''))) }
    : {}
}

const deeds = new Set('faco fazemos dou damos ajudo ajudamos deixa deixe deixar'.split(' '))
const leads = new Set('um uma o a os as meu minha'.split(' '))

/** "Faço uma doação" is called by what is given. */
function withoutDeed(name: string): string {
  const [deed = '', ...words] = name.split(' ')
  if (!deeds.has(fold(deed)) || words.length === 0) return name
  while (words.length > 1 && leads.has(fold(words[0] ?? ''))) words.shift()
  const own = words.join(' ')
  return capital(own)
}

/** "o aluguel dá 1800 e dividimos": what all of it comes to. */
const whole = / d[áa] \d[\d.,]*$/iu
const rhythms = new Set('fixo fixa mensal'.split(' '))
/** "telefone fixo" is one of a house. */
const ofHouses = new Set('telefone tel linha'.split(' '))

/** "quero deixar o aluguel fixo": that it comes again is no part of its name. */
function withoutRhythm(name: string): string {
  const words = name.split(' ')
  const [before = '', own = ''] = words.slice(-2).map(fold)
  const isRhythm = words.length > 1 && rhythms.has(own) && !ofHouses.has(before)
  return isRhythm ? words.slice(0, -1).join(' ') : name
}
