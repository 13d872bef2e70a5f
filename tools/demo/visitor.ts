/** A browser with its cookies, over the same HTTP as any other. */
export interface Visitor {
  /** The caller names what the contract answers. @throws when it is refused. */
  call<Answer = unknown>(method: string, path: string, body?: object): Promise<Answer>
}

export function visitor(url: string): Visitor {
  const cookies = new Map<string, string>()
  return {
    call: async <Answer>(method: string, path: string, body?: object): Promise<Answer> => {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
      const answer = await fetch(`${url}/api${path}`, {
        method,
        headers: { origin: url, cookie, ...(body && { 'content-type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
      })
      if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
      for (const set of answer.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? []
        cookies.set(name, value)
      }
      return (await answer.json()) as Answer
    },
  }
}
