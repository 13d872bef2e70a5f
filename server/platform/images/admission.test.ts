import { expect, it } from 'vitest'
import { Admission } from '#platform/images/admission.ts'

/** Work that goes on until told. */
function held() {
  const gate = Promise.withResolvers<void>()
  return { work: () => gate.promise, end: gate.resolve }
}

it('lets so many of a person be under way, and so many of all', async () => {
  const admission = new Admission({ perPerson: 2, all: 3 })
  const [first, second, third] = [held(), held(), held()]
  const running = [admission.admit('ana', first.work), admission.admit('ana', second.work)]
  const refused = { code: 'platform.busy' }
  await expect(admission.admit('ana', async () => 1)).rejects.toMatchObject(refused)
  running.push(admission.admit('bia', third.work))
  await expect(admission.admit('caio', async () => 1)).rejects.toMatchObject(refused)
  first.end()
  await running[0]
  expect(await admission.admit('ana', async () => 1)).toBe(1)
  for (const { end } of [second, third]) end()
  await Promise.all(running)
})

it('frees the place of what failed', async () => {
  const admission = new Admission({ perPerson: 1, all: 1 })
  await expect(admission.admit('ana', () => Promise.reject(new Error('broken')))).rejects.toThrow()
  expect(await admission.admit('ana', async () => 1)).toBe(1)
})
