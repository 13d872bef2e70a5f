import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { describe, expect, it } from 'vitest'
import { renderExample } from '#platform/config/env-file.ts'
import { readSettings } from '#platform/config/settings.ts'
import { variables } from '#platform/config/variables.ts'

function complaint(environment: Record<string, string>): string {
  try {
    readSettings(environment)
  } catch (error) {
    return (error as Error).message
  }
  return 'nothing to complain about'
}

describe('readSettings', () => {
  it('serves loopback alone on the built-in database when nothing is set', () => {
    expect(readSettings({})).toMatchObject({
      host: '127.0.0.1',
      port: 3000,
      publicUrl: null,
      trustedProxies: [],
      dataFolder: join(process.cwd(), 'data'),
      databaseUrl: null,
      fileBucket: null,
      hasSimulators: true,
      operator: { assistantWhatsapp: null, supportWhatsapp: null },
    })
  })

  it('counts an empty variable as unset', () => {
    expect(readSettings({ PORT: '', DATABASE_URL: ' ' })).toEqual(readSettings({}))
  })

  it.each([
    ['0.0.0.0', undefined, false],
    ['0.0.0.0', 'on', true],
    ['127.0.0.1', 'off', false],
    ['127.8.8.8', undefined, true],
    ['127.evil.example', undefined, false],
    ['::1', 'auto', true],
  ])('with HOST %s and SIMULATORS %s has simulators: %s', (HOST, SIMULATORS, expected) => {
    expect(readSettings({ HOST, SIMULATORS }).hasSimulators).toBe(expected)
  })

  it.each([
    ['https://lya.example', 'auto', false],
    ['http://192.168.0.7:3000', 'auto', false],
    ['https://lya.example', 'on', true],
    ['http://localhost:3000', 'auto', true],
    ['http://127.8.8.8', 'auto', true],
    ['http://[::1]:3000', 'auto', true],
    ['https://localhost.evil.example', 'auto', false],
  ])('with PUBLIC_URL %s and SIMULATORS %s has simulators: %s', (PUBLIC_URL, SIMULATORS, has) => {
    expect(readSettings({ PUBLIC_URL, SIMULATORS })).toMatchObject({
      hasSimulators: has,
      areSimulatorsForced: SIMULATORS === 'on',
    })
  })

  it.each([
    ['PORT', 'abc', 'a whole number from 0 to 65535'],
    ['PORT', '65536', 'a whole number from 0 to 65535'],
    ['PORT', '-1', 'a whole number from 0 to 65535'],
    ['LOG_LEVEL', 'loud', 'one of debug, info, warn, error'],
    ['SIMULATORS', 'yes', 'one of auto, on, off'],
    ['PUBLIC_URL', 'lya.example', 'an address without a path, such as https://lya.example'],
    [
      'PUBLIC_URL',
      'https://lya.example/app',
      'an address without a path, such as https://lya.example',
    ],
    [
      'TRUSTED_PROXIES',
      '10.0.0.0/33',
      'IP addresses or ranges such as 10.0.0.0/8, separated by commas',
    ],
    ['ASSISTANT_WHATSAPP', '+55 11 9', 'digits with country and area code, such as 5511999999999'],
    ['COMPANY_CNPJ', '11.222.333/0001-82', 'a valid CNPJ, such as 11.222.333/0001-81'],
  ])('refuses %s=%s in one line', (name, value, allowed) => {
    expect(complaint({ [name]: value })).toBe(`${name} must be ${allowed}, but is '${value}'`)
  })

  it('takes a bucket with both of its keys, and no half of one', () => {
    const url = 'https://s3.sa-east-1.amazonaws.com/lya'
    const keys = { S3_ACCESS_KEY: 'AKIA', S3_SECRET_KEY: 'segredo' }
    const whole = readSettings({ S3_URL: `${url}/`, S3_REGION: 'sa-east-1', ...keys })
    const bucket = { url, region: 'sa-east-1', accessKey: 'AKIA', secretKey: 'segredo' }
    expect(whole.fileBucket).toEqual(bucket)
    for (const half of [{ S3_URL: url }, keys, { S3_URL: url, S3_ACCESS_KEY: 'AKIA' }]) {
      const told = 'S3_URL, S3_ACCESS_KEY and S3_SECRET_KEY must be set together or not'
      expect(complaint(half)).toBe(told)
    }
  })

  it('names the first fault of an area, be it of one variable or of several together', () => {
    expect(complaint({ PORT: 'x', LOG_LEVEL: 'y' })).toMatch(/^PORT must be/)
    expect(complaint({ AI_TEXT_MODEL: 'm' })).toBe('AI_KEY must be set where an AI model is')
    expect(complaint({ WHATSAPP_TOKEN: 'segredo' })).toMatch(/^WHATSAPP_.+ must be set together/)
    expect(complaint({ WHATSAPP_TOKEN: 'segredo' })).not.toContain('segredo')
  })

  it('never repeats a secret that is wrong', () => {
    for (const name of ['DATABASE_URL', 'SMTP_URL', 'SECRET_KEY']) {
      expect(complaint({ [name]: 'hunter2:swordfish' })).toMatch(new RegExp(`^${name} must be`))
      expect(complaint({ [name]: 'hunter2:swordfish' })).not.toContain('hunter2')
    }
  })

  it('takes a key in hexadecimal and in base64', () => {
    const bytes = Buffer.alloc(32, 7)
    expect(readSettings({ SECRET_KEY: bytes.toString('hex') }).secretKey).toEqual(bytes)
    expect(readSettings({ SECRET_KEY: bytes.toString('base64') }).secretKey).toEqual(bytes)
  })
})

describe('.env.example', () => {
  const example = readFileSync(join(import.meta.dirname, '../../../.env.example'), 'utf8')

  it('is what the list of variables says', () => {
    expect(example).toBe(renderExample())
  })

  it('gives the defaults when every line of it is taken', () => {
    const all = parseEnv(example.replaceAll(/^#(?=[A-Z0-9_]+=)/gm, ''))
    expect(Object.keys(all).sort()).toEqual(Object.keys(variables).sort())
    expect(readSettings(all)).toEqual(readSettings({}))
  })
})
