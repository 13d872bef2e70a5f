import { wordsOf } from '#language/phrases/classes.ts'
import { findMeanings, type Meaning } from '#understanding/lexicon/find.ts'
import type { Reading } from '#understanding/reading.ts'

const bills = / (luz|energia|internet|net|gas|condominio|aluguel|telefone|conta|contas|fatura) /
const again = / (todo mes|todo dia \d+|por mes|mensal|vence|vencimento) /
const drunk =
  / agua (de coco|com gas|sem gas|mineral|tonica) | (galao|garrafa|garrafinha|copo) (de |d )?agua /
const atStall = / agua d[ao] (barraca|praia|quiosque|cantina) /
const vehicles = new Set(['carro', 'moto', 'tanque', 'posto', 'gnv', 'kombi'])
const vehicleGas: readonly Meaning[] = [{ concept: 'fuel', weight: 'item' }]
const waterBill: readonly Meaning[] = [{ concept: 'bills', weight: 'item' }]
const carWork: readonly Meaning[] = [{ concept: 'parts', weight: 'item' }]
const cooking: readonly Meaning[] = [{ concept: 'groceries', weight: 'item' }]
const hairDye: readonly Meaning[] = [{ concept: 'beauty', weight: 'item' }]
const hairdressing = new Set(
  'cabelo ox oxidante oxigenada cosmetico cosmeticos raiz luzes'.split(' '),
)
const larder = new Set(['groceries', 'ingredients', 'meat'])
/** Oil for an engine costs more. */
const cookingOilCents = 1200
const given: readonly Meaning[] = [{ concept: 'gifts', weight: 'purpose' }]
const schooling: readonly Meaning[] = [{ concept: 'education', weight: 'item' }]
const treatment: readonly Meaning[] = [{ concept: 'health', weight: 'item' }]
const kids = new Set(wordsOf('{kid}'))
/** From here on it is no water to drink. */
const waterBillCents = 2500
const carConcepts = new Set(['car', 'parts', 'fuel'])
const gifts = new Set(wordsOf('{gift}'))
const dear = new Set(wordsOf('{dear}'))
const descendants = new Set('neta neto afilhada afilhado sobrinha sobrinho'.split(' '))
const giftReach = 8
const pronouns = new Set('ela ele elas eles'.split(' '))

/** What a word means because of what stands around it; undefined leaves it at the lexicon. */
export function meaningHere(
  term: string,
  reading: Reading,
  at: number,
): readonly Meaning[] | undefined {
  const { flat, tokens } = reading
  // Water beside other bills, or every month, is one.
  if (term === 'agua' && !drunk.test(flat)) {
    const isAmongBills = !atStall.test(flat) && (bills.test(flat) || again.test(flat))
    if (isAmongBills || isWaterBill(reading, at)) return waterBill
  }
  // "mão de obra" beside a tyre is no builder's.
  if (term === 'obra' && tokens[at - 2]?.norm === 'mao' && namesCar(reading)) return carWork
  if (term === 'tinta' && tokens.some(({ norm }) => hairdressing.has(norm))) return hairDye
  if (term === 'oleo' && isForCooking(reading, at)) return cooking
  if (term === 'material' && isOfKids(reading, at)) return schooling
  if (gifts.has(term) && (isGiven(reading, at) || presents.test(flat))) return given
  if ((term === 'dose' || term === 'doses') && shots.test(flat)) return treatment
  if (isForFeast(reading, at)) return given
  // "almoço 164 + 10% de gorjeta": what is given on top of a bill.
  if (term === 'gorjeta' && isUponBill(reading, at)) return []
  // Gas that a car runs on.
  if (term === 'gas' && tokens.some(({ norm }) => vehicles.has(norm))) return vehicleGas
  // Honey is masculine: "vet da Mel" speaks of the dog.
  return term === 'mel' && tokens[at - 1]?.norm === 'da' ? [] : undefined
}

const included = /^(com|inclu\p{L}+)$/u

/** `10% de gorjeta`, `45 com a gorjeta`, `88 já incluída a gorjeta de 8`: it was given. */
function isUponBill({ tokens }: Reading, at: number): boolean {
  const lead = tokens[at - 2]?.norm ?? ''
  return lead === '%' || lead === 'cento' || included.test(lead)
}

const presents = / presentes? (das|dos|pras|pros|para (as|os)) /
const shots = / (vacinas?|insulina|injecao|antibiotico|remedio) /

const rides = new Set('uber taxi mototaxi onibus corrida carona indrive 99 van'.split(' '))
const leading = new Set(['pra', 'pro', 'para', 'ate', 'ao'])

/** As many words as a ride and where it went. */
const rideMax = 12

/** The `saúde` of "uber pro posto de saúde": where somebody rode to, whatever is called so. */
export function isDestination({ tokens }: Reading, first: number, at: number): boolean {
  const before = tokens.slice(Math.max(first, at - rideMax), at).map(({ norm }) => norm)
  const ride = before.findIndex((word) => rides.has(word))
  return ride >= 0 && before.slice(ride + 1).some((word) => leading.has(word))
}

const paying = / (paguei|pagamos|pago|paga|pagar|quitei|quitamos|conta) ((a|da|de|o) )?agua /

/** Water that is paid, or that costs more than one drinks: `paguei a água`, `Água: 58,75`. */
function isWaterBill({ flat, amounts, tokens }: Reading, at: number): boolean {
  if (paying.test(flat) && !atStall.test(flat)) return true
  // "paguei 68,40 de água": its price stands right before it, or somewhere behind.
  const isOf = /^d[ae]$/.test(tokens[at - 1]?.norm ?? '')
  const own = isOf ? amounts.find(({ last }) => last === at - 2) : undefined
  const price = own ?? amounts.find(({ first }) => first > at)
  const isBought = / (comprei|bebi|tomei|vendi|fardo|fardos|galao|caixa|litros) /.test(flat)
  return !isBought && price !== undefined && price.valueCents >= waterBillCents
}

/** Oil beside rice, from a grocer's, or for less than any that an engine takes. */
function isForCooking(reading: Reading, at: number): boolean {
  const isFood = reading.tokens.some(({ norm }) => {
    return findMeanings(norm)?.some(({ concept }) => larder.has(concept))
  })
  if (isFood) return true
  const price = reading.amounts.find(({ first }) => first > at)
  return !namesCar(reading, at) && price !== undefined && price.valueCents <= cookingOilCents
}

/** @param besides A token that itself proves nothing. */
function namesCar({ tokens }: Reading, besides = -1): boolean {
  return tokens.some(({ norm }, at) => {
    if (at === besides) return false
    return vehicles.has(norm) || findMeanings(norm)?.some(({ concept }) => carConcepts.has(concept))
  })
}

/** `perfume pra minha mãe`, `boneca da minha neta`: bought for somebody who is dear. */
function isGiven({ tokens }: Reading, at: number): boolean {
  let isPriced = false
  for (let link = at + 1; link <= at + giftReach; link += 1) {
    const { norm = '', kind } = tokens[link] ?? {}
    // "colar de R$ 120,00 para ela": its own price may stand between.
    if (kind === 'mark' && norm !== '$') return false
    if (isPriced && (kind === 'number' || norm === 'e')) return false
    isPriced ||= kind === 'number'
    const isFor = /^(pra|pro|para)$/.test(norm)
    if (!isFor && (isPriced || !/^d[ao]$/.test(norm))) continue
    const next = tokens.slice(link + 1, link + 3)
    const who = next.find((one) => dear.has(one.norm))
    if (who) return isFor || descendants.has(who.norm)
    if (isFor && pronouns.has(next[0]?.norm ?? '')) return true
  }
  return false
}

const feasts = new Set(
  'niver aniversario casamento batizado formatura cha debutante bodas noivado crisma'.split(' '),
)

/** `teve niver da minha sobrinha, dei uma boneca`: whatever is given at a feast. */
function isForFeast({ tokens }: Reading, at: number): boolean {
  const [verb, article] = tokens.slice(Math.max(0, at - 2), at).map(({ norm }) => norm)
  const isGave = (verb === 'dei' || verb === 'demos') && /^(um|uma|o|a)$/.test(article ?? '')
  return isGave && tokens.slice(0, at).some(({ norm }) => feasts.has(norm))
}

/** `material dos 3 menino`: what a school asks for. */
function isOfKids({ tokens }: Reading, at: number): boolean {
  const [link, ...next] = tokens.slice(at + 1, at + 5).map(({ norm }) => norm)
  return /^(d[aeo]s?|pr[ao]s?)$/.test(link ?? '') && next.some((word) => kids.has(word))
}
