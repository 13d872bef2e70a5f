/** A charge as the simulator keeps it; `chargeBody` tells it as the provider does. */
export interface SimulatedCharge {
  id: string
  /** Counts up; the invoice's number. */
  number: number
  createdOn: string
  customer: string
  subscription: string | null
  installment: { id: string; number: number; count: number } | null
  billingType: 'BOLETO' | 'CREDIT_CARD' | 'PIX' | 'UNDEFINED'
  valueCents: number
  netCents: number
  description: string | null
  reference: string | null
  status: string
  deleted: boolean
  dueOn: string
  originalDueOn: string
  confirmedOn: string | null
  /** The day the payer paid. */
  paidOn: string | null
  /** The day the money came. */
  receivedOn: string | null
  creditOn: string | null
  card: SimulatedCard | null
  refunds: { at: string; valueCents: number; description: string | null }[]
  receipt: string | null
  pixTransaction: string | null
  pixQrCode: string | null
  discount: { value: number; dueDateLimitDays: number; type: string }
  fine: { value: number; type: string }
  interest: { value: number }
}

/** What a card leaves behind: never its number, never its code. */
export interface SimulatedCard {
  token: string
  brand: string
  lastFour: string
}

export interface SimulatedInstallment {
  id: string
  createdOn: string
  customer: string
  billingType: SimulatedCharge['billingType']
  valueCents: number
  count: number
  description: string | null
  dueOn: string
  deleted: boolean
}

export interface SimulatedCustomer {
  id: string
  createdOn: string
  deleted: boolean
  /** As it was sent, in the provider's own words. */
  sent: Record<string, unknown>
}

export interface SimulatedSubscription {
  id: string
  createdOn: string
  customer: string
  billingType: SimulatedCharge['billingType']
  valueCents: number
  cycle: string
  description: string | null
  reference: string | null
  status: 'ACTIVE' | 'INACTIVE' | 'EXPIRED'
  deleted: boolean
  /** The due date of the next charge to be made. */
  nextDueOn: string
  endOn: string | null
  card: SimulatedCard | null
}

export const reais = (cents: number): number => cents / 100
