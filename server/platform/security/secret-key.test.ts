import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { keyFileName, loadSecretKey, secretKey } from '#platform/security/secret-key.ts'

let dataFolder: string
beforeEach(() => {
  dataFolder = mkdtempSync(join(tmpdir(), 'lya-key-'))
})
afterEach(() => rmSync(dataFolder, { recursive: true }))

it('makes a key once, for its owner alone', () => {
  const first = loadSecretKey({ secretKey: null, dataFolder })
  const file = join(dataFolder, keyFileName)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(readdirSync(dataFolder)).toEqual([keyFileName])
  chmodSync(file, 0o644)
  expect(loadSecretKey({ secretKey: null, dataFolder }).bytes).toEqual(first.bytes)
  expect(statSync(file).mode & 0o777).toBe(0o600)
})

it('takes the key of the environment and then writes none', () => {
  const given = Buffer.alloc(32, 5)
  expect(loadSecretKey({ secretKey: given, dataFolder }).bytes).toEqual(given)
  expect(readdirSync(dataFolder)).toEqual([])
})

it('refuses a damaged key rather than making a new one', () => {
  writeFileSync(join(dataFolder, keyFileName), 'oops')
  expect(() => loadSecretKey({ secretKey: null, dataFolder })).toThrow(/is damaged/)
})

it('opens what it sealed, only in its place, only unchanged, only with its key', () => {
  const key = secretKey(Buffer.alloc(32, 1))
  const sealed = key.encrypt('chave do provedor ✓', 'asaas_config.api_key')
  expect(sealed).not.toContain('provedor')
  expect(key.encrypt('chave do provedor ✓', 'asaas_config.api_key')).not.toBe(sealed)
  expect(key.decrypt(sealed, 'asaas_config.api_key')).toBe('chave do provedor ✓')
  expect(() => key.decrypt(sealed, 'asaas_config.webhook_token')).toThrow()
  const changed = sealed.slice(0, -2) + (sealed.endsWith('AA') ? 'BB' : 'AA')
  expect(() => key.decrypt(changed, 'asaas_config.api_key')).toThrow()
  const other = secretKey(Buffer.alloc(32, 2))
  expect(() => other.decrypt(sealed, 'asaas_config.api_key')).toThrow()
})

it('derives keys that differ by purpose', () => {
  const key = secretKey(Buffer.alloc(32, 1))
  expect(key.derive('sessions')).toHaveLength(32)
  expect(key.derive('sessions')).toEqual(key.derive('sessions'))
  expect(key.derive('sessions')).not.toEqual(key.derive('storage'))
})
