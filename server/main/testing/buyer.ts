import type { Payment } from '@lya/contract/commerce/payment.ts'
import type { TestAnswer } from '#main/testing/app.ts'
import type { Shop } from '#main/testing/shop.ts'
import { newId } from '#platform/security/ids.ts'

/** A browser at the checkout, with its cookie and nothing else. */
export interface Buyer {
  id: string
  cookie: string
  email: string
  send(method: string, path: string, body?: unknown): Promise<TestAnswer>
  save(draft: object): Promise<TestAnswer>
  /** Pays by card; a good one unless told otherwise. */
  payByCard(card?: Partial<typeof goodCard> & { attemptId?: string }): Promise<TestAnswer>
  payByPix(how?: { attemptId?: string; document?: string }): Promise<TestAnswer>
  payment(): Promise<Payment>
}

export const goodCard = {
  number: '4111 1111 1111 1111',
  holderName: 'MARIA SOUZA',
  expiry: '12/30',
  code: '737',
  installments: 1,
}

/** A document that is somebody's. */
export const cpf = '529.982.247-25'

let phones = 0

/** Opens a checkout and, unless told otherwise, fills in all that paying needs. */
export async function buyer(
  shop: Shop,
  options: {
    plan?: 'mensal' | 'trimestral' | 'anual'
    email?: string
    /** Of who is signed in. */
    session?: string
    isUnfilled?: boolean
    isKnown?: boolean
    /** The referral code of the link by which they came, and other cookies of the browser. */
    ref?: string
    device?: string
  } = {},
): Promise<Buyer> {
  const { app } = shop
  const {
    plan = 'mensal',
    email = `${newId()}@exemplo.com.br`,
    session = '',
    device = '',
  } = options
  const opened = await app.call('POST', '/api/checkout/sessions', {
    body: JSON.stringify({ plan, ...(options.ref !== undefined && { ref: options.ref }) }),
    cookie: [session, device].filter((one) => one !== '').join('; '),
  })
  if (opened.status !== 200) throw new Error(`open: ${JSON.stringify(opened.body)}`)
  const { id } = (opened.body as { session: { id: string } }).session
  const [own = ''] = (opened.headers.get('set-cookie') ?? '').split(';')
  const cookie = [session, device, own].filter((one) => one !== '').join('; ')
  const send: Buyer['send'] = (method, path, body) =>
    app.call(method, path, {
      cookie,
      body: body === undefined ? undefined : JSON.stringify(body),
    })
  const path = `/api/checkout/sessions/${id}`
  const made: Buyer = {
    ...{ id, cookie, email, send },
    save: (draft) => send('PATCH', path, draft),
    payByCard: ({ attemptId = newId(), ...card } = {}) =>
      send('POST', `${path}/card`, { ...goodCard, ...card, attemptId }),
    payByPix: ({ attemptId = newId(), document = cpf } = {}) =>
      send('POST', `${path}/pix`, { attemptId, document }),
    payment: async () => (await send('GET', `${path}/payment`)).body as Payment,
  }
  if (!options.isUnfilled) {
    phones += 1
    const saved = await made.save({
      ...{ name: 'Maria Souza', email, phone: `(11) 9${String(80_000_000 + phones)}`, cpf },
      ...(!session && !options.isKnown && { password: 'uma senha longa 73' }),
      ...{ cep: '01310-100', step: 2 },
    })
    if (saved.status !== 200) throw new Error(`save: ${JSON.stringify(saved.body)}`)
  }
  return made
}
