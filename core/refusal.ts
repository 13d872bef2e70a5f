/** Why an expected "no" is a no; the edge turns it into a status code or a sentence. */
export type RefusalKind =
  | 'invalid'
  | 'unauthenticated'
  | 'forbidden'
  | 'missing'
  | 'conflict'
  | 'limit'
  | 'unpaid'

/**
 * An expected "no". Rules return it as data; commands throw it.
 *
 * @property code `<slice>.<reason>` in lower case, listed in the contract of the slice.
 * @property data What the person needs to act on the refusal, such as the other version of a
 *   transaction that two tabs edited. Never a secret, never another person's data.
 * @property retryAfterSeconds Only with kind `limit`: whole seconds until a retry can succeed.
 */
export class Refusal extends Error {
  readonly code: string
  readonly kind: RefusalKind
  readonly data: unknown
  readonly retryAfterSeconds: number | undefined

  constructor(
    kind: RefusalKind,
    code: string,
    details: { data?: unknown; retryAfterSeconds?: number } = {},
  ) {
    super(code)
    this.name = 'Refusal'
    this.kind = kind
    this.code = code
    this.data = details.data
    this.retryAfterSeconds = details.retryAfterSeconds
  }
}
