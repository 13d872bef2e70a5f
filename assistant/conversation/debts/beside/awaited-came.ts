import { cents } from '@lya/core/amounts/cents.ts'
import { restoreDraft } from '#conversation/kept-draft.ts'
import { register } from '#conversation/make-turn.ts'
import { isSame } from '#conversation/match-named.ts'
import { tellingIn } from '#conversation/naming/telling.ts'
import { cameOn } from '#conversation/orders/came-on.ts'
import type { OwedSum } from '#conversation/state.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Candidate, Message } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { isThing } from '#understanding/lexicon/find.ts'
import { isFirstName } from '#understanding/lexicon/first-names.ts'
import { leans, leansWord } from '#understanding/memory/leaning.ts'

const paid = 'mandou|pagou|depositou|transferiu|adiantou|acertou|passou|trouxe|quitou'
const handed = `${paid}|deu|entregou`

const came = new PhraseBook<'whole' | 'part' | 'named'>('what was awaited came', [
  {
    means: 'whole',
    say: `${handed} [me] [ja|hoje|ontem|agora] os|o|aqueles [r] [$] @`,
    not: [`nao|nem|vai|se|quando ..2 ${handed}`],
    like: 'a moça do escritório mandou os 54 agora de noite no pix',
  },
  {
    means: 'whole',
    say: 'fez|mandou [o|um|ja] pix d* [r] [$] @',
    not: ['nao|nem|vai|se|quando ..2 fez|mandou'],
    like: 'seu Carlos já fez o pix dos 400',
  },
  {
    means: 'named',
    // What a thing came to is said with "deu".
    say: `${paid} [me] [ja|hoje|agora] [so] [r] [$] @`,
    not: [`nao|nem|vai|se|quando ..2 ${paid}`],
    like: 'a comadre acertou 20',
  },
  {
    means: 'part',
    say: `ele|ela [ja|so|me|hoje] [me|ja|so] ${handed} [me] [ja|so|hoje] [r] [$] @`,
    not: [`nao|nem|vai|se|quando ..2 ${handed}`],
    like: 'ela pagou 40',
  },
])
const readable: readonly Candidate['intent'][] = ['none', 'clarify', 'pay', 'log', 'correct']

/**
 * The turn of "a moça do escritório mandou os 54 agora de noite no pix, nem esperou amanhã", whose
 * 54 were to come: they came, by the name of what they are for; and of "ela pagou 40", where
 * nobody else owes anything, so much of it. Null for any other message.
 */
export function awaitedCameTurn(input: TurnInput, message: Message, read: Candidate): Turn | null {
  const { reading } = message
  const owed = (input.state.owed ?? []).filter(({ isPrice }) => !isPrice)
  const [sum, more] = reading.amounts
  if (owed.length === 0 || !sum || more || !readable.includes(read.intent)) return null
  if (isQuestion(reading) || leans('yetToPay', reading)) return null
  const value = Math.round(sum.valueCents)
  const found = came.findAll(reading)
  const isWhole = found.some(({ means }) => means === 'whole')
  const isPart = found.some(({ means }) => means === 'part')
  const meant = owed.filter((one) => {
    if (isWhole && one.draft.amountCents === value) return isNamed(message, one)
    if (one.draft.amountCents < value || found.length === 0) return false
    if (isPart) return namesNobody(message)
    // Of any other the name of who paid tells enough.
    return one.draft.description === 'Fiado' && isOnlyOf(message, one)
  })
  const [one, another] = meant
  if (!one || another) return null
  const date = cameOn({ days: reading.days, today: input.today }).toString()
  const { draft } = named(one)
  const told = message.account.transactions.find((each) => each.draft.type === 'receita')
  const categoryId = draft.categoryId ?? told?.draft.categoryId ?? null
  const whole = { ...draft, categoryId, date, amountCents: cents(value) }
  const drafts = [restoreDraft(whole, input.categories)]
  return register(input, { intent: 'log', confidence: 90 }, drafts)
}

/** What somebody took on credit, by who they are: `Fiado (Neide)`. */
export function named(one: OwedSum): OwedSum {
  const { draft, who } = one
  if (who === undefined || draft.description !== 'Fiado') return one
  return { ...one, draft: { ...draft, description: `Fiado (${who})` } }
}

/** By somebody or something of it, and by nobody else. */
function isNamed(message: Message, { words }: OwedSum): boolean {
  const isOf = (word: string) => words.some((own) => isSame(own, word))
  const said = tellingIn(message).map(({ word }) => word)
  return said.some(isOf) && said.every((word) => isOf(word) || !isFirstName(word))
}

/** Where and how it was handed over. */
const where = new Set(
  'porta portao banca barraca rua casa noite tarde manha mao pix dinheiro'.split(' '),
)

/** "a comadre acertou 20": by whoever owes it, and for nothing else. */
function isOnlyOf(message: Message, { words }: OwedSum): boolean {
  const said = tellingIn(message)
    .map(({ word }) => word)
    .filter((word) => !leansWord('ofPaying', word) && !where.has(word))
  return said.length > 0 && said.every((word) => words.some((own) => isSame(own, word)))
}

function namesNobody(message: Message): boolean {
  const said = tellingIn(message).filter(({ word }) => !leansWord('ofPaying', word))
  return said.every(({ word }) => !isThing(word) && !isFirstName(word))
}
