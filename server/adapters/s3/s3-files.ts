import { createHash } from 'node:crypto'
import { AwsClient } from 'aws4fetch'
import type { FileBucket } from '#platform/config/settings.ts'
import { Outage } from '#platform/outage.ts'
import type { StoredFiles } from '#platform/storage/stored-files.ts'

/** A picture takes a second; who waits longer than this has given up. */
const timeoutMs = 15_000

/** Stored files in a bucket of anything that speaks S3, addressed by path or by host. */
export function s3Files(bucket: FileBucket): StoredFiles {
  const client = new AwsClient({
    accessKeyId: bucket.accessKey,
    secretAccessKey: bucket.secretKey,
    service: 's3',
    region: bucket.region,
    retries: 2,
  })

  async function send(
    method: string,
    path: string,
    content: Buffer = Buffer.alloc(0),
  ): Promise<{ status: number; body: Buffer }> {
    try {
      const response = await client.fetch(`${bucket.url}/${path}`, {
        method,
        // Signed as well, so that what arrives is what was sent.
        headers: { 'x-amz-content-sha256': createHash('sha256').update(content).digest('hex') },
        ...(method === 'PUT' ? { body: new Uint8Array(content) } : {}),
        signal: AbortSignal.timeout(timeoutMs),
      })
      return { status: response.status, body: Buffer.from(await response.arrayBuffer()) }
    } catch (cause) {
      throw new Outage('s3', { isRetryable: true, cause })
    }
  }

  async function* list(prefix: string): AsyncGenerator<string> {
    for (let token: string | null = ''; token !== null; ) {
      const query = new URLSearchParams({ 'list-type': '2', prefix })
      if (token !== '') query.set('continuation-token', token)
      const { status, body } = await send('GET', `?${query.toString()}`)
      if (status !== 200) throw refused(status)
      const page = body.toString('utf8')
      yield* textsOf(page, 'Key')
      ;[token = null] = textsOf(page, 'NextContinuationToken')
    }
  }

  return {
    write: async (name, content) => {
      const { status } = await send('PUT', name, content)
      if (status !== 200) throw refused(status)
    },
    read: async (name) => {
      const { status, body } = await send('GET', name)
      if (status === 404) return null
      if (status !== 200) throw refused(status)
      return body
    },
    remove: async (name) => {
      const { status } = await send('DELETE', name)
      if (status !== 204 && status !== 200 && status !== 404) throw refused(status)
    },
    list,
  }
}

/** A key that is wrong, or a bucket that is not there, is the operator's to mend. */
function refused(status: number): Outage {
  return new Outage('s3', {
    isRetryable: status >= 500 || status === 429,
    cause: new Error(`S3 answered ${status}`),
  })
}

/** The texts of these elements; names of ours hold nothing that XML would have to escape. */
function textsOf(xml: string, element: string): string[] {
  const pattern = new RegExp(`<${element}>([^<]*)</${element}>`, 'g')
  return [...xml.matchAll(pattern)].map(([, text = '']) => text)
}
