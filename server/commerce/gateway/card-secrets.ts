import { inspect } from 'node:util'

/**
 * A card's number and code, for the life of one request. It can be neither printed, nor written as
 * JSON, nor cloned into a job: whoever needs them asks `reveal`.
 */
export class CardSecrets {
  readonly #number: string
  readonly #code: string
  readonly holderName: string
  /** `MM` and `YYYY`. */
  readonly expiryMonth: string
  readonly expiryYear: string

  /** @param card.number Digits alone. */
  constructor(card: {
    number: string
    code: string
    holderName: string
    expiryMonth: string
    expiryYear: string
  }) {
    this.#number = card.number
    this.#code = card.code
    this.holderName = card.holderName
    this.expiryMonth = card.expiryMonth
    this.expiryYear = card.expiryYear
  }

  get lastFour(): string {
    return this.#number.slice(-4)
  }

  /** For the provider's tokenisation and for nothing else. */
  reveal(): { number: string; code: string } {
    return { number: this.#number, code: this.#code }
  }

  toJSON(): string {
    return this.toString()
  }

  toString(): string {
    return `**** ${this.lastFour}`
  }

  [inspect.custom](): string {
    return this.toString()
  }
}
