import { type Cents, cents } from '@lya/core/amounts/cents.ts'
import { keepDraft } from '#conversation/kept-draft.ts'
import { say } from '#conversation/make-turn.ts'
import { isContested, toldTransactions } from '#conversation/opinion/told-transactions.ts'
import { likelier } from '#conversation/opinion/turned.ts'
import { openReading } from '#conversation/seen/pending-reading.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Opinion } from '#opinion/intents.ts'
import { opinionLimits } from '#opinion/limits.ts'
import type { TransactionDraft } from '#understanding/draft.ts'
import type { Message, Read } from '#understanding/intents/candidate.ts'
import { isDenied } from '#understanding/memory/restated-sum.ts'
import { isOnlySeen } from '#understanding/transactions/clauses/moods/only-seen.ts'
import { isOfNearerDay } from '#understanding/transactions/days/only-ahead.ts'
import { isOnlyLater } from '#understanding/transactions/deferred.ts'

/** Asks whether to write what the rules were too timid for; null where there is no more to it. */
export function proposed(
  input: TurnInput,
  message: Message,
  turn: Turn,
  { log }: Opinion,
): Turn | null {
  const { propose, proposeContested, tokensMin } = opinionLimits
  if (message.reading.tokens.length < tokensMin || isOnlyLater(message.reading)) return null
  if (isOfNearerDay(message.reading)) return null
  const right = rightOfTwo(message)
  if (right === null && log < (isContested(turn) ? proposeContested : propose)) return null
  const [only, another] = toldTransactions(message)
  if (!only || another || only.doubt !== null) return null
  // "a Luzia, minha vizinha, pagou 90 de táxi": whose it was is told.
  if (right === null && (isOfNeighbour(message) || isOnlySeen(message.account.clauses))) return null
  const draft = right === null ? only.draft : { ...only.draft, amountCents: right }
  return proposal(input, likelier(input, message, draft))
}

const apposed = new PhraseBook('who somebody is, or whose the thing is', [
  {
    means: 'who',
    say: ', {my} {person}|{friend}|{kin} ..1 , ..2 pagou|gastou|comprou|deu|levou',
    like: 'a Luzia, minha vizinha, pagou 90 de táxi',
  },
  {
    means: 'who',
    say: '{my} {person}|{friend}|{kin} ..3 pagou|gastou|deu [r] [$] @ [reais] num|numa',
    not: ['me|nos pagou|deu', 'pra|para mim|gente|nos'],
    like: 'a minha vizinha a Helga pagou 210 reais numa chaleira elétrica',
  },
  {
    means: 'who',
    say: 'foi|foram [o|a|os|as] [meu|minha|meus|minhas] {person}|{friend}|{kin} que|quem [me] pagou|comprou|bancou|pagaram|bancaram',
    not: ['que me pagou|pagaram'],
    like: 'o exame foi a minha filha que pagou cento e noventa',
  },
  {
    means: 'who',
    say: 'gastou|pagou|comprou|gastaram ..8 dele|dela|deles|delas',
    like: 'o Rafa gastou R$ 150,00 com o carro dele hoje',
    not: ['me|pra|por|para mim|eu|nos|gente|parte'],
  },
])

/** It is told who paid it, and who that is, or that the thing is theirs. */
function isOfNeighbour({ account, reading }: Message): boolean {
  return account.clauses.some(({ mood }) => mood === 'other') && apposed.isIn(reading)
}

/** The `20` of "dei 20 pro flanelinha não 10", in which the other one is denied; else null. */
function rightOfTwo({ reading }: Message): Cents | null {
  const [first, second, another] = reading.amounts
  if (!first || !second || another || !isDenied(reading, second)) return null
  return cents(Math.round(first.valueCents))
}

/** Shows what would be written; a yes writes it. */
export function proposal(input: TurnInput, transaction: TransactionDraft): Turn {
  const draft = keepDraft(transaction)
  const asked: Read = { intent: 'clarify', confidence: 100 }
  const reply = {
    kind: 'propose',
    source: 'words',
    stage: 'confirm',
    draft,
    isAmended: false,
  } as const
  const turn = say(input, asked, reply)
  const open = openReading('words', 'confirm', draft, input.today)
  return { ...turn, state: { ...turn.state, open } }
}
