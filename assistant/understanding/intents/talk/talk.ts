import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Intent } from '#understanding/draft.ts'
import { asksForDeed } from '#understanding/intents/question.ts'
import { aboutToTell } from '#understanding/intents/talk/about-to-tell.ts'
import { ofMoney } from '#understanding/intents/talk/advice.ts'
import { howBook, type Topic, topicBook, topicNames } from '#understanding/intents/talk/how-to.ts'
import { inPassing } from '#understanding/intents/talk/in-passing.ts'
import { ofAccount } from '#understanding/intents/talk/of-account.ts'
import { ofComplaints } from '#understanding/intents/talk/of-complaints.ts'
import { ofFondness } from '#understanding/intents/talk/of-fondness.ts'
import { ofGrief } from '#understanding/intents/talk/of-grief.ts'
import { ofLya } from '#understanding/intents/talk/of-lya.ts'
import { ofOneself } from '#understanding/intents/talk/of-oneself.ts'
import { ofPeople } from '#understanding/intents/talk/of-people.ts'
import { ofPlan } from '#understanding/intents/talk/of-plan.ts'
import { ofPrice } from '#understanding/intents/talk/of-price.ts'
import { ofWorry } from '#understanding/intents/talk/of-worry.ts'
import { rowsOf } from '#understanding/intents/talk/rows.ts'
import { isFiller } from '#understanding/plain-words.ts'
import type { Reading } from '#understanding/reading.ts'

const said = {
  ...ofAccount,
  ...ofPlan,
  ...ofComplaints,
  ...ofLya,
  ...ofPrice,
  ...ofFondness,
  ...ofMoney,
  ...ofGrief,
  ...ofWorry,
  ...ofOneself,
  ...inPassing,
  ...ofPeople,
  ...aboutToTell,
}

type Told = keyof typeof said

export type Talk =
  | Told
  | 'laugh'
  | 'fine'
  | 'no'
  | 'commented'
  | 'how-paid'
  | 'what-hour'
  | 'card-bill'
  | 'question'
  | 'own'
  | 'category'
  | `how.${Topic}`
  | `notice.${'card-bill' | 'closed-bill' | 'refused' | 'offer' | 'code' | 'balance'}`

/** What people say, beside money, to somebody who keeps their accounts. */
export const talkBook = new PhraseBook<Told>('talk', rowsOf(said))

/** Of two things that are said the one that comes first here is answered. */
const order = Object.keys(said) as Told[]

const laughs = /^(?:k{2,}|(?:rs)+|h?(?:ha){2,}|(?:he){2,}|(?:hua)+|lol|ri|kaka|(?:ka){2,})$/
const faces = /^[\s😂🤣😅😆😄😁😹]+$/u
const set = (words: string): ReadonlySet<string> => new Set(words.split(' '))
const fine = set(
  'ok okay ta esta bom beleza blz certo entendi entendido sim show joia fechado fechou combinado uhum ' +
    'aham tudo bem pode ser isso legal massa tranquilo suave tendi perfeito entao otimo otima pura eh ai ' +
    'sem pressa maravilha bacana firme positivo bjs lya kkk viu verdade exato isso mesmo jaja de bola facil 👍 👌 ✅',
)
const no = set('nao n nada nenhum nenhuma depois agora hoje nunca obrigado obrigada')
const asking = set('qual quais quem quando onde que por conta fala horas')
const laughWordsMax = 5

/** Of these every word is known where they are read. */
const lone: readonly Talk[] = ['fine', 'laugh', 'no']

/** What a message without money is about; null where nobody could tell. */
export function readTalk(reading: Reading): Talk | null {
  const words = reading.tokens.filter(({ kind }) => kind !== 'mark')
  const parts = words.flatMap(({ norm }) => norm.split(' '))
  const isAsked = reading.flat.includes(' ?')
  const isFine = parts.every((word) => fine.has(word) || laughs.test(word))
  if (parts.length > 0 && !isAsked && isFine) {
    return parts.every((word) => laughs.test(word)) ? 'laugh' : 'fine'
  }
  const how = howOf(reading)
  const found = talkBook.findAll(reading).map(({ means }) => means)
  const talk = order.find((means) => found.includes(means))
  // "como cancelo a assinatura da lya?" is about her price, whatever else can be cancelled.
  if (how && !(talk && beforeHow.includes(talk))) return how
  if (talk) return talk
  if (words.length <= laughWordsMax && laughs.test(words[0]?.folded ?? '')) return 'laugh'
  if (faces.test(reading.text)) return 'laugh'
  if (parts.length > 0 && parts.every((word) => no.has(word))) return 'no'
  return isAsked || isOpening(parts) ? 'question' : null
}

/** What is asked in the words of a how-to, and is none. */
const beforeHow: readonly Talk[] = [
  ...(['whatsapp', 'cancel', 'close', 'leave', 'trial', 'invite'] as const),
  ...(['forgot', 'pay', 'quiet', 'card'] as const),
  ...(['price', 'trust', 'private', 'advice.buy', 'advice.debt'] as const),
]

/**
 * Whether a question is about being a customer of ours and nothing else, though it is asked in the
 * words of one about one's own money: "quanto falta do meu teste?".
 */
export function isOfOurs(reading: Reading): boolean {
  const talk = readTalk(reading)
  return talk !== null && ofOurs.includes(talk) && isAllTalk(reading, talk)
}

const ofOurs: readonly Talk[] = [
  'trial',
  'price',
  'invite',
  'close',
  'pay',
  'owed',
  'owing',
  'advice.debt',
]

/** Whether a message is this talk and nothing else, whatever its words mean elsewhere. */
export function isAllTalk(reading: Reading, talk: Talk): boolean {
  if (lone.includes(talk)) return true
  const found = talkBook.findAll(reading).filter(({ means }) => means === talk)
  return reading.tokens.every(
    ({ kind, norm, folded }, at) =>
      kind === 'mark' ||
      laughs.test(folded) ||
      norm.split(' ').every(isFiller) ||
      found.some(({ first, last }) => first <= at && at <= last),
  )
}

/** Asks how a thing is done here, and which. */
export function howOf(reading: Reading): `how.${Topic}` | null {
  if (asksForDeed(reading) || !howBook.isIn(reading)) return null
  const found = topicBook.findAll(reading).map(({ means }) => means)
  const topic = topicNames.find((means) => found.includes(means))
  return topic ? `how.${topic}` : null
}

const asIntents: Readonly<Partial<Record<Talk, Intent>>> = {
  lost: 'help',
  whatsapp: 'help',
  cancel: 'help',
  close: 'help',
  forgot: 'help',
  quiet: 'help',
  card: 'help',
  support: 'help',
  invite: 'help',
  private: 'help',
  price: 'help',
  awake: 'help',
  wishes: 'greeting',
  'and-you': 'greeting',
  blessing: 'thanks',
}

/** What a talk counts as: asking what Lya does, a greeting, thanks or none of these. */
export function intentOfTalk(talk: Talk): Intent {
  return talk.startsWith('how.') ? 'help' : (asIntents[talk] ?? 'none')
}

/** `qual ...`, `o que ...`, `me conta ...`: asked without a mark. */
function isOpening([first = '', second = '']: readonly string[]): boolean {
  if (first === 'o' || first === 'por') return second === 'que'
  if (first === 'me') return second === 'conta' || second === 'fala'
  return first !== 'conta' && first !== 'fala' && first !== 'horas' && asking.has(first)
}
