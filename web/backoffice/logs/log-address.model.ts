import type { LogsFilter } from '@lya/contract/backoffice/logs.ts'

/** What the page's address says: the same by a link, a reload and Back. */
export interface LogAddress {
  filter: Partial<LogsFilter>
  cursor: string | null
}

const names = {
  busca: 'search',
  quem: 'operatorId',
  acao: 'action',
  tabela: 'table',
  registro: 'recordId',
  tipo: 'kind',
  de: 'from',
  ate: 'to',
} as const satisfies Record<string, keyof LogsFilter>

export function readAddress(params: URLSearchParams): LogAddress {
  const given = Object.entries(names).flatMap(([name, key]) => {
    const value = params.get(name)
    return value ? [[key, value] as const] : []
  })
  const filter: Partial<LogsFilter> = Object.fromEntries(given)
  return { filter, cursor: params.get('depois') }
}

export function writeAddress({ filter, cursor }: LogAddress): URLSearchParams {
  const params = new URLSearchParams()
  for (const [name, key] of Object.entries(names)) {
    const value = filter[key]
    if (value) params.set(name, value)
  }
  if (cursor !== null) params.set('depois', cursor)
  return params
}

/** Where the file with the same entries is. */
export function fileAddress(filter: Partial<LogsFilter>): string {
  const params = new URLSearchParams(
    Object.entries(filter).flatMap(([key, value]) => (value ? [[key, value]] : [])),
  )
  return `/api/admin/logs/export.csv?${params.toString()}`
}
