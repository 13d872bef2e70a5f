import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { AwsV4Signer } from 'aws4fetch'

export interface FakeS3 {
  /** The bucket's address. */
  url: string
  /** What the next calls are answered instead. */
  failWith(...statuses: number[]): void
  close(): Promise<void>
}

export const fakeKeys = { accessKey: 'chave', secretKey: 'segredo de teste', region: 'sa-east-1' }

/** A bucket in memory that checks signatures and lists two names to a page, as S3 does by 1,000. */
export async function fakeS3(): Promise<FakeS3> {
  const kept = new Map<string, Buffer>()
  const failures: number[] = []
  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const url = new URL(request.url ?? '/', `http://${request.headers.host}`)
    const answer = (status: number, body: Buffer | string = ''): void => {
      response.writeHead(status).end(body)
    }
    const failure = failures.shift()
    if (failure !== undefined) return answer(failure, '<Error><Code>InternalError</Code></Error>')
    if (!(await isSigned(request.method ?? '', url, request.headers))) return answer(403)
    const name = url.pathname.replace(/^\/balde\//, '')
    if (request.method === 'PUT') {
      kept.set(name, Buffer.concat(chunks))
      return answer(200)
    }
    if (request.method === 'DELETE') {
      kept.delete(name)
      return answer(204)
    }
    if (name === '') return answer(200, listing(kept, url.searchParams))
    const content = kept.get(name)
    answer(content ? 200 : 404, content)
  }
  const server = createServer((request, response) => void serve(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `http://127.0.0.1:${port}/balde`,
    failWith: (...statuses) => void failures.push(...statuses),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

async function isSigned(
  method: string,
  url: URL,
  headers: NodeJS.Dict<string | string[]>,
): Promise<boolean> {
  const signer = new AwsV4Signer({
    method,
    url: url.href,
    headers: { 'x-amz-content-sha256': String(headers['x-amz-content-sha256']) },
    accessKeyId: fakeKeys.accessKey,
    secretAccessKey: fakeKeys.secretKey,
    service: 's3',
    region: fakeKeys.region,
    datetime: String(headers['x-amz-date']),
  })
  const signed = await signer.sign()
  return signed.headers.get('authorization') === headers.authorization
}

const pageSize = 2

function listing(kept: ReadonlyMap<string, Buffer>, query: URLSearchParams): string {
  const prefix = query.get('prefix') ?? ''
  const after = query.get('continuation-token') ?? ''
  const names = [...kept.keys()].filter((name) => name.startsWith(prefix) && name > after).sort()
  const page = names.slice(0, pageSize)
  const next = names.length > pageSize ? page.at(-1) : undefined
  const keys = page.map((name) => `<Contents><Key>${name}</Key></Contents>`).join('')
  const token = next ? `<NextContinuationToken>${next}</NextContinuationToken>` : ''
  return `<?xml version="1.0"?><ListBucketResult>${keys}${token}</ListBucketResult>`
}
