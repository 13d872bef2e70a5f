import { act, renderHook, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useTypedSearch } from './use-typed-search.ts'

function open() {
  const apply = vi.fn<(search: string) => void>()
  const hook = renderHook(({ applied }) => useTypedSearch(applied, apply), {
    initialProps: { applied: '' },
  })
  return { ...hook, apply }
}

it('keeps what is typed while the address still catches up', async () => {
  const { result, rerender, apply } = open()
  act(() => result.current.type('ub'))
  await waitFor(() => expect(apply).toHaveBeenCalledWith('ub'))
  act(() => result.current.type('uber'))
  rerender({ applied: 'ub' })
  expect(result.current.typed).toBe('uber')
  await waitFor(() => expect(apply).toHaveBeenLastCalledWith('uber'))
})

it('follows the address when that changes by itself', () => {
  const { result, rerender } = open()
  rerender({ applied: 'café' })
  expect(result.current.typed).toBe('café')
  rerender({ applied: '' })
  expect(result.current.typed).toBe('')
})

it('forgets what was typed last when the filters are cleared', async () => {
  const { result, apply } = open()
  act(() => result.current.type('ub'))
  act(() => result.current.clear())
  expect(result.current.typed).toBe('')
  act(() => result.current.type('pão'))
  await waitFor(() => expect(apply).toHaveBeenCalled())
  expect(apply.mock.calls).toEqual([['pão']])
})
