import { hasOneOf } from '#conversation/plain/only-of.ts'
import { words } from '#language/phrases/word-set.ts'
import type { Message } from '#understanding/intents/candidate.ts'
import { leans } from '#understanding/memory/leaning.ts'

/** What a bill, a goal and a limit are called without their names. */
const kinds = [
  ['limit', words('teto limite orcamento')],
  ['goal', words('meta metas objetivo')],
  [
    'bill',
    words('conta contas boleto boletos fatura faturas mensalidade lembrete assinatura pagamento'),
  ],
] as const

export type Kind = (typeof kinds)[number][0]

/** All the words for them. */
export const kindWords: readonly ReadonlySet<string>[] = kinds.map(([, own]) => own)

/** What a message says that it is of: "a conta", "a meta", "o teto"; null where it says none. */
export function kindSaid({ reading }: Message, anew: ReadonlySet<number>): Kind | null {
  const found = kinds.find(([, own]) => {
    return reading.tokens.some(({ norm }, at) => own.has(norm) && !anew.has(at))
  })
  return found?.[0] ?? null
}

const done = words(
  'foi foram paguei pagamos pago paga deu veio saiu custou gastei ficou dei recebi caiu comprei ' +
    'ontem hoje anteontem',
)
export const onward = / (?:em|pra) (?:diante|frente) /
const into = /^p(?:a?ra|ro?|a)?$/
const standing = words('vence vencem')

/**
 * Of a name that a bill has, and what was paid of it: whether the words are of what was done once
 * ("foi 134"); false where they are of what comes again ("é 134 todo mês"), null where of either.
 */
export function isEntryTold(message: Message): boolean | null {
  const { reading } = message
  const has = (set: ReadonlySet<string>) => hasOneOf(reading, set)
  if (leans('everyMonth', reading) || onward.test(reading.flat)) return false
  // "a internet foi pra 119" costs that from now on.
  const isDone = reading.tokens.some(({ norm }, at) => {
    return done.has(norm) && !into.test(reading.tokens[at + 1]?.norm ?? '')
  })
  if (isDone) return true
  return has(standing) ? false : null
}
