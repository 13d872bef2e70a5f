import { cents } from '@lya/core/amounts/cents.ts'
import type { Figure } from '#conversation/asking/figure.ts'
import type { Message } from '#understanding/intents/candidate.ts'
import { leaningIn, leans } from '#understanding/memory/leaning.ts'

/** What "quanto sobrou dos 600?" is of; null for any other message. */
export function leftOfSum({ reading }: Message): Figure | null {
  if (!leans('asksLeftOfSum', reading)) return null
  // "desses 600" tells no currency, and is a number alone.
  const [sum, another] = reading.amounts.map(({ valueCents }) => valueCents)
  const [number, more] = reading.numbers.map(({ hundredths }) => hundredths)
  const known = sum === undefined && more === undefined ? number : sum
  if (!known || another !== undefined) return null
  return { kind: 'left-of', amountCents: cents(Math.round(known)) }
}

const plain = new Set(
  (
    'da do das dos de o a meu minha meus minhas que recebi ganhei entrou caiu fiz ainda dinheiro ate ' +
    'agora aqui momento mandou deu passou transferiu enviou pagou emprestou'
  ).split(' '),
)
/** What names no entry where the thing stands behind it: "venda do bezerro". */
const heads = new Set('venda vendas pix pagamento entrada servico'.split(' '))
const wordsMax = 2

/** What "quanto sobrou da venda do bezerro?" is of, by its name; null where nothing is named. */
export function leftOfIncome({ reading }: Message): Figure | null {
  const found = reading.amounts.length > 0 ? null : leaningIn('asksLeftOfIncome', reading)
  if (!found) return null
  const of = reading.tokens.findIndex(({ norm }, at) => at > found.first && /^d[oa]s?$/.test(norm))
  const behind = reading.tokens
    .slice(of + 1)
    .filter(({ kind, norm }) => kind === 'word' && !plain.has(norm))
  const named = behind.filter(({ norm }) => !heads.has(norm))
  const words = (named.length > 0 ? named : behind).map(({ start, end }) =>
    reading.text.slice(start, end),
  )
  if (words.length === 0 || words.length > wordsMax) return null
  return { kind: 'left-of', words: words.join(' ') }
}
