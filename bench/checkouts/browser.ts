import { setTimeout as pause } from 'node:timers/promises'

export interface Answer {
  status: number
  body: unknown
}

/** A browser at the checkout, with its cookie and an address of its own. */
export interface CheckoutBrowser {
  call(method: string, path: string, body?: unknown): Promise<Answer>
  /** Opens a checkout, however long it takes, and answers its id. */
  open(plan: string): Promise<string>
  /** What its own requests carry. */
  headers(): Record<string, string>
}

/** Again until somebody answered: the server may be dead, or too busy. */
export async function certain(ask: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    const answer = await ask().catch(() => null)
    if (answer && answer.status < 500 && answer.status !== 429) return answer
    await pause(500 + 500 * Math.random())
  }
}

/** @param who Another number, another household and telephone. */
export function browser({ who, url }: { who: number; url: string }): CheckoutBrowser {
  let cookie = ''
  const headers = (): Record<string, string> => ({
    ...{ cookie, origin: url, 'content-type': 'application/json' },
    // A household of its own, or all of them would share one address's bounds.
    'x-forwarded-for': `203.${Math.floor(who / 250)}.${who % 250}.7`,
  })
  const call = async (method: string, path: string, body?: unknown): Promise<Answer> => {
    const response = await fetch(`${url}/api${path}`, {
      method,
      headers: headers(),
      body: body === undefined ? null : JSON.stringify(body),
      signal: AbortSignal.timeout(70_000),
    })
    const [set] = response.headers.getSetCookie()
    if (set) cookie = set.split(';')[0] ?? ''
    return { status: response.status, body: await response.json() }
  }
  const open = async (plan: string): Promise<string> => {
    const { body } = await certain(() => call('POST', '/checkout/sessions', { plan }))
    return (body as { session: { id: string } }).session.id
  }
  return { call, open, headers }
}

/** All that paying needs. */
export function personalData(who: number, email: string): Record<string, string> {
  return {
    ...{ name: 'Pessoa do Teste', email, password: 'uma senha longa 73' },
    ...{ phone: `(11) 9${80_000_000 + who}`, cpf: cpfOf(who), cep: '01310-100' },
  }
}

/** Another valid CPF for each number. */
export function cpfOf(who: number): string {
  const base = String(100_000_000 + who * 7_919).slice(-9)
  const digit = (digits: string): number => {
    const sum = [...digits].reduce(
      (all, one, at) => all + Number(one) * (digits.length + 1 - at),
      0,
    )
    return sum % 11 < 2 ? 0 : 11 - (sum % 11)
  }
  const first = digit(base)
  return `${base}${first}${digit(`${base}${first}`)}`
}
