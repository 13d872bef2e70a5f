/** A signed-in account, over the same HTTP as any client. */
export interface Account {
  /** The caller names what the contract answers. */
  call<Answer = unknown>(method: string, path: string, body?: object): Promise<Answer>
}

/** @throws when the sign-in or any later call is refused. */
export async function signIn(
  url: string,
  credentials: { email: string; password: string },
): Promise<Account> {
  let cookie = ''
  const call = async <Answer>(method: string, path: string, body?: object): Promise<Answer> => {
    const answer = await fetch(`${url}/api${path}`, {
      method,
      headers: { origin: url, cookie, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
    cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? cookie
    return (await answer.json()) as Answer
  }
  await call('POST', '/sign-in', credentials)
  return { call }
}
