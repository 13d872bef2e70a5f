import type { Frequency } from '@lya/core/money/recurring/due-date.ts'
import { isSame, tellingWords } from '#conversation/match-named.ts'
import type { Message } from '#understanding/intents/candidate.ts'
import { isFiller } from '#understanding/plain-words.ts'
import { slipOf } from '#understanding/slips/repair.ts'
import { coverTokens } from '#understanding/transactions/covers.ts'

/** Something of the person's, by the name that they gave it. */
export interface Thing {
  id: string
  name: string
}

/** One that is paid again and again; its price where the caller knows it, in centavos. */
export interface Bill extends Thing {
  amountCents?: number
  /** The day of the month on which it falls due next, where the caller knows it. */
  dueDay?: number
  /** How often it falls due, where the caller knows it. */
  frequency?: Frequency
  /** It was paid this month, and is not due again. */
  isPaid?: boolean
  /** Of how many it is the rest, where it ends, and how many of them are paid. */
  instalments?: number | null
  instalmentsPaid?: number
}

/** A word of a message that tells what it is about, and where it stands. */
export interface Telling {
  at: number
  word: string
  /** As it was written, where a slip was repaired in it. */
  spelled?: string
}

const about = new Set(
  (
    'meta metas categoria categorias objetivo objetivos conta contas boleto boletos fatura ' +
    'faturas pagamento pagamentos'
  ).split(' '),
)

/** The words of a message that may name something: no verb, amount, day or way of paying. */
export function tellingIn({ reading }: Pick<Message, 'reading'>): Telling[] {
  const covers = coverTokens(reading)
  return reading.tokens.flatMap(({ kind, norm, spelled }, at) => {
    const isTelling = kind === 'word' && covers[at] === undefined && !about.has(norm)
    if (!isTelling || isFiller(norm)) return []
    return [{ at, word: norm, ...(spelled === norm ? {} : { spelled }) }]
  })
}

/** 'PS5' is said as `ps 5`, and a number tells nothing of its own. */
function wordsOf(name: string): string[] {
  const words = tellingWords(name)
  const told = words.flatMap((word) => word.match(/\p{L}+/gu) ?? [])
  return told.length > 0 ? told : words
}

export interface Fit<Of extends Thing> {
  thing: Of
  /** Where its words stand in the message. */
  at: number[]
  /** Every telling word of its name was said. */
  isWhole: boolean
}

/** What else it is called: the goal "Viajar a Gramado" is the journey, and a birthday a `niver`. */
const deeds = new Map([
  ['viajar', 'viagem'],
  ['casar', 'casamento'],
  ['mudar', 'mudanca'],
  ['construir', 'construcao'],
  ['formar', 'formatura'],
  ['quitar', 'quitacao'],
  ['aniversario', 'niver'],
  ['niver', 'aniversario'],
  ['internet', 'net'],
  ['mercado', 'supermercado'],
  ['supermercado', 'mercado'],
])

/** Whether a word of a name was said; 'Eslastico' stands there as it was typed. */
function isMeant(own: string, { word, spelled }: Telling): boolean {
  if (isSame(own, word) || deeds.get(own) === word || own === spelled) return true
  return own.length >= slippedMin && own[0] === word[0] && slipOf(own) === word
}

const slippedMin = 5

/** 'Pet shop' is said as `petshop`, and 'Petshop' as `pet shop`: where; null where it is not. */
function gluedAt(own: readonly string[], said: readonly Telling[]): number[] | null {
  const whole = own.join('')
  const one = own.length > 1 ? said.find(({ word }) => word === whole) : undefined
  if (one) return [one.at]
  const first = said.findIndex(({ word, at }, by) => {
    const next = said[by + 1]
    return own.length === 1 && next?.at === at + 1 && word + next.word === whole
  })
  const parts = first < 0 ? [] : said.slice(first, first + 2)
  return parts.length > 0 ? parts.map(({ at }) => at) : null
}

/** Those of the things whose name has most of the words that were said; none without any. */
export function fitting<Of extends Thing>(
  said: readonly Telling[],
  things: readonly Of[],
): Fit<Of>[] {
  const fits = things.map((thing) => {
    const own = wordsOf(thing.name)
    const glued = gluedAt(own, said)
    if (glued) return { thing, at: glued, isWhole: true }
    const at = said.filter((word) => own.some((one) => isMeant(one, word))).map((word) => word.at)
    const isWhole = own.every((one) => said.some((word) => isMeant(one, word)))
    return { thing, at, isWhole }
  })
  const most = Math.max(1, ...fits.map(({ at }) => at.length))
  const best = fits.filter(({ at }) => at.length === most)
  const whole = best.filter(({ isWhole }) => isWhole)
  return whole.length > 0 ? whole : best
}
