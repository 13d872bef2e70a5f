import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Meta's side for replies: counts them in order, and tells what became of each. */
export interface BenchGraph {
  url: string
  /** The amounts that Lya's replies to a number named, in the order in which they were taken. */
  replies: Map<string, string[]>
  close(): Promise<void>
}

interface Posted {
  status?: string
  to?: string
  text?: { body: string }
  interactive?: { body: { text: string } }
  biz_opaque_callback_data?: string
}

/** @param tell Takes each status that Meta would post to the webhook. */
export async function startGraph(
  tell: (status: Record<string, unknown>) => void,
): Promise<BenchGraph> {
  const replies: BenchGraph['replies'] = new Map()
  let sent = 0
  const take = (posted: Posted): Record<string, unknown> => {
    if (posted.status === 'read') return { success: true }
    sent += 1
    const id = `wamid.reply${sent}`
    const to = posted.to ?? ''
    const text = posted.text?.body ?? posted.interactive?.body.text ?? ''
    const amounts = replies.get(to) ?? []
    replies.set(to, amounts)
    amounts.push(/\d+,\d\d/.exec(text.replaceAll('.', ''))?.[0] ?? text)
    const timestamp = String(Math.floor(Date.now() / 1_000))
    const reference = posted.biz_opaque_callback_data
    for (const status of ['sent', 'delivered']) {
      const whose = { recipient_id: to, biz_opaque_callback_data: reference }
      tell({ id, status, timestamp, ...whose })
    }
    return { contacts: [{ input: to, wa_id: to }], messages: [{ id }] }
  }
  const server = createServer((incoming, outgoing) => {
    const chunks: Buffer[] = []
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
    incoming.on('end', () => {
      outgoing.writeHead(200, { 'content-type': 'application/json' })
      outgoing.end(JSON.stringify(take(JSON.parse(Buffer.concat(chunks).toString()) as Posted)))
    })
  })
  server.keepAliveTimeout = 60_000
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/v25.0`,
    replies,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
