import { cents } from '@lya/core/amounts/cents.ts'
import { limits } from '@lya/core/limits.ts'
import { nameOfWish } from '#conversation/goals/wished/wish-named.ts'
import { carry } from '#conversation/make-turn.ts'
import { savedBeside } from '#conversation/naming/saved-beside.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import { findVerb } from '#language/verbs.ts'
import type { Candidate, Message, Read } from '#understanding/intents/candidate.ts'
import { deadlineIn } from '#understanding/intents/commitments/deadline.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { leans } from '#understanding/memory/leaning.ts'

const wish = '{want}|{need}|gostaria|tenho|temos|devo|planejo'

/** `saves`: so much is to come together; `reach`: it may be, by a day or where some is there. */
const wishes = new PhraseBook<'saves' | 'helped' | 'reach' | 'priced'>(
  'so much is wished for something',
  [
    {
      means: 'saves',
      say: `${wish} [que|de] [conseguir] juntar|guardar|poupar|economizar|reunir|acumular [uns] [r] [$] @`,
      like: 'gostaria de poupar 1.200 até abril para a bicicleta',
    },
    {
      means: 'saves',
      say: `${wish} [que|de] [conseguir] ter|estar [com] [uns] [r] [$] @ [reais] ..2 juntado|juntados|guardado|guardados|separado|separados|poupado`,
      like: 'tenho que ter mil e duzentos juntado até abril',
    },
    {
      means: 'helped',
      say: 'me ajuda|ajude [a] juntar|guardar|poupar|economizar [uns] [r] [$] @',
      like: 'me ajuda a juntar 1200 até abril? é pra pastilha',
    },
    {
      means: 'reach',
      say: `${wish} [que|de] [conseguir] chegar|completar|inteirar|bater|alcancar|ter [a|em|nos|aos|ate] [uns] [r] [$] @`,
      like: 'já tenho 400 guardado e quero chegar a 3 mil pra geladeira',
    },
    {
      means: 'reach',
      say: '{need} [de] [uns] [r] [$] @',
      like: 'preciso de 3000 até maio pra comprar uma geladeira',
    },
    {
      means: 'reach',
      say: '{want} ..8 custa|custam|custando|sai|vale [por|uns|a|em] [r] [$] @',
      like: 'tô querendo uma geladeira nova em maio, custa 3 mil',
    },
    {
      means: 'priced',
      say: '{for} ..6 que custa|custam|vale|sai [por|uns|a] [r] [$] @',
      like: 'tenho 300 guardados pra máquina que custa 2500, quero até abril',
    },
    {
      means: 'reach',
      say: '{want}|precisando [comprar|de] um|uma|o|a ..3 [dessas|desses] de|por [uns] [r] [$] @',
      like: 'quero uma geladeira de 3 mil até maio',
    },
  ],
)

/** What is to be paid anyway is nothing that one saves for. */
const owed = new PhraseBook('what is paid and not saved for', [
  {
    means: 'owed',
    say: 'pra|para|de pagar|quitar|devolver|acertar',
    like: 'preciso de 900 até maio pra pagar o IPTU',
  },
  {
    means: 'owed',
    say: '{bill}|aluguel|luz|agua|internet|condominio|conta|contas|boletos|divida|dividas|prestacao|parcela|parcelas',
    like: 'preciso de 620 até março pro aluguel',
  },
])

const saves = new Set('juntar guardar poupar economizar separar reservar'.split(' '))

/**
 * The turn of "até maio preciso de 3 mil pra uma geladeira, já tenho 400 guardado", in whatever
 * order: a goal, with what is there of it. Null for any other message.
 */
export function wholeWishTurn(
  input: TurnInput,
  message: Message,
  { intent }: Candidate,
): Turn | null {
  const { reading } = message
  if (intent === 'goal_create' || reading.amounts.length > 2) return null
  const found = wishes.find(reading)
  const sum = found && reading.amounts.find(({ last }) => last === amountEnd(message, found))
  if (!found || !sum || sum.isForeign || sum.isNegative || isOfElse(message)) return null
  if (isQuestion(reading) && found.means !== 'helped') return null
  const value = Math.round(sum.valueCents)
  const saved = savedBeside(message, { fields: { amount: value } })
  const savedCents = saved?.kind === 'deposit' ? saved.amountCents : null
  const isSecond = reading.amounts.length === 2
  if (isSecond !== (savedCents !== null) || value <= (savedCents ?? 0)) return null
  const date = deadlineIn(message)
  if (found.means === 'priced' && savedCents === null) return null
  if (found.means === 'reach' && savedCents === null && !isFarOff(message, date)) return null
  // "queria ter 5000 guardado pra um carro", by no day, may be a dream.
  const isDreamt = reading.flat.includes(' queria ') && date === null && savedCents === null
  if (isDreamt) return null
  const name = nameOfWish(message)
  if (name === null || value > limits.amountCentsMax) return null
  const goal = {
    name,
    targetCents: cents(value),
    ...(savedCents === null ? {} : { savedCents }),
    targetDate: date === null ? null : Temporal.PlainDate.from(date),
  }
  const fields = { description: name, amount: value, ...(date === null ? {} : { date }) }
  const read: Read = { intent: 'goal_create', confidence: 90, fields }
  return carry(input, read, { kind: 'create-goal', goal })
}

/** Where the sum ends that is wished: of "ter 2000 guardado" before its last word. */
function amountEnd({ reading }: Message, { first, last }: { first: number; last: number }): number {
  const within = reading.amounts.filter((one) => one.first >= first && one.last <= last)
  return within.at(-1)?.last ?? -1
}

/** Something was paid or came in, or it is put aside month by month. */
function isOfElse({ reading }: Message): boolean {
  const isDeed = reading.tokens.some(({ norm }) => {
    const verb = findVerb(norm)
    return verb?.form === 'i-did' && !keeps.has(norm)
  })
  return isDeed || owed.isIn(reading) || leans('monthly', reading) || paced.isIn(reading)
}

const paced = new PhraseBook('so much a time', [
  {
    means: 'paced',
    say: 'por|ao|todo|cada|toda mes|semana|dia|quinzena',
    like: 'quero ter 200 por mês',
  },
])
const keeps = new Set(
  [...saves]
    .map((one) => `${one.slice(0, -2)}ei`)
    .concat('deixei', 'comecei', 'consegui', 'coloquei', 'fui'),
)

/** "até março", some weeks from now: nobody saves for what is due on Friday or next month. */
function isFarOff({ reading: { today, flat } }: Message, date: string | null): boolean {
  const far = today.add({ days: weeksOff * 7 }).toString()
  return date !== null && date >= far && flat.includes(' ate ') && !flat.includes(' nao ')
}

const weeksOff = 4
