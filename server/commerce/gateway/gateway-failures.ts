/**
 * The provider said no, and nothing was made.
 *
 * @property code The provider's word, such as `invalid_action`.
 * @property detail What it says to people, in Portuguese. It may echo what was sent: not for logs.
 */
export class GatewayRefusal extends Error {
  override readonly name = 'GatewayRefusal'
  readonly code: string
  readonly detail: string

  constructor(code: string, detail: string) {
    super(`the payment provider refused: ${code}`)
    this.code = code
    this.detail = detail
  }
}

/** Nobody knows whether it was made: it is looked up by its reference, never called again. */
export class GatewayTimeout extends Error {
  override readonly name = 'GatewayTimeout'
}

/** It was certainly not made: no connection, a 5xx before it was taken in, or a quota (429). */
export class GatewayDown extends Error {
  override readonly name = 'GatewayDown'
}
