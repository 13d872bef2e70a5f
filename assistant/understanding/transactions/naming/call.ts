import type { Reading } from '#understanding/reading.ts'
import { hasKnownTerm } from '#understanding/transactions/evidence.ts'
import type { Name } from '#understanding/transactions/naming/choose-name.ts'
import { nameDeed } from '#understanding/transactions/naming/deeds.ts'
import type { Subject } from '#understanding/transactions/naming/describe.ts'
import { isOrder } from '#understanding/transactions/naming/no-name.ts'
import { namePay } from '#understanding/transactions/naming/pay.ts'
import { nameThirteenth } from '#understanding/transactions/naming/thirteenth.ts'
import { tidied } from '#understanding/transactions/naming/tidied.ts'
import { writeBoth, writeSubject } from '#understanding/transactions/naming/written-name.ts'
import type { Scene } from '#understanding/transactions/scene.ts'
import type { Settled } from '#understanding/transactions/settle.ts'

/** The words of the segment; where they say little ("jantei com a Ju"), a telling verb. */
export function callIt(scene: Scene, segment: Settled, { subject, also }: Name): string {
  const { reading } = scene
  const deed = nameDeed(reading, segment.first, segment.last)
  const isTelling =
    subject !== null &&
    !isAlong(reading, subject) &&
    !(deed && saysOwed(reading, subject)) &&
    hasKnownTerm(reading, scene.covers, subject.first, subject.last)
  // "estacionei 12 no shopping": both what was done and where.
  const isOther = subject !== null && textOf(reading, subject).toLowerCase() !== deed?.toLowerCase()
  if (deed && isTelling && isOther && isWhere(reading, subject)) {
    return `${deed} (${textOf(reading, subject)})`
  }
  const named = isTelling ? null : deed
  if (named && subject && isGivenBack(reading, subject, segment)) {
    return `${named} (${textOf(reading, subject)})`
  }
  if (named) return named + (subject ? writeReceiver(reading, subject) : '')
  if (!subject) return namePay(reading, segment)
  if (isOrder(reading, subject.first, subject.last)) return ''
  const thirteenth = nameThirteenth(reading, subject)
  if (thirteenth) return thirteenth
  return also ? writeBoth(reading, subject, also) : writeSubject(reading, subject)
}

/** The `fiado na dona Neide` of "almocei fiado na dona Neide": how, and not what. */
function saysOwed({ tokens }: Reading, { first }: Subject): boolean {
  const word = tokens[first]?.norm ?? ''
  return word === 'fiado' || word === 'fiada'
}

/** "o Leandro me devolveu os 80 que lhe emprestei": who it was stands before the sum. */
function isGivenBack({ tokens }: Reading, { last }: Subject, { amount }: Settled): boolean {
  const lent = tokens.findIndex(({ norm }, at) => at > amount.last && norm === 'emprestei')
  const isNext = tokens.slice(amount.last + 1, lent).some(({ norm }) => norm === 'que')
  return lent > 0 && isNext && last < amount.first
}

/** "almocei com uma cliente": whom with, and not what. */
function isAlong({ tokens }: Reading, { first }: Subject): boolean {
  const lead = owning.has(tokens[first - 1]?.norm ?? '') ? first - 2 : first - 1
  return tokens[lead]?.norm === 'com'
}

const receiving = new Set('a ao pra pro para com'.split(' '))
const owning = new Set('o a meu minha um uma'.split(' '))

/** To whom it went, as it was said: ` pro meu irmão`. */
function writeReceiver({ text, tokens }: Reading, { first, last }: Subject): string {
  let link = first - 1
  while (owning.has(tokens[link]?.norm ?? '') && receiving.has(tokens[link - 1]?.norm ?? '')) {
    link -= 1
  }
  if (!receiving.has(tokens[link]?.norm ?? '')) return ''
  return ` ${tidied(text.slice(tokens[link]?.start, tokens[last]?.end))}`
}

const within = new Set(['na', 'no', 'em', 'num', 'numa'])

function isWhere({ tokens }: Reading, { first }: Subject): boolean {
  return within.has(tokens[first - 1]?.norm ?? '')
}

function textOf({ text, tokens }: Reading, { first, last }: Subject): string {
  return text.slice(tokens[first]?.start, tokens[last]?.end)
}
