import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { Fuse } from '#adapters/openai/fuse.ts'
import { callModel } from '#adapters/openai/model-call.ts'
import { imageReader, transcriber } from '#adapters/openai/models.ts'
import { type FakeModels, fakeKey, fakeModels } from '#adapters/openai/testing/fake-models.ts'
import { SenseFailure } from '#assistant/media/index.ts'
import { fixedClock } from '#platform/clock/clock.ts'
import { describeBug } from '#platform/http/describe-bug.ts'

let fake: FakeModels
const api = () => ({ url: fake.url, key: fakeKey, pauseMs: 1 })
const recording = { bytes: Buffer.from('OggS e o resto'), type: 'audio/ogg' } as const

beforeAll(async () => {
  fake = await fakeModels()
})
afterAll(() => fake.close())
beforeEach(() => {
  fake.asked.length = 0
  fake.heard = 'gastei cinquenta no mercado'
  fake.said = { kind: 'expense', amount: 45.9, date: '2026-11-07', name: 'Padaria' }
})

describe('speech', () => {
  const hear = () => transcriber(api(), 'um-modelo')(recording)

  it('is sent as a file of its type, in Portuguese', async () => {
    expect(await hear()).toBe('gastei cinquenta no mercado')
    const [call] = fake.asked
    expect(call?.path).toBe('/v1/audio/transcriptions')
    expect(call?.type).toMatch(/^multipart\/form-data/)
    for (const part of ['audio.ogg', 'audio/ogg', 'um-modelo', 'OggS e o resto', 'pt']) {
      expect(call?.body).toContain(part)
    }
  })

  it.each([429, 500, 503])('is tried once more after %i', async (status) => {
    fake.failWith(status)
    expect(await hear()).toBe('gastei cinquenta no mercado')
    expect(fake.asked).toHaveLength(2)
  })

  it('is given up after the second failure', async () => {
    fake.failWith(429, 503)
    await expect(hear()).rejects.toThrow(SenseFailure)
    expect(fake.asked).toHaveLength(2)
  })

  it.each([400, 401, 'garbage', 'endless'] as const)(
    'is given up at once after %s',
    async (how) => {
      fake.failWith(how)
      await expect(hear()).rejects.toThrow(SenseFailure)
      expect(fake.asked).toHaveLength(1)
    },
  )

  it('waits no longer than it may', async () => {
    fake.failWith('silence', 'silence')
    const call = { path: 'chat/completions', body: () => '{}', timeoutMs: 30 }
    await expect(callModel(api(), call)).rejects.toThrow('no answer in time')
    expect(fake.asked).toHaveLength(2)
    fake.failWith('silence')
    const urgent = { ...call, isUrgent: true }
    await expect(callModel(api(), urgent)).rejects.toThrow('no answer in time')
    expect(fake.asked).toHaveLength(3)
  })

  it('rests after five failures in a row, for everybody, until one call succeeds', async () => {
    const clock = fixedClock('2026-11-21T12:00:00Z')
    const shared = { ...api(), fuse: new Fuse(clock) }
    const ask = () => transcriber(shared, 'um-modelo')(recording)
    fake.failWith(400, 400, 400, 400)
    for (let at = 0; at < 4; at += 1) await expect(ask()).rejects.toThrow('status 400')
    expect(await ask()).toBe(fake.heard)
    fake.failWith(400, 400, 400, 400, 400)
    for (let at = 0; at < 5; at += 1) await expect(ask()).rejects.toThrow('status 400')
    await expect(ask()).rejects.toThrow('resting')
    expect(fake.asked).toHaveLength(10)
    clock.moveTo('2026-11-21T12:01:00Z')
    fake.failWith(400)
    await expect(ask()).rejects.toThrow('status 400')
    await expect(ask()).rejects.toThrow('resting')
    clock.moveTo('2026-11-21T12:02:00Z')
    expect(await ask()).toBe(fake.heard)
    expect(await ask()).toBe(fake.heard)
  })

  it('tells the log why it failed, and nothing of what was sent', async () => {
    fake.failWith(400)
    const error: unknown = await hear().catch((thrown: unknown) => thrown)
    const [trace] = describeBug(error).errors
    expect(trace).toMatchObject({ name: 'SenseFailure', code: 'status 400' })
  })

  it('is given up where nobody answers', async () => {
    const nobody = { ...api(), url: 'http://127.0.0.1:9' }
    await expect(transcriber(nobody, 'x')(recording)).rejects.toThrow(SenseFailure)
  })
})

describe('a receipt', () => {
  const look = () => imageReader(api(), 'um-modelo')(Buffer.from('jpeg'))

  it('is read by its form, in whole centavos', async () => {
    expect(await look()).toEqual({
      type: 'despesa',
      amountCents: 4_590,
      date: '2026-11-07',
      name: 'Padaria',
    })
    expect(fake.asked[0]?.body).toContain('data:image/jpeg;base64,anBlZw==')
  })

  it('is none where the model sees none', async () => {
    fake.said = { kind: 'none', amount: null, date: null, name: '' }
    expect(await look()).toBeNull()
  })

  it.each([-5, 0, 1e15, 'mil', null])('has no amount of %s', async (amount) => {
    fake.said = { kind: 'expense', amount, date: 7, name: 3 }
    expect(await look()).toEqual({ type: 'despesa', amountCents: null, date: null, name: '' })
  })

  it.each(['oi', '[]', '{"kind":"delete-everything"}', ''])('is refused as %s', async (said) => {
    fake.said = said
    await expect(look()).rejects.toThrow(SenseFailure)
  })
})
