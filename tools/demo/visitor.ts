import { setTimeout as pause } from 'node:timers/promises'

/** On a machine that does much else the database is waited for in vain for some seconds. */
const triesMax = 6
const pauseMs = 2_000

/** A browser with its cookies, over the same HTTP as any other. */
export interface Visitor {
  /**
   * The caller names what the contract answers. What was unavailable is asked for again, as its
   * answer says to.
   *
   * @throws when it is refused.
   */
  call<Answer = unknown>(method: string, path: string, body?: object): Promise<Answer>
}

export function visitor(url: string): Visitor {
  const cookies = new Map<string, string>()
  return {
    call: async <Answer>(method: string, path: string, body?: object): Promise<Answer> => {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
      const ask = (): Promise<Response> =>
        fetch(`${url}/api${path}`, {
          method,
          headers: { origin: url, cookie, ...(body && { 'content-type': 'application/json' }) },
          ...(body && { body: JSON.stringify(body) }),
        })
      let answer = await ask()
      for (let tries = 1; answer.status === 503 && tries < triesMax; tries += 1) {
        await pause(pauseMs)
        answer = await ask()
      }
      if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
      for (const set of answer.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? []
        cookies.set(name, value)
      }
      return (await answer.json()) as Answer
    },
  }
}
