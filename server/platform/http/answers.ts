import { compressJson } from '#platform/http/compress-json.ts'
import { describeBug } from '#platform/http/describe-bug.ts'
import { outageLog } from '#platform/http/outage-log.ts'
import { answerError } from '#platform/http/refusal-answer.ts'
import { apiHeaders, type HeaderRecord } from '#platform/http/security-headers.ts'
import type { Log } from '#platform/log/log.ts'
import { newId } from '#platform/security/ids.ts'

/** What an answer of the API is made of; `body` is plain JSON, undefined when there is none. */
export interface Answer {
  status: number
  body: unknown
  headers?: HeaderRecord
}

/** Makes the answers of everything that is not a page. */
export interface Answers {
  /**
   * @param own Headers that the procedure added, such as cookies.
   * @param acceptEncoding What the client takes, where the answer may be long.
   */
  json(answer: Answer, own?: Headers, acceptEncoding?: string | null): Response
  /** The answer to whatever was thrown; what nobody expected is logged under the request's id. */
  failure(error: unknown, own?: Headers): Response
  stream(body: ReadableStream<Uint8Array>, headers: HeaderRecord): Response
  /** A whole file; `headers` say what it is, and how long it may be kept. */
  file(body: Uint8Array<ArrayBuffer>, headers: HeaderRecord): Response
}

export function createAnswers(parts: { publicUrl: string | null; log: Log }): Answers {
  const tellOutage = outageLog(parts.log)
  const common = apiHeaders({ isHttps: parts.publicUrl?.startsWith('https:') ?? false })
  return {
    json: (answer, own, acceptEncoding = null) =>
      render(answer, { common, requestId: newId(), own, acceptEncoding }),
    failure: (error, own) => {
      const answer = answerError(error)
      const requestId = newId()
      if (answer.status === 503) tellOutage(error)
      if (answer.isBug) parts.log.error('request failed', { requestId, ...describeBug(error) })
      return render(answer, { common, requestId, own, acceptEncoding: null })
    },
    stream: (body, headers) => new Response(body, { headers: { ...common, ...headers } }),
    file: (body, headers) => new Response(body, { headers: { ...common, ...headers } }),
  }
}

/** A plain record of headers goes to Node as it is; only cookies need the slower kind. */
function render(
  { status, body, headers = {} }: Answer,
  {
    common,
    requestId,
    own,
    acceptEncoding,
  }: {
    common: HeaderRecord
    requestId: string
    own: Headers | undefined
    acceptEncoding: string | null
  },
): Response {
  const record: HeaderRecord = { ...common, ...headers, 'x-request-id': requestId }
  record['content-type'] = 'application/json'
  const content = body === undefined ? null : compressJson(JSON.stringify(body), acceptEncoding)
  if (content && content.encoding !== 'identity') {
    record['content-encoding'] = content.encoding
    record.vary = 'accept-encoding'
  }
  const [first] = own ?? []
  if (!first) return new Response(content?.body ?? null, { status, headers: record })
  const all = new Headers(record)
  for (const [name, value] of own ?? []) all.append(name, value)
  return new Response(content?.body ?? null, { status, headers: all })
}
