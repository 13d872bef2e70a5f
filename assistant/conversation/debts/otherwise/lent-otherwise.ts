import { isPerson } from '#conversation/debts/otherwise/is-person.ts'
import { isNotLent } from '#conversation/debts/otherwise/not-lent.ts'
import { rememberedIn } from '#conversation/memory/remembered.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { fold } from '#language/fold.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { type Reading, readMessage } from '#understanding/reading.ts'

const back =
  'devolve|devolver|devolucao|devolvem|paga|pagar|acerta|acertar|volta|voltar|quitar|repor'

/** `before`: who got it stands right before these words; `behind`: right behind them. */
const lends = new PhraseBook<'before' | 'behind'>('lent, in other words', [
  {
    means: 'before',
    say: 'me pediu|pede [uns] [r] [$] @ [reais] emprestado|emprestados [hoje|agora|ontem] [e|,|.|eu] [e|eu] [eu|ja] dei|emprestei|mandei|passei|fiz|arrumei',
    like: 'meu primo me pediu 80 emprestado, dei',
  },
  {
    means: 'before',
    say: `[me] pediu|pegou [uns] [r] [$] @ [reais] emprestado|emprestados [hoje|agora|comigo] ..4 ${back}`,
    not: ['nao dei|emprestei|tinha|tenho', 'emprestado|emprestados d*|no|na|com|ao'],
    like: 'meu primo me pediu 80 emprestado hoje e ficou de devolver no dia 10',
  },
  {
    means: 'before',
    say: '[esta] me deve|devendo [uns] [r] [$] @ [reais] [,|que] [que] [eu] emprestei [hoje|agora]',
    like: 'o primo me deve 80 que emprestei hoje',
  },
  {
    means: 'behind',
    say: 'fiz [um] emprestimo de [r] [$] @ [reais] ao|a|pro|pra|para',
    like: 'fiz um empréstimo de 80 ao meu primo',
  },
  {
    means: 'behind',
    say: '[fiz|passei|mandei|transferi] [um] pix|transferencia de [r] [$] @ [reais] ao|a|pro|pra|para ..18 eh|foi|como|um|de|, emprestado|emprestimo',
    like: 'passei um pix de 80 pro meu primo, é emprestado',
  },
  {
    means: 'behind',
    say: 'arrumei|passei|mandei|dei [r] [$] @ [reais] emprestado|emprestados ao|pro|pra|para',
    like: 'dei 80 emprestado pra uma amiga',
  },
  {
    means: 'behind',
    say: 'arrumei|passei|mandei|dei [r] [$] @ [reais] ao|pro|pra|para ..3 [,|eh|foi] [eh|foi] emprestado',
    like: 'arrumei 80 pro meu irmão emprestado',
  },
  {
    means: 'behind',
    say: 'saiu|foi|foram|dei|mandei|passei [uns] [r] [$] @ [reais|conto] [hoje|agora|ontem] ao|pro|pra|para ..4 [mas|,] [eh|foi] emprestimo|emprestado|emprestados',
    like: 'saiu 80 hoje pro meu primo mas é empréstimo, dia 10 ele acerta',
  },
  {
    means: 'behind',
    say: `emprestei [uns] [r] [$] @ [reais|conto] [hoje] ao|a ..3 [.|,] ..6 ${back}`,
    like: 'emprestei 80 ao meu primo. Ele se comprometeu a devolver no dia 10',
  },
])

const times = new PhraseBook('when it is to come back', [
  {
    means: 'back',
    say: `${back} ..6 dia|amanha|depois|segunda|terca|quarta|quinta|sexta|sabado|domingo|semana|mes`,
    like: 'devolve dia 10',
  },
  {
    means: 'back',
    say: `dia|amanha|segunda|terca|quarta|quinta|sexta|sabado|domingo|semana|mes ..6 ${back}`,
    like: 'dia 10 ele acerta comigo',
  },
])

/**
 * The turn of "meu primo me pediu 80 emprestado e ficou de devolver dia 10", "fiz um empréstimo de
 * 80 ao meu primo": lent, as by the plainest words for it. Null for any other message.
 */
export function lentOtherwiseTurn(
  told: TurnInput,
  understand: (input: TurnInput) => Turn,
): Turn | null {
  if (!/emprest|empr[eé]st/i.test(told.text)) return null
  const reading = readMessage(told.text, told.today)
  const found = lends.find(reading)
  const [sum, another] = reading.amounts
  if (!found || !sum || another || sum.isForeign || isQuestion(reading)) return null
  if (isNotLent(reading, found.means)) return null
  const who = found.means === 'before' ? whoBefore(reading, found.first) : whoBehind(reading, sum)
  if (who === null || !isPerson(fold(who).split(/\s+/)) || isThere(told, sum.valueCents))
    return null
  const { tokens, text } = reading
  const figure = text.slice(tokens[sum.first]?.start, tokens[sum.last]?.end)
  const due = times.isIn(reading) ? dueIn(reading, sum) : null
  // A day of the week would be when it was lent.
  const until = !due?.toLowerCase().startsWith('dia') ? '' : `, ele me paga ${due}`
  const when = times.isIn(reading) ? '' : dayLent(reading)
  const turn = understand({ ...told, text: `${when}emprestei ${figure} ${toWhom(who)}${until}` })
  return turn.reply.kind === 'log' ? turn : null
}

/** "ontem ", "quarta ": the day on which it was lent, where one that is over is told. */
function dayLent(reading: Reading): string {
  const { days, tokens, text, today } = reading
  const back = times.findAll(reading)
  const over = days.find((day) => {
    const isOfReturn = back.some(({ first, last }) => day.first >= first && day.last <= last)
    return Temporal.PlainDate.compare(day.date, today) < 0 && !isOfReturn
  })
  return over ? `${text.slice(tokens[over.first]?.start, tokens[over.last]?.end)} ` : ''
}

/** "ele me deve 60 que emprestei", of what stands there as lent. */
function isThere(told: TurnInput, valueCents: number): boolean {
  return rememberedIn(told).some(({ name, amountCents }) => {
    return amountCents === Math.round(valueCents) && fold(name).startsWith('emprestimo')
  })
}

/** "pro primo", "pra minha irmã". */
function toWhom(who: string): string {
  const [first = ''] = who.toLowerCase().split(' ')
  const name = who.replace(/^[oa]s? /iu, '')
  return `${['o', 'meu', 'um', 'nosso', 'seu', 'aquele'].includes(first) ? 'pro' : 'pra'} ${name}`
}

const owners = new Set('o a meu minha um uma nosso nossa seu dona aquele aquela'.split(' '))
const noWho = new Set('que me ele ela eu e mas ai se nao hoje ja'.split(' '))

/** "meu primo", "a dona Ana": the word that stands there, with what belongs to it. */
function whoBefore({ tokens, text }: Reading, end: number): string | null {
  const last = tokens[end - 1]
  if (last?.kind !== 'word' || noWho.has(last.norm)) return null
  let from = end - 1
  // "o mano do ponto"
  if (/^d[eoa]$/.test(tokens[from - 1]?.norm ?? '') && tokens[from - 2]?.kind === 'word') from -= 2
  while (from > 0 && owners.has(tokens[from - 1]?.norm ?? '')) from -= 1
  return text.slice(tokens[from]?.start, last.end)
}

function whoBehind({ tokens, text }: Reading, sum: { last: number }): string | null {
  const lead = tokens.findIndex(({ norm }, at) => at > sum.last && leads.has(norm))
  if (lead < 0) return null
  let last = lead + 1
  while (owners.has(tokens[last]?.norm ?? '')) last += 1
  const named = tokens[last]
  // "meu primo veio aqui e eu dei 80 pra ele emprestado"
  const owner = tokens.findIndex(({ norm }, at) => at < sum.last && ofOwn.has(norm))
  if (named && thirds.has(named.norm) && owner >= 0) {
    return text.slice(tokens[owner]?.start, tokens[owner + 1]?.end)
  }
  if (named?.kind !== 'word' || noWho.has(named.norm)) return null
  return text.slice(tokens[lead + 1]?.start, named.end)
}

const ofOwn = new Set(['meu', 'minha'])
const thirds = new Set(['ele', 'ela'])
const leads = new Set(['ao', 'a', 'pro', 'pra', 'para'])

/** The day that is told of it coming back: the last, and not today. */
function dueIn({ days, tokens, text }: Reading, sum: { first: number }): string | null {
  const day = days.findLast(({ first }) => {
    return first !== sum.first && !['hoje', 'agora', 'ontem'].includes(tokens[first]?.norm ?? '')
  })
  return day ? text.slice(tokens[day.first]?.start, tokens[day.last]?.end) : null
}
