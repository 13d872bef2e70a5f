/**
 * The world outside failed: a provider refused, hung or could not be reached. Thrown by adapters
 * only; jobs try again when `isRetryable`, the edge answers 503.
 */
export class Outage extends Error {
  readonly provider: string
  readonly isRetryable: boolean

  constructor(provider: string, details: { isRetryable: boolean; cause?: unknown }) {
    super(`${provider} failed`, { cause: details.cause })
    this.name = 'Outage'
    this.provider = provider
    this.isRetryable = details.isRetryable
  }
}
