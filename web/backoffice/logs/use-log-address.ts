import type { LogsFilter } from '@lya/contract/backoffice/logs.ts'
import { useSearchParams } from 'react-router'
import { readAddress, writeAddress } from './log-address.model.ts'

/** The page as its address has it, and how it is narrowed; each filter begins at the first page. */
export function useLogAddress() {
  const [params, setParams] = useSearchParams()
  const address = readAddress(params)
  const narrow = (change: { [Key in keyof LogsFilter]?: LogsFilter[Key] | undefined }) =>
    setParams(
      (now) => {
        const filter = { ...readAddress(now).filter, ...change } as Partial<LogsFilter>
        return writeAddress({ filter, cursor: null })
      },
      { replace: true, preventScrollReset: true },
    )
  const goTo = (cursor: string | null) =>
    setParams(writeAddress({ filter: address.filter, cursor }))
  const show = (filter: Partial<LogsFilter>) => setParams(writeAddress({ filter, cursor: null }))
  return { ...address, narrow, goTo, show }
}
