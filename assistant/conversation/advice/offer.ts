import { cents } from '@lya/core/amounts/cents.ts'
import { isYes } from '#conversation/agreement.ts'
import type { Effect } from '#conversation/effect.ts'
import { keepDraft, restoreDraft } from '#conversation/kept-draft.ts'
import { lastDay } from '#conversation/pending/open.ts'
import type { KeptEffect, PendingOffer } from '#conversation/pending/pending-state.ts'
import { isDropping } from '#conversation/pending-question.ts'
import type { AssistantCategory } from '#understanding/draft.ts'
import type { Message } from '#understanding/intents/candidate.ts'
import { leans } from '#understanding/memory/leaning.ts'

/** Keeps an effect until the end of tomorrow; null for one that is not to wait. */
export function openOffer(effect: Effect, today: Temporal.PlainDate): PendingOffer | null {
  const kept = keep(effect)
  return kept && { kind: 'offer', effect: kept, expiresOn: lastDay(today) }
}

function keep(effect: Effect): KeptEffect | null {
  switch (effect.kind) {
    case 'create-transactions':
      return { kind: effect.kind, drafts: effect.transactions.map(keepDraft) }
    case 'buy-in-instalments': {
      const { purchase } = effect
      return { kind: effect.kind, purchase: { ...purchase, date: purchase.date.toString() } }
    }
    case 'create-recurring':
    case 'set-budget':
    case 'deposit':
    case 'pay':
    case 'correct':
    case 'delete':
    case 'delete-all':
    case 'undo-last':
    case 'change-amount':
    case 'change-day':
    case 'end-thing':
      return effect
    default:
      return null
  }
}

/** Takes a message as yes or no to the offer; null when it is about another thing. */
export function completeOffer(
  offer: PendingOffer,
  message: Message,
  categories: readonly AssistantCategory[],
): { effect: Effect | null } | null {
  const { reading } = message
  if (isDropping(message)) return { effect: null }
  // "pode excluir então", of what was offered to be taken out.
  const isLetGo = offer.effect.kind === 'delete' && leans('mayGo', reading)
  const isAgreed = reading.amounts.length === 0 && (isYes(reading.flat) || isLetGo)
  return isAgreed || isRepeated(offer.effect, message)
    ? { effect: restore(offer.effect, categories) }
    : null
}

/** "sim, foi 35", "sim a escova foi 35": a yes that says once more what was offered. */
function isRepeated(effect: KeptEffect, { reading }: Message): boolean {
  const [only, another] = reading.amounts
  if (!only || another || !/^ (?:sim|isso|ss?|eh|e|foi) /.test(reading.flat)) return false
  return Math.round(only.valueCents) === sumOf(effect) && !/ (?:nao|mas|so que) /.test(reading.flat)
}

/** The one sum of what was offered, in centavos; null where it has none. */
function sumOf(effect: KeptEffect): number | null {
  switch (effect.kind) {
    case 'correct':
      return effect.changes.amountCents ?? null
    case 'change-amount':
    case 'deposit':
      return effect.amountCents
    case 'create-recurring':
      return effect.recurring.amountCents
    case 'set-budget':
      return effect.budget.amountCents
    default:
      return null
  }
}

function restore(kept: KeptEffect, categories: readonly AssistantCategory[]): Effect {
  if (kept.kind === 'create-transactions') {
    return {
      kind: kept.kind,
      transactions: kept.drafts.map((one) => restoreDraft(one, categories)),
    }
  }
  if (kept.kind !== 'buy-in-instalments') return kept
  const { purchase } = kept
  const date = Temporal.PlainDate.from(purchase.date)
  const instalmentsCents = purchase.instalmentsCents.map((one) => cents(one))
  return { kind: kept.kind, purchase: { ...purchase, date, instalmentsCents } }
}
