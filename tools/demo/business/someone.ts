import { type Cents, decimalFromCents } from '@lya/core/amounts/cents.ts'
import { addDays, type Day, dayOf, daysBetween } from '@lya/core/commerce/subscriptions/day.ts'
import { projectionOf } from '@lya/core/commerce/subscriptions/projection.ts'
import { statusOf } from '@lya/core/commerce/subscriptions/status.ts'
import type { Subscription } from '@lya/core/commerce/subscriptions/subscription.ts'
import type { Terms } from '@lya/core/commerce/subscriptions/terms.ts'
import { payUntilToday } from '#tools/demo/business/pay.ts'
import { type BusinessRows, idAt } from '#tools/demo/business/rows.ts'
import { type Subscriber, subscriber } from '#tools/demo/business/subscriber.ts'
import { seededChance } from '#tools/demo/live.ts'

export interface Somebody {
  /** Their place among those who came, from 0. */
  place: number
  name: string
  email: string
  signedUpOn: Day
  /** Who told them of us. */
  referrerId: string | null
}

export interface World {
  rows: BusinessRows
  now: Temporal.Instant
  /** Of the plans in the order month, quarter, year. */
  terms: readonly Terms[]
}

/** What the others of the business know of somebody. */
export interface Known {
  userId: string
  name: string
  signedUpOn: Day
  subscription: Subscription | null
  isOnTrial: boolean
}

const trialDays = 7
/** How keen somebody has to be, from 0 to 1: to look at the prices, and to buy. */
const keenEnough = { looking: 0.48, buying: 0.6 } as const

/** Lets somebody come, write and pay until today. */
export function liveBusiness(world: World, somebody: Somebody): Known {
  const { rows, now } = world
  const { place, name, email, signedUpOn } = somebody
  const chance = seededChance(7_919 * (place + 1))
  const today = dayOf(now)
  let made = 0
  const count = (): number => place * 10_000 + ++made
  const at = (day: Day): Temporal.Instant => earlier(momentOf(day, chance()), now)
  const signedUpAt = at(signedUpOn)
  const userId = idAt(signedUpAt, count())
  const trialEndsOn = addDays(signedUpOn, trialDays)
  const keenness = chance()
  const buyOn = addDays(signedUpOn, 2 + Math.floor(chance() * 9))
  const isBuying = keenness > keenEnough.buying && buyOn <= today
  const paying = isBuying ? buyer(world, { userId, name, count, chance, at, today }) : null
  const profile = {
    ...{ id: userId, name, email, whatsapp_number: `5511900${String(place).padStart(6, '0')}` },
    ...{ onboarding_step: keenness > 0.12 ? 4 : 2, trial_end_date: trialEndsOn },
    ...{ created_at: signedUpAt.toString(), updated_at: now.toString(), papeis: [] },
    ...{ fuso_horario: 'America/Sao_Paulo', referred_by_user_id: somebody.referrerId },
  }
  if (paying) {
    const rest = buyOn < trialEndsOn ? trialEndsOn : null
    payUntilToday({ ...paying, chance, at, today }, { on: buyOn, trialEndsOn: rest })
  }
  if (keenness > keenEnough.looking && buyOn <= today) {
    openCheckout(world, { userId, id: idAt(at(buyOn), count()), on: buyOn, isBuying })
  }
  const subscription = paying?.subscriber.subscription ?? null
  rows.add('profiles', { ...profile, ...planOf(subscription, today) })
  paying?.subscriber.close(now)
  const isHere = subscription === null || statusOf(subscription, today) === 'active'
  const lastOn = isHere && keenness > 0.2 ? today : lastDayOf(subscription, signedUpOn, today)
  write(rows, { userId, chance, keenness, signedUpOn, lastOn })
  return { userId, name, signedUpOn, subscription, isOnTrial: paying === null }
}

/** A visit to the till; of those who bought nothing nobody is reminded. */
function openCheckout(
  { rows, terms }: World,
  { userId, id, on, isBuying }: { userId: string; id: string; on: Day; isBuying: boolean },
): void {
  const plan = terms[0]
  if (!plan) return
  const at = momentOf(on, 0).toString()
  rows.add('checkout_sessions', {
    ...{ session_id: id, navegador: `demo ${id}`, user_id: userId, plan_id: plan.planId },
    ...{ name: '', email: '', phone: '', cpf: '', cep: '', address: '', address_number: '' },
    ...{ pix_document: '', price_plan: decimalFromCents(plan.priceCents) },
    ...{ period_plan: plan.period, installments: 1, current_step: isBuying ? 2 : 1 },
    ...{ aceita_lembretes: false, lembretes_enviados: 0, expira_em: at },
    ...{ concluida_em: isBuying ? at : null, created_at: at, updated_at: at },
  })
}

interface Buying {
  userId: string
  name: string
  count(): number
  chance(): number
  at(day: Day): Temporal.Instant
  today: Day
}

/** Chooses a plan, and how it is paid. */
function buyer(
  { rows, now, terms }: World,
  { userId, name, count, chance }: Buying,
): { subscriber: Subscriber; isByCard: boolean } {
  const roll = chance()
  // Half of them by the month, and more by the year than by the quarter.
  const chosen = terms[[0.55, 0.72].filter((share) => roll >= share).length]
  if (!chosen) throw new Error('the catalogue has its three plans')
  const isByCard = chance() < 0.66
  const cardTokenId = isByCard ? idAt(now, count()) : null
  if (cardTokenId) {
    rows.add('card_tokens', {
      ...{ id: cardTokenId, user_id: userId, environment: 'sandbox', is_active: true },
      ...{ customer_id: `cus_demo_${userId.slice(-12)}`, token: `demo-${cardTokenId}` },
      ...{ last_four_digits: String(1_000 + Math.floor(chance() * 9_000)) },
      ...{ card_brand: chance() < 0.5 ? 'VISA' : 'MASTERCARD', holder_name: name.toUpperCase() },
      ...{ expiry_month: '12', expiry_year: String(2_027 + Math.floor(chance() * 5)) },
      ...{ impressao: `demo-${cardTokenId}`, created_at: now.toString() },
      updated_at: now.toString(),
    })
  }
  const billingType = isByCard ? 'CREDIT_CARD' : 'PIX'
  const bought = { userId, rows, count, billingType, cardTokenId, terms: chosen } as const
  return { subscriber: subscriber(bought), isByCard }
}

function planOf(subscription: Subscription | null, today: Day) {
  const plan = subscription && projectionOf(subscription, today)
  const reais = (value: Cents | null | undefined) => (value ? decimalFromCents(value) : null)
  return {
    ...{ status_plan: plan?.state ?? 'TRIAL', end_date_plan: plan?.endsOn ?? null },
    ...{ period_plan: plan?.period ?? null, price_plan: reais(plan?.priceCents) },
    ...{ billing_type: plan?.billingType ?? null },
    ...{ max_transactions: plan?.transactionsMax ?? null },
    ...{ max_categories: plan?.categoriesMax ?? null },
  }
}

/** Whoever left stopped writing with it; whoever never paid, in their second week. */
function lastDayOf(subscription: Subscription | null, signedUpOn: Day, today: Day): Day {
  const paidUntil = subscription?.grants.at(-1)?.madeOn
  const last = addDays(paidUntil ?? signedUpOn, 10)
  return last < today ? last : today
}

interface Writing {
  userId: string
  chance(): number
  keenness: number
  signedUpOn: Day
  lastOn: Day
}

/** The days on which they wrote, and how often; those who never paid stop soon. */
function write(rows: BusinessRows, { userId, chance, keenness, signedUpOn, lastOn }: Writing) {
  const fact = (fato: string, dia: Day, vezes = 1) =>
    rows.add('fatos', { user_id: userId, fato, dia, vezes })
  fact('cadastrou', signedUpOn)
  if (keenness < 0.12) return
  fact('comecou', signedUpOn)
  if (keenness < 0.18) return
  const days = Math.max(0, daysBetween({ from: signedUpOn, to: lastOn }))
  const lasting =
    keenness > keenEnough.buying ? days : Math.min(days, 9 + Math.floor(chance() * 12))
  let isFirst = true
  for (let day = 0; day <= lasting; day += 1) {
    if (chance() > (day < 7 ? keenness : keenness * 0.22)) continue
    const on = addDays(signedUpOn, day)
    if (isFirst) fact('primeiro_lancamento', on)
    isFirst = false
    fact('escreveu', on, 1 + Math.floor(chance() * 2.4))
  }
}

function momentOf(day: Day, part: number): Temporal.Instant {
  const time = Temporal.PlainTime.from('08:00').add({ minutes: Math.floor(part * 780) })
  return Temporal.PlainDate.from(day)
    .toZonedDateTime({ timeZone: 'America/Sao_Paulo', plainTime: time })
    .toInstant()
}

function earlier(one: Temporal.Instant, other: Temporal.Instant): Temporal.Instant {
  return Temporal.Instant.compare(one, other) < 0 ? one : other
}
