import type { Amount } from '#language/amounts/amount.ts'
import type { Opinion } from '#opinion/intents.ts'
import { opinionLimits } from '#opinion/limits.ts'
import type { TransactionDraft } from '#understanding/draft.ts'
import type { Message } from '#understanding/intents/candidate.ts'
import { clauseAt } from '#understanding/transactions/scene.ts'

const plainly = new Set(['own-deed', 'earned', 'to-me', 'charged', 'lent'])
const sure = 3

/**
 * Whether the only doubt is that most of the words are talk, "47 no chaveiro, perdi a chave de
 * novo", where what was done is told of the one sum, or a known thing with it and nothing else is
 * open. Of 114 messages that were asked about, by models that had not learned from their writers,
 * 60 would have been written right; these are some 20 of them, and none of the others.
 *
 * @param rest The chances of the way and of the figures.
 */
export function isToldAmidTalk(
  { reading, account }: Message,
  [only, another]: readonly TransactionDraft[],
  { none }: Opinion,
  rest: number,
): boolean {
  const { talk, talkRest } = opinionLimits
  const [sum] = reading.amounts
  if (!only || another || !sum || none < talk) return false
  const deed = account.clauses.find(({ mood, flowRule, verbs }) => {
    // "precisei gastar 300 da manutenção" may be of the money that is put by.
    const isOutright = verbs.every(({ verb }) => verb.form !== 'infinitive')
    return mood === 'done' && plainly.has(flowRule ?? '') && isOutright
  })
  const own = reading.amounts.map(({ first }) => clauseAt(account.clauses, first))
  if (deed && own.every((clause) => clause === deed)) return true
  const [told, more] = account.transactions
  // "300 em anzol, meu marido não tem juízo, ainda bem que não saiu do meu"
  const isTakenBack = account.clauses.some(({ mood }) => mood === 'undone' || mood === 'other')
  if (mayCount(reading, sum) || isTakenBack) return false
  const isKnown = told !== undefined && !more && told.evidence >= sure && told.doubt === null
  const isBare = own.every((clause) => clause?.mood === 'silent' && clause.verbs.length === 0)
  return isKnown && isBare && rest >= talkRest
}

const links = new Set('de do da dos das no na nos nas em num numa pra pro para com e'.split(' '))

/** The `12` of "ufa, 12 plantão esse mês": right before a thing it may be how many. */
function mayCount({ tokens }: Message['reading'], { form, last, valueCents }: Amount): boolean {
  const next = tokens[last + 1]
  const isRound = form === 'bare' && valueCents % 100 === 0
  return isRound && next?.kind === 'word' && !links.has(next.norm)
}
