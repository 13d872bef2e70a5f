import { cents } from '@lya/core/amounts/cents.ts'
import { limits } from '@lya/core/limits.ts'
import type { Changes } from '#conversation/effect.ts'
import { matchNamed } from '#conversation/match-named.ts'
import { mayCorrect } from '#conversation/restating/may-correct.ts'
import type { LastRegistration } from '#conversation/state.ts'
import { fold } from '#language/fold.ts'
import { categoriseDescription } from '#understanding/categories/categorise-description.ts'
import type { TransactionType } from '#understanding/draft.ts'
import type { Candidate, Message } from '#understanding/intents/candidate.ts'
import { wider } from '#understanding/lexicon/concepts.ts'
import { findMeanings } from '#understanding/lexicon/find.ts'
import { leans } from '#understanding/memory/leaning.ts'
import { isOfSome } from '#understanding/memory/recounted-sum.ts'
import { isDenied } from '#understanding/memory/restated-sum.ts'
import { wayIn } from '#understanding/memory/way-in.ts'
import { tokenAt } from '#understanding/reading.ts'
import { coverTokens } from '#understanding/transactions/covers.ts'
import { findSubject } from '#understanding/transactions/naming/describe.ts'
import { writeSubject } from '#understanding/transactions/naming/written-name.ts'

/** What a short message changes of what was registered just before it, or why it can't. */
export type Amendment = { id: string | null; changes: Changes } | 'method-unknown'

const wordsMax = 9
const by =
  / (cartao|credito|debito|pix|dinheiro|especie|boleto|vr|va|vale|vale refeicao|vale alimentacao|ticket|nubank) /
const paidBy =
  /^ ((nao|ops|ah|opa|,) )*(isso )?(era|foi|paguei|eh|saiu|passei) (n[oa]|em|com|com [oa]|pel[oa]|por|via|d[oa]|de)( (meu|minha))? \S+/
/** "no cartão", "em dinheiro": nothing but the way it was paid. */
const bareBy = /^ (?:n[oa]|em|com|pel[oa]|via|de) (?:meu |minha )?\S+(?: d[aeo])?(?: \S+)? [!. ]*$/
const contrast =
  /^ (?:(?:ops|ah|opa|ih|lya|,) )*nao (?:era|foi|eh) (.+?) (?:, |mas |e sim |eh |sim )*(?:era|foi|eh|e sim|mas|sim) (.+?) [!. ]*$/
/** "não é demora é que tu não entende": said of her, and no name. */
const complains = /^que |(^| )(voce|vc|tu|nao) /
const contrastBehind =
  /^ (?:(?:ops|ah|opa|ih|lya|na verdade|,) )*(?:era|foi|eh) (.+?) (?:, |e |mas )*nao (?:era |foi |eh |o |a |no |na )*(.+?) [!. ]*$/
const renames =
  /^ ((nao|ops|ah|opa|na verdade|,) )*(?:o nome (?:certo |correto )?(?:era|eh|foi)|(?:o nome )?era pra ser|chama|se chama) (.+?) [!. ]*$/
const points =
  /^ ((nao|ops|ah|opa|na verdade|lya|,) )*(?:(?:isso |esse |essa )?(?:era|foi|eh)|na verdade(?: era| foi)?) (.+?) [!. ]*$/
const answers = /^ (?:(?:nao|ops|ah|opa|na verdade) (?:, )?)?(.+?) [!. ]*$/
const isOne = / (tambem|outro|outra|outros|outras|mais|novo|nova|agora) /
const told =
  /^ (?:(?:nao|ops|ah|opa|ih|,) )*[oa] (.+?) (?:foi|era|custou|deu|saiu|ficou)( (?:so|por|r \$))* $/
const place = /^(?:n[oa]s?|num|numa|em)$/
const of = /^d[oa]s?$/
const lead =
  /^(?:(?:n[oa]s?|d[oa]s?|de|em|num|numa|pr[oa]|pra|para|[oa]s?|uma?|com|categoria|a categoria) )+/
const incoming = /^(receita|entrada|recebimento|ganho|um recebimento|uma entrada|uma receita)$/
const outgoing = /^(despesa|gasto|saida|um gasto|uma despesa|uma saida)$/

/** Reads the message by what was registered; null where it is no change to that. */
export function amendmentIn(
  message: Message,
  candidate: Candidate,
  last: LastRegistration,
): Amendment | null {
  const { reading } = message
  const { flat } = reading
  if (flat.includes(' ?') || reading.tokens.length > wordsMax) return null
  if (!mayCorrect(candidate.intent)) return null
  if (reading.amounts.length === 0 && leans('tellsMethod', reading)) return 'method-unknown'
  const swapped = contrasted(message, last)
  if (swapped) return swapped
  const priced = repriced(message, candidate, last)
  if (priced) return priced
  // Whatever the rules are sure of stands as they read it.
  if (candidate.intent === 'log' || !tellsNothing(candidate)) return null
  if (reading.amounts.length > 0) return amountAlone(message)
  if (reading.days.length > 0) return dayAlone(message)
  if ((paidBy.test(flat) || bareBy.test(flat)) && by.test(flat)) return 'method-unknown'
  const renamed = renames.exec(flat)?.at(-1)
  if (renamed !== undefined) return described(message, renamed, false)
  const pointed = points.exec(flat)?.at(-1)
  if (pointed !== undefined) return described(message, pointed, true)
  const named = answers.exec(flat)?.at(-1)
  if (named === undefined || isThingAnew(named, last)) return null
  return categoryAlone(message, named, null)
}

/** "pedágio", behind diesel that stands in a category: a thing of that name, not its place. */
function isThingAnew(named: string, { transactions }: LastRegistration): boolean {
  const isItem = findMeanings(named)?.some(({ weight, concept }) => {
    return weight === 'item' && wider[concept] !== undefined
  })
  // "lazer" is no thing, but all that is of that kind.
  return isItem === true && transactions.every(({ categoryId }) => categoryId !== null)
}

function tellsNothing({ intent, fields }: Candidate): boolean {
  return intent !== 'correct' || Object.keys(fields ?? {}).length === 0
}

/** "não era uber, era 99" and "era 99, não uber": another category, or another name. */
function contrasted(message: Message, { transactions }: LastRegistration): Amendment | null {
  const { flat, days } = message.reading
  if (days.length > 0) return null
  const ahead = contrast.exec(flat)
  const behind = ahead ? null : contrastBehind.exec(flat)
  const [wrong, right] = ahead ? ahead.slice(1) : [behind?.[2], behind?.[1]]
  if (wrong === undefined || right === undefined || complains.test(right)) return null
  // "não é gasto, é trabalho meu" is about the way, and no name.
  const type = outgoing.test(wrong) || incoming.test(wrong) ? wayIn(message.reading) : null
  const [only, another] = transactions
  if (type) return { id: (another ? null : only?.id) ?? null, changes: { type } }
  const known = transactions.map(({ description }) => ({ name: description }))
  // "foi 45, não 54" is about amounts, unless the app of that name is what was registered.
  if (/\d/.test(wrong) && !known.some(({ name }) => fold(name) === wrong)) return null
  // "era 99, não uber" is no contrast where nothing was called an Uber.
  if (behind && matchNamed(wrong, known).length === 0) return null
  if (by.test(` ${wrong} `) || by.test(` ${right} `)) return 'method-unknown'
  return described(message, right, false)
}

/** "o uber foi 25", where an Uber was registered just now. */
function repriced(
  { reading }: Message,
  { intent }: Candidate,
  { transactions }: LastRegistration,
): Amendment | null {
  const [amount, another] = reading.amounts
  if (!amount || another || !['log', 'clarify', 'none'].includes(intent)) return null
  if (isOne.test(reading.flat) || isOfSome(reading)) return null
  if (amount.isForeign || amount.isNegative) return null
  // "a carne foi 9 kg não foi 8": what it was not, of whatever is counted.
  if (isDenied(reading, amount) || reading.flat.includes(' nao foi ')) return null
  const name = told.exec(reading.flat.slice(0, reading.starts[amount.first]))?.[1]
  if (name === undefined) return null
  const known = transactions.map((one) => ({ ...one, name: one.description }))
  const meant = matchNamed(name, known)
  const [only] = meant
  const value = Math.round(amount.valueCents)
  if (meant.length !== 1 || !only?.id || value <= 0 || value > limits.amountCentsMax) return null
  return { id: only.id, changes: { amountCents: cents(value) } }
}

/** "não, 45": nothing but the figure that is right. */
function amountAlone({ reading }: Message): Amendment | null {
  const [amount, another] = reading.amounts
  if (!amount || another || amount.isForeign || amount.isNegative) return null
  const around = reading.flat.slice(0, reading.starts[amount.first])
  const after = reading.tokens.slice(amount.last + 1).filter(({ kind }) => kind !== 'mark')
  if (!/^ (nao|ops|opa|errei|ih) (, |! |foi |era |r \$ |sao )*$/.test(around) || after.length > 0) {
    return null
  }
  const value = Math.round(amount.valueCents)
  if (value <= 0 || value > limits.amountCentsMax) return null
  return { id: null, changes: { amountCents: cents(value) } }
}

/** "ontem": nothing but the day that is right. */
function dayAlone({ reading }: Message): Amendment | null {
  const [day, another] = reading.days
  const isAlone = day && !another && reading.tokens.length === day.last - day.first + 1
  if (!isAlone || Temporal.PlainDate.compare(day.date, reading.today) > 0) return null
  return { id: null, changes: { date: day.date.toString() } }
}

/** A category, a direction, or else another name with the category that goes with it. */
function described(message: Message, words: string, isPlaced: boolean): Amendment | null {
  const bare = words.replace(lead, '')
  if (incoming.test(bare)) return { id: null, changes: { type: 'receita' } }
  if (outgoing.test(bare)) return { id: null, changes: { type: 'despesa' } }
  const own = categoryAlone(message, bare, null)
  if (own) return own
  const { reading, index } = message
  const at = tokenAt(reading, reading.flat.lastIndexOf(` ${words} `) + 1)
  const first = reading.tokens[at]?.norm ?? ''
  const end = tokenAt(reading, reading.flat.lastIndexOf(` ${words} `) + words.length)
  const isFigure = /^\d+$/.test(bare)
  const subject = isFigure ? null : findSubject(reading, coverTokens(reading), at, end)
  if (!subject && !isFigure) return null
  const description = subject ? writeSubject(reading, subject) : bare
  const category = categoriseDescription(description, 'despesa', index, reading.today)
  // "foi bom" tells of no place; "era na Dona Neide" does, and "era da farmácia" where that is one.
  const isThere = place.test(first) || (of.test(first) && category !== null)
  if (isPlaced && !isThere) return null
  return {
    id: null,
    changes: { description, ...(category === null ? {} : { categoryId: category }) },
  }
}

/** One of the person's categories by its own name, and nothing else. */
function categoryAlone(
  { index }: Message,
  words: string,
  type: TransactionType | null,
): Amendment | null {
  const said = words.replace(lead, '')
  const own = index.all.find(
    (one) =>
      (type === null || one.type === type) &&
      [fold(one.name), fold(one.name).replace(/s$/, '')].includes(said),
  )
  return own ? { id: null, changes: { categoryId: own.id } } : null
}
