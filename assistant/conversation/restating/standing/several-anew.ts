import { cents } from '@lya/core/amounts/cents.ts'
import { chained } from '#conversation/bills/chained.ts'
import { correctSum } from '#conversation/make-turn.ts'
import { namedAmong, type Remembered, rememberedIn } from '#conversation/memory/remembered.ts'
import { type Telling, tellingIn } from '#conversation/naming/telling.ts'
import { mayCorrect } from '#conversation/restating/may-correct.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Candidate, Message } from '#understanding/intents/candidate.ts'
import { leans } from '#understanding/memory/leaning.ts'

const mends =
  'corrige|corrija|corrigir|conserta|conserte|consertar|arruma|arrume|arrumar|ajeita|ajeite|ajeitar|ajusta|ajuste|ajustar|muda|mude|mudar|troca|troque|trocar|altera|altere|alterar|atualiza|atualize'
const papers =
  'nota|notas|notinha|notinhas|recibo|recibos|comprovante|comprovantes|cupom|cupons|extrato|nf'

const anew = new PhraseBook('that several sums are put right', [
  { means: 'anew', say: mends, like: 'ajusta a feira 52 e o pão 8' },
  {
    means: 'anew',
    say: 'errei|errado|errada|errados|erradas|enganei|confundi|troquei|equivoquei|errinho|erro|retificacao|retificacoes|correcao|correcoes|retifico|retificando|corrigindo|errata',
    like: 'feira 52 e pão 8, falei errado',
  },
  { means: 'seems', say: 'na verdade|real|realidade', like: 'na verdade feira 52 e pão 8' },
  { means: 'seems', say: 'em|ao vez|inves de|do|da', like: 'feira 52 em vez de 42, pão 8' },
  { means: 'seems', say: 'de cabeca', like: 'falei de cabeça, feira 52 e pão 8' },
  {
    means: 'seems',
    say: `olhei|conferi|peguei|vi|ver|olhar|conferir|achei|olhando|conferindo ..3 ${papers}`,
    like: 'olhei a nota aqui, feira 52 e pão 8',
  },
  { means: 'anew', say: 'nao foi|era|eh|foram ..2 @', like: 'a feira não foi 42, foi 52' },
])

const more = new PhraseBook('that they are some more', [
  {
    means: 'more',
    say: 'mais @#',
    like: 'mais 20 na feira',
    not: ['um|uma pouco|pouquinho|tanto'],
  },
  { means: 'more', say: 'de novo|tambem|outra [vez]', like: 'feira 20 de novo' },
])

/** What a mended sum was: "152 em vez de 142", "e não 63". */
const denying = new Set(['vez', 'inves', 'nao'])

/**
 * The turn of "feira 52 e pão 8, falei errado", of entries that stand there under these names at
 * other sums: each is mended, and none is written anew. Null where one of the sums is of no entry,
 * and where fewer than two are told.
 */
export function severalAnewTurn(
  input: TurnInput,
  message: Message,
  { intent }: Candidate,
): Turn | null {
  const { reading } = message
  if (input.state.open || reading.amounts.length < 2 || !mayCorrect(intent)) return null
  if (reading.tokens.at(-1)?.norm === '?' || more.isIn(reading)) return null
  if (leans('removes', reading) || leans('monthly', reading)) return null
  // "comprei errado", "em vez de feira fui ao mercado": a deed, and no slip of the telling.
  if (isBought(reading)) return null
  const marks = anew.findAll(reading).map(({ means }) => means)
  if (marks.length === 0) return null
  const pairs = pairsIn(input, message, 'before') ?? pairsIn(input, message, 'behind')
  const isSure = marks.includes('anew') || reading.days.length === 0
  if (!pairs || !isSure || (!marks.includes('anew') && !pairs.every(isNear))) return null
  if (reading.days.some(({ date }) => pairs.every(({ entry }) => entry.date !== date.toString())))
    return null
  return chained(pairs.map(({ entry, sum }) => correctSum(input, entry, cents(sum))))
}

const deeds = new Set('comprei compramos levei fui fomos'.split(' '))
const looking = new Set(['olhar', 'ver', 'conferir', 'checar'])

function isBought({ tokens }: Message['reading']): boolean {
  return tokens.some(({ norm }, at) => {
    return deeds.has(norm) && !looking.has(tokens[at + 1]?.norm ?? '')
  })
}

/** "na verdade gastei 20 na feira" may be of another one. */
function isNear({ entry: { amountCents }, sum }: Anew): boolean {
  return sum <= amountCents * 2 && amountCents <= sum * 2
}

interface Anew {
  entry: Remembered
  sum: number
}

/** Each sum with what stands before or behind it; null where one is of nothing, or of the same. */
function pairsIn(input: TurnInput, message: Message, side: 'before' | 'behind'): Anew[] | null {
  const { amounts } = sumsOf(message)
  const told = tellingIn(message)
  const known = rememberedIn(input)
  const pairs: Anew[] = []
  for (const [at, { first, last, sum }] of amounts.entries()) {
    const [from, to] =
      side === 'before'
        ? [amounts[at - 1]?.last ?? -1, first]
        : [last, amounts[at + 1]?.first ?? Number.POSITIVE_INFINITY]
    const entry = onlyOf(
      message,
      known,
      told.filter((one) => one.at > from && one.at < to),
    )
    if (!entry || pairs.some((one) => one.entry.id === entry.id)) return null
    pairs.push({ entry, sum })
  }
  const isChanged = pairs.some(({ entry, sum }) => entry.amountCents !== sum)
  return pairs.length > 1 && isChanged ? pairs : null
}

function onlyOf(
  message: Message,
  known: readonly Remembered[],
  said: readonly Telling[],
): Remembered | null {
  const [only, another] = said.length > 0 ? namedAmong(message, known, said) : []
  return only && !another ? only : null
}

/** The sums that are told anew: no count of them, and no "em vez de 142". */
function sumsOf({ reading: { tokens, amounts } }: Message) {
  const isFormer = (first: number) =>
    tokens.slice(Math.max(0, first - 2), first).some(({ norm }) => denying.has(norm)) ||
    (/^(?:foi|era)$/.test(tokens[first - 1]?.norm ?? '') && tokens[first - 2]?.norm === 'nao')
  const told = amounts
    .filter(({ first, form, valueCents }, at) => {
      const isCount = at === 0 && form === 'bare' && valueCents < countCents
      return !isCount && !isFormer(first)
    })
    .map(({ first, last, valueCents }) => ({ first, last, sum: Math.round(valueCents) }))
  return { amounts: told }
}

/** "arruma dois aí pra mim" counts what follows. */
const countCents = 500
