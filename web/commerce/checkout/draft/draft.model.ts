import type { CheckoutSession } from '@lya/contract/commerce/checkout.ts'
import type { PaymentMethod } from '@lya/contract/commerce/payment.ts'
import { type PlanName, planNames } from '@lya/core/commerce/plans/period.ts'
import { cpfMask, documentMask, phoneMask, postalCodeMask } from '#commerce/fields/masks.model.ts'

const methods = ['CREDIT_CARD', 'PIX', 'BOLETO'] as const satisfies readonly PaymentMethod[]

/**
 * What a buyer has typed and may find again. Neither a password nor anything of a card is ever a
 * part of it: this is what the browser keeps.
 */
export interface Draft {
  plan: PlanName
  /** Null until somebody chooses: each plan has a number of its own to begin with. */
  installments: number | null
  /** As shown, marks and all. */
  name: string
  phone: string
  email: string
  cpf: string
  cep: string
  address: string
  addressNumber: string
  method: PaymentMethod | null
  pixDocument: string
  wantsReminders: boolean
}

const texts = [
  'name',
  'phone',
  'email',
  'cpf',
  'cep',
  'address',
  'addressNumber',
  'pixDocument',
] as const satisfies readonly (keyof Draft)[]

export const emptyDraft: Draft = {
  plan: 'mensal',
  installments: null,
  name: '',
  phone: '',
  email: '',
  cpf: '',
  cep: '',
  address: '',
  addressNumber: '',
  method: null,
  pixDocument: '',
  wantsReminders: false,
}

/** Whether there is anything in it that somebody would miss. */
export function isWorthKeeping(draft: Draft): boolean {
  return texts.some((key) => draft[key].trim() !== '')
}

/** The plan that an address such as `/checkout?plan=anual` names, however it was written there. */
export function planOfAddress(search: URLSearchParams): PlanName | null {
  const asked = writtenPlan(search)
  return planNames.find((name) => name === asked) ?? null
}

/** Whether an address names a plan that nobody can buy: unknown, or not sold now. */
export function namesUnsoldPlan(
  search: URLSearchParams,
  plans: readonly { slug: PlanName }[],
): boolean {
  const asked = writtenPlan(search)
  return asked !== '' && !plans.some(({ slug }) => slug === asked)
}

/** Empty when the address names none. */
function writtenPlan(search: URLSearchParams): string {
  return (search.get('plan') ?? '').trim().toLowerCase()
}

/** Takes what a browser kept for what it is, and nothing that another version of the page put. */
export function readDraft(kept: unknown): Draft {
  const stored = isRecord(kept) ? kept : {}
  const draft: Draft = {
    ...emptyDraft,
    plan: planNames.find((name) => name === stored.plan) ?? emptyDraft.plan,
    installments: Number.isInteger(stored.installments) ? Number(stored.installments) : null,
    method: methods.find((method) => method === stored.method) ?? null,
    wantsReminders: stored.wantsReminders === true,
  }
  for (const key of texts) {
    const text = stored[key]
    if (typeof text === 'string') draft[key] = text
  }
  return draft
}

/**
 * What the form begins with: what this browser kept, else what the server did, under the plan that
 * the address names. Whoever is signed in pays for themselves.
 */
export function beginDraft(from: {
  session: CheckoutSession
  kept: Draft | null
  asked: PlanName | null
}): Draft {
  const { session, kept, asked } = from
  const { plan, installments, ...stored } = session
  const draft = withMarks(readDraft({ ...stored, plan: plan.slug, installments }))
  for (const key of texts) if (kept && kept[key] !== '') draft[key] = kept[key]
  const chosen = asked ?? kept?.plan ?? plan.slug
  const own = session.isSignedIn ? { name: session.name, email: session.email } : {}
  return {
    ...draft,
    ...own,
    plan: chosen,
    installments: chosen === plan.slug ? (kept?.installments ?? installments) : null,
    method: kept?.method ?? draft.method,
    wantsReminders: kept?.wantsReminders ?? draft.wantsReminders,
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

/** The server keeps texts without their marks. */
function withMarks(draft: Draft): Draft {
  const { phone, cpf, cep, pixDocument } = draft
  return {
    ...draft,
    phone: phoneMask.lay(phoneMask.bare(phone)),
    cpf: cpfMask.lay(cpfMask.bare(cpf)),
    cep: postalCodeMask.lay(postalCodeMask.bare(cep)),
    pixDocument: documentMask.lay(documentMask.bare(pixDocument)),
  }
}

/** A draft as the server takes it: what is not chosen is not sent. */
export function draftChange(draft: Draft) {
  const { method, installments, ...typed } = draft
  return {
    ...typed,
    ...(method === null ? {} : { method }),
    ...(installments === null ? {} : { installments }),
  }
}
