import type { CalledThen } from '#conversation/bills/spoken/called-then.ts'
import { months } from '#language/days/words.ts'
import { words } from '#language/phrases/word-set.ts'
import { capital } from '#language/spelling/capital.ts'
import type { Message } from '#understanding/intents/candidate.ts'
import { isFirstName } from '#understanding/lexicon/first-names.ts'
import type { Reading } from '#understanding/reading.ts'

const orders = words('muda mude mudar troca troque trocar corrige corrija renomeia renomeie altera')
const into = words('pra pro para por')
const articles = words('a o as os d da do de das dos')
const things = words('conta boleto fatura meta essa esta aquela esse este aquele isso')
/** What no name is: a verb, a time, a way of paying. */
const telling = words(
  'que quem nao sim hoje ontem amanha mes dia ano semana eu ele ela minha meu nossa nosso mim ' +
    'despesa gasto entrada receita credito debito pix dinheiro cartao mensal anual todo toda ' +
    'casa conta banco cofrinho depois antes um uma mais menos ca ai aqui tarde cedo agora sempre ' +
    'proximo proxima baixo cima la outro outra outras outros gente voce vc',
)
const wordsMax = 4

/**
 * The name of "muda pra Vivo", "é Vivo o nome", where no word for naming leads to it; null for any
 * other message.
 */
export function putName({ reading }: Message): CalledThen | null {
  if (reading.days.length > 0) return null
  return swapped(reading) ?? toldFirst(reading)
}

/** "muda pra Vivo": the words behind an order, up to a mark. */
function swapped(reading: Reading): CalledThen | null {
  const { tokens } = reading
  const order = tokens.findIndex(({ norm }) => orders.has(norm))
  const lead = tokens.findIndex(({ norm }, at) => at > order && into.has(norm))
  return order < 0 || lead < 0 ? null : written(reading, lead + 1, tokens.length)
}

/** "é Vivo o nome" */
function toldFirst(reading: Reading): CalledThen | null {
  const { tokens } = reading
  const end = tokens.findIndex(({ norm }, at) => norm === 'nome' && tokens[at - 1]?.norm === 'o')
  const is = tokens.findLastIndex(({ norm }, at) => at < end && norm === 'eh')
  return is < 0 || end - 1 <= is ? null : written(reading, is + 1, end - 1)
}

/** The firm of "essa conta é da Enel", that it is paid to; null for any other message. */
export function firmIn({ reading }: Message): CalledThen | null {
  const { tokens } = reading
  const is = tokens.findIndex(({ norm }) => norm === 'eh')
  const before = tokens.slice(0, is).filter(({ kind }) => kind === 'word')
  const isOfThing = before.some(({ norm }) => things.has(norm))
  const isOnly = before.every(({ norm }) => things.has(norm) || articles.has(norm))
  const isFirm = articles.has(tokens[is + 1]?.norm ?? '')
  const isPerson = isFirstName(tokens[is + 2]?.norm ?? '')
  if (is < 1 || !isOfThing || !isOnly || !isFirm || isPerson) return null
  return written(reading, is + 2, tokens.length)
}

function written({ tokens, text }: Reading, from: number, to: number): CalledThen | null {
  const start = articles.has(tokens[from]?.norm ?? '') ? from + 1 : from
  const mark = tokens.findIndex(({ kind }, at) => at > start && at < to && kind !== 'word')
  const end = mark < 0 ? to : mark
  const own = tokens.slice(start, end)
  const [first, last] = [own[0], own.at(-1)]
  if (!first || !last || own.length > wordsMax) return null
  if (own.some(({ kind, norm }) => kind !== 'word' || telling.has(norm) || months.has(norm)))
    return null
  return { name: capital(text.slice(first.start, last.end)), first: start, last: end - 1 }
}
