import { say } from '#conversation/make-turn.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Message } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'

const own = ['eu|nao|nunca', 'foi mim']

const freed = new PhraseBook('what was asked cost the person nothing', [
  {
    means: 'other',
    say: '^ [ah|mas|,] foi|era [o|a] [meu|minha|nosso|nossa] ..2 que|quem pagou|comprou|bancou [tudo|isso] [pra|para|por] [mim] [.|!] $',
    not: own,
    like: 'foi minha mãe que pagou',
  },
  {
    means: 'other',
    say: '^ [ah|mas|,] quem pagou|comprou|bancou [isso] foi [o|a] [meu|minha|nosso|nossa] ..2 [.|!] $',
    not: own,
    like: 'quem pagou foi o João',
  },
  {
    means: 'other',
    say: '^ [ah|mas|,] [o|a] [meu|minha|nosso|nossa] ..1 [que] pagou [tudo|isso] [pra|para|por] [mim] [.|!] $',
    not: [...own, 'quem|ja'],
    like: 'minha amiga pagou',
  },
  {
    means: 'free',
    say: '^ [ah|mas|,] [foi|saiu|era|eu] [de] graca|cortesia|ganhei|presente [dela|dele|da|do] ..2 [.|!] $',
    like: 'foi de graça',
  },
])

/**
 * The turn of "foi minha mãe que pagou", where it was asked how much it was: nothing is written.
 * Null for any other message.
 */
export function freeOfItTurn(input: TurnInput, { reading }: Message): Turn | null {
  const { open } = input.state
  const isAsked = open?.kind === 'question' && open.missing === 'amount' && open.ready.length === 0
  if (!isAsked || open.draft.type !== 'despesa') return null
  if (reading.amounts.length > 0 || isQuestion(reading) || !freed.isIn(reading)) return null
  return say(input, { intent: 'none', confidence: 90 }, { kind: 'dropped' })
}
