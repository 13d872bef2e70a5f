import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { callModel } from '#adapters/openai/model-call.ts'
import { imageReader, meaningGuesser, transcriber } from '#adapters/openai/models.ts'
import { type FakeModels, fakeKey, fakeModels } from '#adapters/openai/testing/fake-models.ts'
import { SenseFailure } from '#assistant/media/index.ts'

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

it('tells the model the day, and takes an amount from it or nothing', async () => {
  const today = Temporal.PlainDate.from('2026-11-21')
  const guess = () => meaningGuesser(api(), 'um-modelo')({ text: 'foi 45,90 lá', today })
  expect(await guess()).toMatchObject({ amountCents: 4_590, description: 'Padaria' })
  expect(fake.asked[0]?.body).toContain('2026-11-21')
  fake.said = { kind: 'expense', amount: null, date: null, name: 'x' }
  expect(await guess()).toBeNull()
})
