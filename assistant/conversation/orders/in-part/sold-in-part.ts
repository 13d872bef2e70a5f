import type { Turn, TurnInput } from '#conversation/turn.ts'
import type { Amount } from '#language/amounts/amount.ts'
import { fold } from '#language/fold.ts'
import { type FoundPhrase, PhraseBook } from '#language/phrases/phrase-book.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { type Reading, readMessage } from '#understanding/reading.ts'

/** What stands before the thing that was sold (`before`), or right behind it. */
const sales = new PhraseBook<'before' | 'behind'>('something of the own was sold', [
  {
    means: 'before',
    say: 'vendi|vendemos [a|o|minha|meu|uma|um] [minha|meu]',
    like: 'vendi minha bicicleta por 400, só recebi 250',
  },
  { means: 'before', say: 'comprou minha|meu', like: 'ele comprou minha bicicleta' },
  {
    means: 'before',
    say: 'passei a|o|minha|meu ..2 adiante',
    like: 'passei a bicicleta adiante por 400, só recebi 250',
  },
  {
    means: 'before',
    say: 'ficou|ficaram|levou com|minha|meu [a|o] [minha|meu]',
    like: 'o vizinho ficou com minha bicicleta, fechamos em 400, ele deu 250',
  },
  { means: 'before', say: 'venda do|da|de', like: '250 da venda da bicicleta, preço 400' },
  { means: 'behind', say: 'vendida|vendido', like: 'bicicleta vendida por 400, já me deram 250' },
  { means: 'behind', say: 'que [eu] vendi', like: 'recebi 250 da bicicleta que vendi por 400' },
  { means: 'behind', say: 'saiu por', like: 'a bicicleta saiu por 400 mas só entrou 250' },
])

const parts = new PhraseBook('some of it came, and some is yet to', [
  {
    means: 'part',
    say: 'so|ja|apenas|somente ..2 [me] recebi|entrou|caiu|pagou|pagaram|deu|deram|tinha|mandou|chegou [so] [uns] [r] [$] @',
    like: 'mas só entrou 250 por enquanto',
  },
  {
    means: 'part',
    say: 'recebi|entrou|caiu|pagou|pagaram|deu|deram|mandou|chegou [so] [uns] [r] [$] @ [reais] [so] [,] ate|por|de agora|momento|enquanto|aqui|entrada|sinal',
    like: 'recebi 250 até agora',
  },
  {
    means: 'part',
    say: 'deu|pagou|deram|pagaram|mandou|passou|recebi [so|ja] [r] [$] @ [reais] [,] [e|mas] ..2 resto|restante|devendo ..2 [,|.|!|depois|resto|restante] $',
    like: 'ele deu 250 e ficou devendo o restante',
  },
  {
    means: 'part',
    say: 'falta|faltando|devendo o resto|restante',
    like: '350 da venda do fogão, preço 500, falta o resto',
  },
  { means: 'part', say: 'nao pagou|recebi tudo', like: 'preço 400, ainda não pagou tudo' },
  {
    means: 'part',
    say: 'ate o momento|agora ..3 [me] recebi|entrou|caiu|pagou|pagaram|deu|deram [so] [r] [$] @',
    like: 'até o momento o comprador me pagou 250',
  },
  {
    means: 'part',
    say: 'recebi|entrou|caiu [so] [r] [$] @ [reais] d* ..3 que [eu] vendi ..4 , [mas|e] [ainda] falta|faltam',
    like: 'recebi 250 da bicicleta que vendi por 400, falta o resto',
  },
])

const stems = ['vend', 'comprou m', 'adiante', 'saiu por', 'ficou com', 'levou m']
const articles = new Set('a o minha meu uma um as os minhas meus da do'.split(' '))

/**
 * The turn of "a bike foi vendida por 400 mas só entrou 250", in whatever words: the part that came
 * is written, and the rest is remembered. Null for any other message.
 */
export function soldInPartTurn(
  told: TurnInput,
  understand: (input: TurnInput) => Turn,
): Turn | null {
  const said = fold(told.text)
  if (!stems.some((stem) => said.includes(stem))) return null
  const reading = readMessage(told.text, told.today)
  const [one, other, more] = reading.amounts
  const found = sales.find(reading)
  if (!found || !one || !other || more || !parts.isIn(reading) || isQuestion(reading)) return null
  const [part, price] = one.valueCents < other.valueCents ? [one, other] : [other, one]
  const thing = thingOf(reading, found)
  if (thing === null || isPaidOut(reading)) return null
  const [whole, came] = [figure(reading, price), figure(reading, part)]
  const text = `vendi ${thing} por ${whole} e só recebi ${came} até agora`
  if (text === told.text) return null
  const turn = understand({ ...told, text })
  const [entry, another] = turn.reply.kind === 'log' ? turn.reply.transactions : []
  const isPart = entry?.type === 'receita' && entry.amountCents === Math.round(part.valueCents)
  return isPart && !another ? turn : null
}

function figure({ tokens, text }: Reading, { first, last }: Amount): string {
  return text.slice(tokens[first]?.start, tokens[last]?.end)
}

function isPaidOut({ tokens }: Reading): boolean {
  return tokens.some(({ norm }) => norm === 'paguei' || norm === 'gastei' || norm === 'comprei')
}

/** The word that names it, before or behind what says that it was sold. */
function thingOf({ tokens, text }: Reading, { means, first, last }: FoundPhrase): string | null {
  const isOwn = (at: number) => articles.has(tokens[at]?.norm ?? '')
  const isForward = tokens[first]?.norm === 'passei'
  let at = isForward ? first + 1 : last + 1
  if (means === 'behind') at = first - 1
  while (means === 'before' && isOwn(at)) at += 1
  const word = tokens[at]
  return word?.kind === 'word' && !isOwn(at) ? text.slice(word.start, word.end) : null
}
