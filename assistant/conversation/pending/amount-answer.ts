import { cents } from '@lya/core/amounts/cents.ts'
import { limits } from '@lya/core/limits.ts'
import type { KeptDraft } from '#conversation/kept-draft.ts'
import { tellingWords } from '#conversation/match-named.ts'
import { boughtThere } from '#conversation/pending/bought-there.ts'
import type { Counted } from '#conversation/pending/pending-state.ts'
import { findVerb } from '#language/verbs.ts'
import type { Message } from '#understanding/intents/candidate.ts'
import { isThing } from '#understanding/lexicon/find.ts'
import { leans } from '#understanding/memory/leaning.ts'
import { isOfOne } from '#understanding/memory/recounted-sum.ts'
import type { Reading } from '#understanding/reading.ts'

const openings =
  /^ (foi|foram|deu|custou|ficou|saiu|paguei|gastei|recebi|uns|umas|acho que|so|total|por|mais ou menos|cerca|em torno|ah|oi|r|\$|,|\.|de|no total|eh|em|menos|o (?:total|certo|valor)|sei la|nao sei|nao lembro)( (foi|,|quanto|bem|direito|mas|acho|uns|de|que|por|em|deu|r|\$|so|foram|ficou))* $/

/** "nao, foi 45" mends what was read; it is no drop. */
const mending = /^ (nao|na verdade)( ,)? /

/** "2 kg deu 76": how much of it there was. */
const weighing = /^ \d[\d.,]* (kg|quilos?|litros?) /

/** A figure, perhaps after "foi" or "deu": a message with its own subject is a new one. */
const told = / (gastei|paguei|comprei|recebi|ganhei|vendi) /

const storyEvidence = 4

const came = / (recebi|recebemos|ganhei|ganhamos) /

const went = / (paguei|pagamos|gastei|gastamos) /

/** The draft with the sum that answers; null where another thing is told. */
export function withAmount(
  draft: KeptDraft,
  { reading, account }: Message,
  counted: Counted | undefined,
): KeptDraft | 'again' | null {
  const [amount] = reading.amounts
  if (!amount || reading.amounts.length > 1) return null
  const start = reading.starts[amount.first] ?? 1
  const lead = reading.flat.slice(0, start).replace(mending, ' ').replace(weighing, ' ')
  const isBad = amount.isNegative || amount.isForeign || amount.valueCents <= 0
  // "a 8 reais o quilo" is the price of one; how many there were was told before.
  if (counted && isOfOne(reading, amount, counted.unit) && !isBad) {
    const value = Math.round(amount.valueCents * counted.count)
    const step = { by: 'times' as const, factor: counted.count, unit: counted.unit }
    const sum = { startCents: Math.round(amount.valueCents), steps: [step] }
    return value > limits.amountCentsMax ? 'again' : { ...draft, amountCents: cents(value), sum }
  }
  const isAnswer = lead === ' ' || openings.test(lead) || isOfAll(lead) || leans('onPaper', reading)
  if (!isAnswer && !isPlainAnswer(draft, reading, amount.first)) return null
  // "recebi 610" is no price of the market.
  if ((draft.type === 'despesa' ? came : went).test(lead)) return null
  // "gastei 30 na padaria" is a whole story of its own, not the price of the tennis shoes.
  const [own] = account.transactions
  if (own?.doubt === null && own.evidence >= storyEvidence && told.test(lead)) return null
  if (isBad || amount.valueCents > limits.amountCentsMax) return 'again'
  // "38,50 a caixa, e comprei duas": what the message itself makes of it.
  const worked = account.transactions.length === 1 && own?.draft.sum?.steps.length
  const value = worked ? own.draft.amountCents : Math.round(amount.valueCents)
  const named = boughtThere(draft, account)
  return value > limits.amountCentsMax ? 'again' : { ...draft, ...named, amountCents: cents(value) }
}

/** "a compra toda ficou por 22,50": what was asked about, by no name of its own. */
function isOfAll(lead: string): boolean {
  const words = lead.trim().split(' ')
  return words.length > 1 && words.every((word) => whole.has(word) || pricing.has(word))
}

const whole = new Set(
  'a o as compra compras conta coisa tudo toda todo inteira inteiro la'.split(' '),
)
const pricing = new Set('ficou foi deu deram saiu veio fechou por em r $ uns so'.split(' '))

const leadMax = 4

/** "os dois junto 54", "particular 220": it names nothing else and tells no deed. */
function isPlainAnswer({ description }: KeptDraft, { tokens }: Reading, first: number): boolean {
  const [opening] = tokens
  const lead = tokens.slice(0, first).filter(({ norm }) => norm !== 'r' && norm !== '$')
  const isOwn = (norm: string) => isThing(norm) && !tellingWords(description).includes(norm)
  const isPlain =
    !lead.some(({ norm }) => findVerb(norm)) && !tokens.some(({ norm }) => isOwn(norm))
  return lead.length <= leadMax && isPlain && !joining.has(opening?.norm ?? '')
}

const joining = new Set(['e', 'mais', 'tambem', 'antes', 'anota'])
