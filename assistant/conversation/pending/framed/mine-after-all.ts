import { restoreDraft } from '#conversation/kept-draft.ts'
import { register } from '#conversation/make-turn.ts'
import { isSame, tellingWords } from '#conversation/match-named.ts'
import { hasOneOf } from '#conversation/plain/only-of.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { words } from '#language/phrases/word-set.ts'
import type { Message } from '#understanding/intents/candidate.ts'
import { asksForDeed, isQuestion } from '#understanding/intents/question.ts'
import { findMeanings } from '#understanding/lexicon/find.ts'
import type { Reading } from '#understanding/reading.ts'

const self = words('eu')
const mine = words('meu minha nosso nossa')
/** Behind `meu`, where nobody of theirs is meant. */
const behind = words('sim mesmo viu tambem e pode anota')
const spent = words(
  'foi fui paguei pagou pagamos passei passamos saiu comprei compramos gastei gastamos banquei conta ' +
    'anota anote registra registre coloca poe entra',
)
const denies = words(
  'nao nem nunca ainda vou vai vamos depois quando quero quanto dele dela ganhei devolveu devolver emprestei',
)
/** By what it was paid, and what it is called as an entry: no other thing. */
const means = words(
  'cartao credito debito pix dinheiro conta bolso gasto despesa carteira reais real valor parte salario',
)
const tokensMax = 22

/**
 * The turn of "foi meu sim, passei no meu cartão", where a sum was taken for somebody else's, or it
 * was asked whether it was spent. Null where another thing or sum is named, and for any other
 * answer.
 */
export function mineAfterAllTurn(input: TurnInput, message: Message): Turn | null {
  const { open } = input.state
  const { reading } = message
  if (open?.kind !== 'reading' || open.stage !== 'confirm' || open.isAhead) return null
  const { draft } = open
  if (draft.amountCents <= 0 || draft.type !== 'despesa' || draft.description === '') return null
  if ((isQuestion(reading) && !asksForDeed(reading)) || reading.tokens.length > tokensMax)
    return null
  if (!isMine(reading) || !hasOneOf(reading, spent)) return null
  if (hasOneOf(reading, denies) || reading.days.length > 0) return null
  const isSum = reading.amounts.every((one) => Math.round(one.valueCents) === draft.amountCents)
  if (!isSum || namesElse(reading, draft.description)) return null
  const own = restoreDraft(draft, input.categories)
  const fields = {
    type: 'despesa',
    amount: draft.amountCents,
    description: own.description,
  } as const
  return register(input, { intent: 'log', confidence: 90, fields }, [own])
}

/** "foi meu", "do meu bolso", "eu que paguei": and no "meu marido pagou". */
function isMine({ tokens }: Reading): boolean {
  return tokens.some(({ norm }, at) => {
    const next = tokens[at + 1]
    const isOwn = next?.kind !== 'word' || means.has(next.norm) || behind.has(next.norm)
    return self.has(norm) || (mine.has(norm) && isOwn)
  })
}

function namesElse({ tokens }: Reading, description: string): boolean {
  const own = tellingWords(description)
  return tokens.some(({ norm }) => {
    const isOwn = means.has(norm) || own.some((word) => isSame(word, norm))
    return !isOwn && findMeanings(norm) !== undefined
  })
}
