import { describe, expect, it } from 'vitest'
import { refusalSentence } from './refusals.copy.ts'
import { refusedCall } from './refused-call.ts'

describe('an answer that is a no', () => {
  it('carries the code, the data and when to come back', () => {
    const call = refusedCall({ code: 'transactions.stale', data: { version: 3 } }, 409)
    expect(call).toMatchObject({ code: 'transactions.stale', status: 409, data: { version: 3 } })
    expect(refusedCall({ code: 'platform.unavailable' }, 503, '12').retryAfterSeconds).toBe(12)
    expect(refusedCall({ code: 'platform.unavailable' }, 503).retryAfterSeconds).toBeUndefined()
  })

  it("makes sense of a proxy's page", () => {
    expect(refusedCall('<h1>Bad gateway</h1>', 502).code).toBe('platform.unavailable')
    expect(refusedCall(null, 418).code).toBe('platform.unexpected')
  })

  it.each([
    ['1', 'Muitas tentativas. Tente de novo em 1 segundo.'],
    ['59', 'Muitas tentativas. Tente de novo em 59 segundos.'],
    ['60', 'Muitas tentativas. Tente de novo em 1 minuto.'],
    ['61', 'Muitas tentativas. Tente de novo em 2 minutos.'],
  ])('says how long to wait: %s seconds', (seconds, sentence) => {
    const call = refusedCall({ code: 'identity.too-many-attempts' }, 429, seconds)
    expect(refusalSentence(call)).toBe(sentence)
  })

  it('always has a sentence', () => {
    expect(refusalSentence(refusedCall({ code: 'identity.email-taken' }, 409))).toBe(
      'Email já cadastrado.',
    )
    expect(refusalSentence(refusedCall({ code: 'from-the-future' }, 400))).toBe(
      'Erro inesperado. Tente novamente.',
    )
    expect(refusalSentence(new TypeError('Failed to fetch'))).toMatch(/conexão/)
  })
})
