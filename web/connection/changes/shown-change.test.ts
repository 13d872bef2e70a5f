import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { sendShown, showChange } from '#connection/changes/shown-change.ts'

const lists = () => {
  const queryClient = new QueryClient()
  queryClient.setQueryData(['list', 'all'], ['a', 'b'])
  queryClient.setQueryData(['list', 'mine'], ['a'])
  queryClient.setQueryData(['other'], ['a'])
  const shown = () => queryClient.getQueriesData({}).map(([, data]) => data)
  const drop = (list: string[]) => list.filter((one) => one !== 'a')
  return { shown, show: () => showChange<string[]>(queryClient, ['list'], drop) }
}

it('shows a change everywhere at once, and keeps it once it is saved', async () => {
  const { show, shown } = lists()
  const answer = await sendShown(show(), async () => {
    expect(shown()).toEqual([['b'], [], ['a']])
    return 'saved'
  })
  expect(answer).toBe('saved')
  expect(shown()).toEqual([['b'], [], ['a']])
})

it('takes it back when it is refused', async () => {
  const { show, shown } = lists()
  const refused = sendShown(show(), () => Promise.reject(new Error('no')))
  await expect(refused).rejects.toThrow('no')
  expect(shown()).toEqual([['a', 'b'], ['a'], ['a']])
})
