import { expect, it } from 'vitest'
import { FairQueue } from '#platform/images/fair-queue.ts'

/** Work that ends when told. */
function held(done: string[], name: string) {
  const gate = Promise.withResolvers<void>()
  const work = async (): Promise<string> => {
    await gate.promise
    done.push(name)
    return name
  }
  return { work, end: gate.resolve }
}

it('lets nobody wait behind all that another one has', async () => {
  const queue = new FairQueue()
  const done: string[] = []
  const works = ['ana 1', 'ana 2', 'ana 3', 'bia 1'].map((name) => ({ name, ...held(done, name) }))
  const all = works.map(({ name, work }) => queue.add(name.slice(0, 3), work))
  for (const { end } of works) end()
  expect(await Promise.all(all)).toEqual(['ana 1', 'ana 2', 'ana 3', 'bia 1'])
  expect(done).toEqual(['ana 1', 'bia 1', 'ana 2', 'ana 3'])
})

it('goes on after a failure, which is told to whoever asked', async () => {
  const queue = new FairQueue()
  await expect(queue.add('ana', () => Promise.reject(new Error('broken')))).rejects.toThrow(
    'broken',
  )
  expect(await queue.add('ana', async () => 1)).toBe(1)
})
