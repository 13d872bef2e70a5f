import { sawTurn } from '#conversation/seen/saw-turn.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Candidate, Message } from '#understanding/intents/candidate.ts'

const left = new PhraseBook('what was looked at stayed in the shop', [
  {
    means: 'left',
    say: ',|.|!|;|mas [mas] [ate] deixei|larguei la [mesmo] [,|.|!|claro|ne|$]',
    like: 'tinha um celular de 2.500, coisa linda. Deixei lá, claro.',
  },
  {
    means: 'left',
    say: ',|.|!|;|mas [mas] [vai] fica|ficou|deixo|deixei pra|para outra|outro|proxima|proximo vida|encarnacao|dia|hora|vez|ano|mes',
    like: 'que celular lindo, 2.500 pila, fica pra outra vida',
  },
])
const bought = new Set('comprei paguei gastei levei trouxe pedi recebi ganhei vendi'.split(' '))
const amid = new PhraseBook('in a shop, or only seen', [
  {
    means: 'seen',
    say: 'vitrine|loja|shopping|vi|olhei|olhar|lindo|linda|massa|encantei|apaixonei|tinha|namorei|babei',
    like: 'passei na vitrine',
  },
])

/**
 * The turn of "passei na vitrine e tinha um celular de 2.500. Deixei lá, claro": nothing was
 * bought. Null for any other message.
 */
export function leftThereTurn(
  input: TurnInput,
  message: Message,
  candidate: Candidate,
): Turn | null {
  const { reading } = message
  if (reading.amounts.length !== 1 || !left.isIn(reading) || !amid.isIn(reading)) return null
  if (reading.tokens.some(({ norm }) => bought.has(norm))) return null
  return sawTurn(input, message, { ...candidate, intent: 'none' }, 'unmeant')
}
