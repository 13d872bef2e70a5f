import { readCpfOrCnpj } from '@lya/core/commerce/documents/documents.ts'
import { addThing, changeThing, takeThing } from '#simulators/asaas/asaas.store.ts'
import { randomDigits } from '#simulators/asaas/chance.ts'
import { missing, refusal } from '#simulators/asaas/refuse.ts'
import { dayOf, type SimulatedCall } from '#simulators/asaas/simulated-call.ts'
import type { SimulatedCustomer } from '#simulators/asaas/simulated-charge.ts'

/** What may be sent of a customer, in the order of the provider's answer. */
const contact = ['name', 'email', 'company', 'phone', 'mobilePhone'] as const
const address = ['address', 'addressNumber', 'complement', 'province', 'postalCode'] as const
const more = ['observations', 'municipalInscription', 'stateInscription'] as const

export type SentCustomer = Record<string, unknown>

/** Makes a customer; the same person sent twice is two customers. */
export async function addCustomer(
  call: SimulatedCall,
  sent: SentCustomer,
): Promise<SimulatedCustomer> {
  check(sent)
  const id = `cus_${randomDigits(12)}`
  const customer = { id, createdOn: dayOf(call.now), deleted: false, sent }
  await addThing(call.tx, {
    ...{ id, kind: 'cliente', data: customer, visibleAt: call.now },
    reference: textOf(sent.externalReference),
    customer: textOf(sent.cpfCnpj),
  })
  return customer
}

export async function changeCustomer(
  call: SimulatedCall,
  id: string,
  sent: SentCustomer,
): Promise<SimulatedCustomer> {
  const kept = await findCustomer(call, id)
  if (!kept) throw missing()
  const customer = { ...kept, sent: { ...kept.sent, ...sent } }
  check(customer.sent)
  await changeThing(call.tx, id, { data: customer, nextAt: null })
  return customer
}

export async function removeCustomer(call: SimulatedCall, id: string): Promise<void> {
  const kept = await findCustomer(call, id)
  if (!kept) throw missing()
  await changeThing(call.tx, id, { data: { ...kept, deleted: true }, nextAt: null })
}

/** Whoever is to be charged. @throws AsaasError when there is no such customer. */
export async function takeCustomer(call: SimulatedCall, id: unknown): Promise<SimulatedCustomer> {
  const found = typeof id === 'string' ? await findCustomer(call, id) : null
  if (!found || found.deleted) throw refusal('customer')
  return found
}

export async function findCustomer(
  { tx, now }: SimulatedCall,
  id: string,
): Promise<SimulatedCustomer | null> {
  return (await takeThing<SimulatedCustomer>(tx, { kind: 'cliente', id, now }))?.data ?? null
}

export function customerBody(customer: SimulatedCustomer): Record<string, unknown> {
  const { id, createdOn, deleted, sent } = customer
  const pick = (names: readonly string[]): Record<string, unknown> =>
    Object.fromEntries(names.map((name) => [name, sent[name] ?? null]))
  return {
    ...{ object: 'customer', id, dateCreated: createdOn },
    ...pick(contact),
    ...pick(address),
    ...pick(['cpfCnpj']),
    personType: textOf(sent.cpfCnpj)?.length === 14 ? 'JURIDICA' : 'FISICA',
    deleted,
    ...pick(['additionalEmails', 'externalReference']),
    notificationDisabled: sent.notificationDisabled === true,
    ...pick(more),
    ...{ canDelete: true, cannotBeDeletedReason: null, canEdit: true, cannotEditReason: null },
    ...{ city: null, cityName: null, state: null, country: 'Brasil' },
  }
}

function check(sent: SentCustomer): void {
  if (!textOf(sent.name)) throw refusal('name')
  if (readCpfOrCnpj(textOf(sent.cpfCnpj) ?? '') === null) throw refusal('document')
  // Such as 47999999999, which nobody has.
  if (/(\d)\1{7}$/.test(textOf(sent.mobilePhone) ?? '')) throw refusal('mobilePhone')
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null
}
