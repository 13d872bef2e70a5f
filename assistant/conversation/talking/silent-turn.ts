import { say } from '#conversation/make-turn.ts'
import { sawTurn } from '#conversation/seen/saw-turn.ts'
import { talkTurn } from '#conversation/talking/talk-turn.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import type { SilenceReason } from '#phrasing/talking/silence-reason.ts'
import type { Candidate, Message } from '#understanding/intents/candidate.ts'
import { leans } from '#understanding/memory/leaning.ts'
import { hasSum } from '#understanding/transactions/clauses/clause.ts'
import { isOwnMove } from '#understanding/transactions/clauses/own-move.ts'

const withdraws = / (tirei|saquei|resgatei|peguei|usei|retirei|tira|retira) /

const everything =
  / (apaga|apague|apagar|exclui|exclua|remove|remova|deleta|delete) (.* )?(tudo|todos|todas) /

/** The turn of what nothing is written of. */
export function silence(input: TurnInput, message: Message, candidate: Candidate): Turn {
  const reason = silenceReason(message)
  // "o Dani pagou a internet 119,90, te conto só pra saber": nothing is wanted.
  if (reason === 'unmeant' && leans('onlySaid', message.reading) && isOfOther(message)) {
    return say(input, candidate, { kind: 'dropped' })
  }
  if (leans('noMoney', message.reading)) return say(input, candidate, { kind: 'dropped' })
  const saw = sawTurn(input, message, candidate, reason)
  if (saw) return saw
  // "o seguro defeso cai dia 15 de dezembro, 1 salário mínimo"
  if (isInWages(message)) {
    const wages = { amounts: [], description: '', doubt: 'owed' } as const
    return say(input, candidate, { kind: 'none', reason: 'unmeant', saw: wages })
  }
  // "vou pra Lisboa, pretendo levar 2 mil euros"
  if (reason === 'unmeant' && isPlannedAbroad(message)) {
    const abroad = { amounts: [], description: '', doubt: 'ahead', why: 'wished' } as const
    return say(input, candidate, { kind: 'none', reason, saw: abroad })
  }
  const isOpen = reason === 'unclear' || reason === 'unmeant'
  const talk = isOpen ? talkTurn(input, message, candidate) : null
  return talk ?? say(input, candidate, { kind: 'none', reason })
}

function isInWages({ account, reading }: Message): boolean {
  const hasCome = account.clauses.some(({ flow, verbs }) => {
    return flow === 'in' && verbs.some(({ verb }) => verb.form.endsWith('-did'))
  })
  return reading.amounts.length === 0 && !hasCome && leans('inWages', reading)
}

function isPlannedAbroad({ account, reading: { amounts } }: Message): boolean {
  const isForeign = amounts.length > 0 && amounts.every((one) => one.isForeign)
  const priced = account.clauses.filter((one) => hasSum({ amounts }, one))
  return isForeign && priced.every(({ rule }) => rule === 'wished' || rule === 'planned')
}

function isOfOther({ account }: Message): boolean {
  return account.clauses.some(({ mood }) => mood === 'other')
}

function silenceReason({ reading, account }: Message): SilenceReason {
  if (everything.test(reading.flat)) return 'everything'
  if (withdraws.test(reading.flat) && / metas? /.test(reading.flat)) return 'withdrawn'
  if (isOwnMove(reading)) return 'own-move'
  if (reading.amounts.length > 0 && leans('notOwn', reading)) return 'not-own'
  const isTold = account.clauses.some(({ mood }) => mood === 'undone' || mood === 'other')
  if (isTold) return 'unmeant'
  return reading.amounts.length > 0 ? 'unsure' : 'unclear'
}
