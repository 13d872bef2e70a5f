import { fold } from '#language/fold.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import { findMeanings } from '#understanding/lexicon/find.ts'
import { isFirstName } from '#understanding/lexicon/first-names.ts'
import type { Reading } from '#understanding/reading.ts'
import type { ReadTransaction, Scene } from '#understanding/transactions/scene.ts'
import type { Settled } from '#understanding/transactions/settle.ts'

const bothWays = new PhraseBook('one price there and another back', [
  {
    means: 'back',
    say: '@ na|pra|pro|de|da|pela ida|ir|manha|cedo|tarde [cedo] e|,|mais [r] [$] @ na|pra|pro|de|da|a|pela volta|voltar|noite|tarde',
    like: 'uber 23,40 pra ir e 31,15 na volta do plantão',
  },
  {
    means: 'back',
    say: '@ indo|ida e|,|mais [r] [$] @ voltando|volta',
    like: 'uber 23,90 indo e 31,40 voltando',
  },
  {
    means: 'back',
    say: '@ e|,|mais [r] [$] @ na|pra|pela volta|voltar',
    like: 'mototáxi 5 e 6 na volta que tava chovendo',
  },
])

/** `uber 15 na ida e 19 na volta da faculdade`: the way back is of the same thing. */
export function completeWays(
  transactions: ReadTransaction[],
  settled: readonly Settled[],
  { reading }: Scene,
): ReadTransaction[] {
  const isBack = settled.map((own, at) => {
    const first = settled[at - 1]
    const way = first && bothWays.find(reading, { first: first.amount.first, last: own.last })
    if (first && wayBefore(reading, first) === 'ida') return wayBefore(reading, own) === 'volta'
    return way?.first === first?.amount.first && (way?.last ?? 0) > own.amount.last
  })
  return transactions.map((one, at) => {
    const before = transactions[at - 1]
    if (before && isBack[at] && before.doubt === null && before.draft.type === one.draft.type) {
      const { description, categoryId } = before.draft
      const draft = { ...one.draft, description: `${withoutWay(description)} (volta)`, categoryId }
      return { ...one, doubt: null, draft }
    }
    // "o uber da volta foi 12,20" is told apart from that of the way there.
    if (!isBack[at + 1] || one.doubt !== null) return one
    const description = `${withoutWay(one.draft.description)} (ida)`
    return { ...one, draft: { ...one.draft, description } }
  })
}

/** "uber ida 18 e volta 21": each way stands before its price. */
function wayBefore({ tokens }: Reading, { amount }: Settled): string | undefined {
  return tokens[amount.first - 1]?.norm
}

function withoutWay(description: string): string {
  return description.replace(/ ida$/i, '')
}

const links = new Set('e , mais +'.split(' '))
const ways = new Set(['ida', 'volta'])
const possessives = new Set('meu minha meus minhas seu sua nosso nossa'.split(' '))
const owner = /^(.+?) (?:d[aeo]s?) .+$/i

/** `luz da sala 312 e da casa 278`: what it was is said once, whose or where it was each time. */
export function completeOwners(
  transactions: ReadTransaction[],
  settled: readonly Settled[],
  { reading: { text, tokens } }: Scene,
): ReadTransaction[] {
  return transactions.map((one, at) => {
    const before = transactions[at - 1]
    const [last, next] = [settled[at - 1]?.amount.last, settled[at]?.amount.first]
    if (!before || last === undefined || next === undefined) return one
    const of = last + 2
    const [, head] = owner.exec(before.draft.description) ?? []
    const [{ norm = '' } = {}, whose] = [tokens[of], tokens[of + 1]]
    const isOfWay = norm === 'de' && ways.has(whose?.norm ?? '')
    const isLinked = links.has(tokens[last + 1]?.norm ?? '') && (isOfWay || /^d[ao]s?$/.test(norm))
    if (!head || !whose || !isLinked || of + 1 >= next) return one
    // "presente da Bia 50 e do mercado 80": a shop sells something else.
    if (findMeanings(whose.norm)?.some(({ weight }) => weight === 'place')) return one
    // "do meu irmão" was called "Irmão": its words end behind the possessive.
    const named = possessives.has(whose.norm) ? (tokens[of + 2] ?? whose) : whose
    const length = isOfWay ? whose.norm.length : one.draft.description.length
    const said = text.slice(whose.start, named.start + length)
    const description = `${head} ${norm} ${said}`
    const { categoryId } = before.draft
    return one.draft.type === before.draft.type
      ? { ...one, draft: { ...one.draft, description, categoryId } }
      : one
  })
}

const ofPerson = /^(.+) (d[ao]s?) (\S+)$/i

/** `90 da excursão do Caio e 80 da da Lia`: what it was is said once, for whom each time. */
export function completeChildren(
  transactions: ReadTransaction[],
  settled: readonly Settled[],
  { reading: { text, tokens } }: Scene,
): ReadTransaction[] {
  return transactions.map((one, at) => {
    const before = transactions[at - 1]
    const [, head, , person = ''] = ofPerson.exec(before?.draft.description ?? '') ?? []
    const next = (settled[at]?.amount.last ?? tokens.length) + 1
    if (!before || !head || !isFirstName(fold(person))) return one
    const of = tokens.slice(next, next + 3).findIndex(({ norm }) => !/^d[ao]s?$/.test(norm))
    const [link, whose] = of > 0 ? [tokens[next + of - 1], tokens[next + of]] : []
    if (!link || !whose || !isFirstName(whose.norm)) return one
    const description = `${head} ${link.norm} ${text.slice(whose.start, whose.end)}`
    const { categoryId } = before.draft
    return one.draft.type === before.draft.type
      ? { ...one, doubt: null, draft: { ...one.draft, description, categoryId } }
      : one
  })
}
