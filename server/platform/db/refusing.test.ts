import { Refusal } from '@lya/core/refusal.ts'
import { expect, it } from 'vitest'
import { refusing } from '#platform/db/refusing.ts'

const refusingTaken = refusing({ mesas_pkey: { kind: 'conflict', code: 'tables.taken' } })
const broken = (fields: Record<string, string>) => Object.assign(new Error('no'), fields)

it('refuses what the key refuses, wrapped or not', async () => {
  const violation = broken({ code: '23505', constraint: 'mesas_pkey' })
  for (const error of [violation, new Error('Failed query', { cause: violation })]) {
    const refusal = await refusingTaken(Promise.reject(error)).catch((caught: unknown) => caught)
    expect(refusal).toBeInstanceOf(Refusal)
    expect(refusal).toMatchObject({ kind: 'conflict', code: 'tables.taken' })
  }
})

it.each([
  [{ code: '23505', constraint: 'other_key' }],
  [{ code: '40001', constraint: 'mesas_pkey' }],
  [{ code: '23505' }],
])('leaves %j as it is', async (fields) => {
  const error = broken(fields)
  await expect(refusingTaken(Promise.reject(error))).rejects.toBe(error)
})

it('gives what was written', async () => {
  expect(await refusingTaken(Promise.resolve(7))).toBe(7)
})
