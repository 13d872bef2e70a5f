import type { Message } from '#understanding/intents/candidate.ts'
import { findMeanings } from '#understanding/lexicon/find.ts'

export const vague =
  / (muito|demais|horrores|pra caramba|pra caralho|absurdo|rios|a toa|tudo|todo|besteira|besteiras|mais do que|o que nao devia|ultimamente|cada vez mais|sempre) /

const bareWordsMax = 9
const deeds = new Set('vender receber faturar cobrar abastecer'.split(' '))

/** "gastei muito" complains, and so does much that is longer. */
const briefMax = 3
const spending = new Set(['gastar', 'comprar'])

/** `vendi`, `recebi hoje`: money came or went, and neither how much nor for what is told. */
export function isBareDeed({ reading, account }: Message): boolean {
  if (reading.flat.includes(' ?') || reading.tokens.length > bareWordsMax) return false
  const told = account.clauses.filter(({ verbs }) => verbs.length > 0)
  const isBrief = reading.tokens.length <= briefMax && !vague.test(reading.flat)
  return (
    told.length > 0 &&
    told.every(({ mood, verbs }) => {
      const isTold = verbs.every(({ verb: { form, lemma } }) => {
        const isMoved = deeds.has(lemma) || (isBrief && spending.has(lemma))
        return form === 'i-did' && isMoved
      })
      return mood === 'done' && isTold
    })
  )
}

/** `mercado`, `uber ontem`: nothing but a thing that money is spent on, and perhaps its day. */
export function isBareTerm({ reading, account }: Message): boolean {
  const words = reading.tokens.filter(({ kind }) => kind !== 'mark' && kind !== 'emoji')
  if (words.length > 3 || reading.amounts.length > 0 || account.clauses.length > 1) return false
  const left = words.filter(
    (_, at) => !reading.days.some((day) => day.first <= at && at <= day.last),
  )
  const name = left.map((one) => one.norm).join(' ')
  const meanings = findMeanings(name)
  return meanings?.some((one) => one.weight === 'item' || one.weight === 'place') ?? false
}
