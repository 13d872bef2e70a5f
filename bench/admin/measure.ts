import { percentile } from '../result.ts'

export interface Timed {
  name: string
  p95Ms: number
}

/**
 * The 95th percentile of each request, by two operators at once who ask for everything in turns, so
 * that no answer is still warm from the one before.
 */
export async function measure(
  url: string,
  cookies: readonly string[],
  requests: readonly { name: string; path: string }[],
  rounds: number,
): Promise<Timed[]> {
  const times = requests.map((): number[] => [])
  const work = async (cookie: string, offset: number): Promise<void> => {
    for (let step = 0; step < rounds * requests.length; step += 1) {
      const place = (step + offset) % requests.length
      const { name = '', path = '' } = requests[place] ?? {}
      const start = performance.now()
      const response = await fetch(url + path, { headers: { cookie } })
      const text = await response.text()
      if (!response.ok) throw new Error(`${name}: ${response.status} ${text.slice(0, 200)}`)
      // The first round warms up.
      if (step >= requests.length) times[place]?.push(performance.now() - start)
    }
  }
  await Promise.all(
    cookies.map((cookie, who) => work(cookie, Math.floor((who * requests.length) / 2))),
  )
  return requests
    .map(({ name }, place) => ({ name, p95Ms: percentile(times[place] ?? [], 95) }))
    .toSorted((a, b) => b.p95Ms - a.p95Ms)
}
