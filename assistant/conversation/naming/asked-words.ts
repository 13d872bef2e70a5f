import { whoGave } from '#conversation/asking/who-gave.ts'
import type { Query } from '#conversation/effect.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import { readName, singular } from '#understanding/categories/category-words.ts'
import { platformAsked } from '#understanding/intents/asked/done-rides.ts'
import type { Message } from '#understanding/intents/candidate.ts'
import { findNamedCategory, meantAt } from '#understanding/intents/named-category.ts'
import { categoryNames } from '#understanding/lexicon/category-names.ts'
import type { Concept } from '#understanding/lexicon/entry.ts'
import type { Reading } from '#understanding/reading.ts'
import { coverTokens } from '#understanding/transactions/covers.ts'
import { findSubject } from '#understanding/transactions/naming/describe.ts'

const verbs =
  '(?:gastei|gastamos|gastando|gasto|gastos|despesas?|compra|dei|mandei|botei|coloquei|emprestei|perdi|dando|comprei|pedi|comi|andei|usei|fui|paguei|torrei|torramos|foi|foram|vai|vao|saiu|recebi|ganhei|entrou)'
const links =
  '(?:com|n[oa]s?|em|d[eoa]s?|pr[oa]s?|pra|para|aos?) (?:minha |meu |minhas |meus |o |a |os |as )?(?=(\\p{L}))'
/** The first thing behind the verb, else the last: "gastei em outubro com o dentista". */
const spent = ['(?:.{0,24}? )??', '(?:.{0,24} )?'].map(
  (between) => new RegExp(` ${verbs} ${between}${links}`, 'u'),
)
/** "quanto de juros eu paguei?" */
const asked = / quanto de (?=\p{L}{3,} (?:eu |a gente )?(?:ja )?(?:paguei|gastei|gastamos) )/u
const ends =
  /^(neste|nesse|este|esse|essa|nessa|nesta|esta|desse|deste|em|n[oa]s?|d[eoa]|ate|desde|por|hoje|ontem|anteontem|mes|ano|semana|ultim[oa]s?|passad[oa]|ja|agora|aqui|e|entre)$/
const periods =
  /^(total|geral|bolso|tudo|media|mes|meses|ano|anos|semana|semanas|dia|dias|hoje|ontem|fim|final|inicio|comeco|metade|quinzena|bimestre|trimestre|semestre|periodo|feriado|carnaval|natal|janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|ultimos?|ultimas?|primeir[oa]s?|cada|todas?|todos?|categorias?|coisas?|ca|que|quem|onde|quando|mim|voce|lya|quantos?|quanta|saidas?|entradas?|gastos?|gastei|despesas?|fiquei|recebi)$/

/** A category as a whole, by another word for it: not one shop or thing of it. */
const wholes: ReadonlySet<Concept> = new Set([
  ...(['food', 'transport', 'home', 'health', 'education'] as const),
  ...(['leisure', 'shopping', 'gifts'] as const),
])

/**
 * What a question is about that is no category of theirs ("quanto gastei com o dentista?"), or one
 * shop or thing of a category ("quanto foi de uber?"), in the person's own words; without them, the
 * answer would be about everything. Null where a category is meant, or more than one thing.
 */
export function wordsAsked(query: Query, message: Message): string | null {
  if (query.view === 'last') return thingOfLast(message)
  const isShare = query.view === 'share' || query.view === 'share-of-income'
  if (query.view && !isShare) return null
  if (!['spent', 'received', 'list'].includes(query.metric)) return null
  const isCome = query.metric === 'received'
  const giver = isCome ? (whoGave(message.reading) ?? platformAsked(message.reading)) : null
  if (giver) return giver
  if (query.categoryId === null) return wordsBehind(message) ?? lendingIn(message)
  if (query.metric !== 'spent') return null
  const { reading, index } = message
  const at = thingAt(message)
  const thing = reading.tokens[at]
  if (!thing || findNamedCategory(reading, index) !== null || isOneOfSeveral(message, at)) {
    return null
  }
  const own = reading.text.slice(thing.start, thing.end)
  const behind = wordsBehind(message)
  return behind?.split(' ').includes(own) ? behind : own
}

const whenBook = new PhraseBook('when something was paid or came', [
  {
    means: 'when',
    say: 'quando|dia|data ..3 paguei|pagamos|comprei|compramos|gastei|recebi|recebemos|caiu|entrou|fui',
    like: 'quando paguei o aluguel?',
  },
])

/** "quando paguei o aluguel?": what was paid; null where whatever came last is meant. */
function thingOfLast({ reading }: Message): string | null {
  const asked = whenBook.find(reading)
  const end = reading.tokens.length - 1
  const subject = asked && findSubject(reading, coverTokens(reading), asked.last + 1, end)
  const [first, last] = [subject?.first ?? -1, subject?.last ?? -1].map((at) => reading.tokens[at])
  return first && last ? reading.text.slice(first.start, last.end) : null
}

/** Where the word stands that its category was known by; -1 where it means all of it. */
function thingAt({ reading, index }: Message): number {
  const at = meantAt(reading, index)
  const name = singular(reading.tokens[at]?.norm ?? '')
  const isWhole = categoryNames.get(name)?.some((concept) => wholes.has(concept)) === true
  const isOwn = index.all.some((one) => readName(one.name).words.includes(name))
  return isWhole || isOwn ? -1 : at
}

/** "quanto foi de mercado e farmácia?": the sum of one is no answer. */
function isOneOfSeveral({ reading }: Message, at: number): boolean {
  // "e de uber?" only goes on.
  const near = reading.tokens.slice(Math.max(1, at - nearWords), at + nearWords + 1)
  return near.some(({ norm }) => norm === 'e' || norm === 'ou' || norm === 'mais')
}

const nearWords = 2

/** "quanto já emprestei?" is about what was lent, and no other spending. */
function lendingIn({ reading }: Message): string | null {
  return reading.tokens.some(({ norm }) => lent.has(norm)) ? 'empréstimo' : null
}

const lent = new Set(['emprestei', 'emprestamos'])

function wordsBehind({ reading }: Message): string | null {
  const ahead = asked.exec(reading.flat)
  const only = ahead && wordsFrom(reading, ahead.index + ahead[0].length)?.split(' ')[0]
  if (only && !means.has(only)) return only
  for (const link of spent) {
    const match = link.exec(reading.flat)
    const words = match && wordsFrom(reading, match.index + match[0].length)
    if (words) return words
  }
  return null
}

/** "quanto de dinheiro eu gastei?" is of all. */
const means = new Set(['dinheiro', 'grana'])

const titles = new Set(['dona', 'seu', 'sr', 'sra'])

function wordsFrom(reading: Reading, start: number): string | null {
  const covers = coverTokens(reading)
  const words: string[] = []
  for (const [at, token] of reading.tokens.entries()) {
    if ((reading.starts[at] ?? 0) < start) continue
    if (token.kind !== 'word' || covers[at] === 'day' || covers[at] === 'amount') break
    // "dona Marli" is noted as "Marli", and "seu Zé" as "Zé do portão".
    const isTitle = words.length === 0 && titles.has(token.norm)
    if (isTitle && reading.tokens[at + 1]?.kind === 'word') continue
    if (words.length === 3 || (words.length > 0 && ends.test(token.norm))) break
    if (periods.test(token.norm)) return null
    words.push(reading.text.slice(token.start, token.end))
  }
  return words.length > 0 ? words.join(' ') : null
}
