import { isYes } from '#conversation/agreement.ts'
import { beginsWithCount, isYesToAll } from '#conversation/bills/paid/said-count.ts'
import { keepsLimit } from '#conversation/limits/same-again.ts'
import { tellingIn } from '#conversation/naming/telling.ts'
import { isDropping } from '#conversation/pending-question.ts'
import { isThing } from '#understanding/lexicon/find.ts'
import { leans } from '#understanding/memory/leaning.ts'
import { type Reading, readMessage } from '#understanding/reading.ts'
import { refusesToRecord } from '#understanding/transactions/requests.ts'

/** A message cut where an answer may end and another matter begin. */
export interface Cut {
  front: string
  rest: string
  /** "e", or the end of a sentence, stands between them. */
  isApart: boolean
}

const joints = new Set([',', '.', ';', '!', 'e', 'mas'])
const ends = new Set(['.', '!', 'e'])
/** As many tokens as "não precisa anotar não, já vem sem ele" has, and its joint. */
const answerMax = 10

/** Every cut behind a yes or a no that tells no sum, the shortest answer first. */
export function cutsIn(reading: Reading): Cut[] {
  const { amounts, text, tokens, today } = reading
  return tokens.flatMap(({ norm, start, end }, at): Cut[] => {
    const isAmount = amounts.some(({ first }) => first < at)
    if (at === 0 || at > answerMax || isAmount || !joints.has(norm)) return []
    const front = text.slice(0, start).trim()
    const rest = text.slice(end).replace(leading, '')
    if (beginsWithCount({ tokens: tokens.slice(at + 1) })) return []
    if (rest === '' || !isAnswer(readMessage(front, today))) return []
    return [{ front, rest, isApart: ends.has(norm) || alsoFirst.test(rest) }]
  })
}

const leading = /^[\s,.;!]*(?:e |mas )?/i
const alsoFirst = /^tamb[eé]m\b/i

/** A yes or a no, by its words; which one it is depends on what was asked. */
function isAnswer(front: Reading): boolean {
  if (front.text.endsWith('?') || polite.has(front.tokens[0]?.norm ?? '')) return false
  const isReminding =
    leans('remindMe', front) && !tellingIn({ reading: front }).some(({ word }) => isThing(word))
  const isPaid = leans('paidThis', front)
  const isAgreed =
    isYes(front.flat) || isYesToAll(front) || isReminding || isPaid || keepsLimit(front)
  return (
    isAgreed || isDropping({ reading: front }) || refusesToRecord(front) || leans('noMoney', front)
  )
}

/** "Por favor, corrija" agrees to nothing. */
const polite = new Set(['por', 'favor', 'tudo'])
