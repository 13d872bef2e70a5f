import { beforeEach, expect, it } from 'vitest'
import { watchProxies } from '#platform/http/proxies/watch-proxies.ts'

const told: string[] = []
const log = { warn: (event: string) => void told.push(event) }
const forwarded = new Headers({ 'x-forwarded-for': '203.0.113.9' })
const atStart = 'PUBLIC_URL is set and TRUSTED_PROXIES is not'
const atRequest = 'a proxy hands requests on and TRUSTED_PROXIES is not set'

beforeEach(() => void told.splice(0))

it('warns at the start of a public address without a proxy that is trusted', () => {
  watchProxies({ publicUrl: 'https://lya.example', trustedProxies: [], log })
  expect(told).toEqual([atStart])
})

it('says nothing on this machine alone, nor where the proxy is named', () => {
  watchProxies({ publicUrl: null, trustedProxies: [], log })
  watchProxies({ publicUrl: 'http://localhost:3000', trustedProxies: [], log })
  const watch = watchProxies({
    publicUrl: 'https://lya.example',
    trustedProxies: ['127.0.0.1'],
    log,
  })
  watch(forwarded)
  expect(told).toEqual([])
})

it('warns once of requests that were handed on', () => {
  const watch = watchProxies({ publicUrl: null, trustedProxies: [], log })
  watch(new Headers())
  expect(told).toEqual([])
  watch(forwarded)
  watch(new Headers({ forwarded: 'for=203.0.113.9' }))
  expect(told).toEqual([atRequest])
})
