import { cents } from '@lya/core/amounts/cents.ts'
import { toComeBack } from '#conversation/debts/to-come-back.ts'
import { namedAmong, ownIn, toldLast } from '#conversation/memory/remembered.ts'
import { tellingIn } from '#conversation/naming/telling.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Candidate, Message } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { isThing } from '#understanding/lexicon/find.ts'
import { leans } from '#understanding/memory/leaning.ts'

const pays = 'paga|pagam|passa|passam|devolve|devolvem|acerta|acertam|manda'
const toPay = 'pagar|passar|devolver|dar|acertar|mandar|repassar'
const never = [
  'nao|nunca|se|quando ..3 vai|vao|paga|passa',
  'eu pago|pagamos|passo|vou',
  'outra|primeira|segunda metade',
]

const half = new PhraseBook('half of what was laid out is to come back', [
  {
    means: 'half',
    say: `^ [e|mas|ah|entao] [,] [a] metade [d*|disso] ..3 [o|a|os|as|meu|minha] ..2 [me|so|ainda] ${pays} [amanha|depois|segunda|terca|quarta|quinta|sexta|sabado|domingo|dia|ele|ela|pra|para|na|no|me|semana] ..2 [,|.|!] $`,
    not: never,
    like: 'metade do cinema a mina paga',
  },
  {
    means: 'half',
    say: `[a] metade [d*|disso] ..5 vai|vao|ficou|ficaram [de] [me] ${toPay}`,
    not: never,
    like: 'a metade do uber a Ju vai me passar',
  },
  {
    means: 'half',
    say: `vai|vao|ficou|ficaram [de] [me] ${toPay} [so] [a] metade`,
    not: never,
    like: 'a mina vai pagar metade do cinema',
  },
  {
    means: 'half',
    say: '^ [e|mas|ah] [,] [o|a|meu|minha] ..2 vai|vao dividir|rachar ..3 comigo|com [mim|,|.|!] [.|!] $',
    not: never,
    like: 'a Carol vai dividir o hotel comigo',
  },
  {
    means: 'half',
    say: '^ [e|mas|ah] [,] [eu] vou|vamos dividir|rachar ..3 com [o|a|meu|minha] ..1 [,|.|!] $',
    not: ['nao vou|vamos', 'dividir|rachar em|por', 'com|e mais|as|os|e'],
    like: 'vou dividir o hotel com a Carol',
  },
  {
    means: 'half',
    say: `me ${pays} [so] [a] metade`,
    not: never,
    like: 'ela me paga metade da pizza',
  },
  {
    means: 'half',
    say: '^ [e|mas|ah] [,] [a] metade [eh|era] minha [,|e] [e|a] [outra] metade [eh|era] da|do|de|dela|dele ..2 [,|.|!] $',
    like: 'metade é minha e metade da Bia',
  },
  {
    means: 'half',
    say: '^ [e|mas|ah] [,] [a] metade [d*|disso] ..3 eh|era da|do|de|dela|dele ..2 [,|.|!] $',
    not: ['eh|era meu|minha|nosso'],
    like: 'metade do uber é da Ju',
  },
])

const readable: readonly Candidate['intent'][] = ['none', 'clarify', 'log', 'pay', 'query']

/**
 * The turn of "metade do cinema a mina paga", of an expense that stands there whole: it stays, and
 * half of it is remembered as to be received. Null where no one expense of this conversation is
 * meant.
 */
export function halfToBeRepaidTurn(
  input: TurnInput,
  message: Message,
  { intent }: Candidate,
): Turn | null {
  const { reading } = message
  if (reading.amounts.length > 0 || !readable.includes(intent)) return null
  if (isQuestion(reading) || !half.isIn(reading) || leans('removes', reading)) return null
  const spent = ownIn(input).filter(({ type }) => type === 'despesa')
  const named = namedAmong(message, spent)
  // "metade ela me paga" is of what was told last, and "metade do gás" of nothing else.
  const isElse = tellingIn(message).some(({ word }) => isThing(word))
  const [entry, another] = named.length > 0 || isElse ? named : toldLast(input, spent)
  if (!entry || another || entry.amountCents < 2) return null
  return toComeBack(input, message, entry, cents(Math.floor(entry.amountCents / 2)))
}
