import { expect, it } from 'vitest'
import {
  exportUrl,
  filterOf,
  queryOf,
  readAddress,
  writeAddress,
} from '#backoffice/people/list/address.model.ts'
import type { ListKind } from '#backoffice/people/list/list-kind.ts'

const kind: ListKind = {
  page: 'trials',
  list: 'trial',
  label: '',
  fields: [{ key: 'trial', label: '', options: [{ value: 'expiring', label: '' }] }],
  columns: [{ key: 'name', title: '', cell: () => null }],
  sorts: { name: 'name', status: 'end', end: 'end' },
  sort: { key: 'end', direction: 'asc' },
  copy: { loading: '', loadFailed: '', empty: '' },
}
const read = (query: string) => readAddress(new URLSearchParams(query), kind)

it.each(['', 'busca=ana&trial=expiring', 'busca=50%25+%26+mais&ordem=name%3Adesc&depois=abc'])(
  '%s is read and written as it was',
  (query) => {
    expect(writeAddress(read(query), kind).toString()).toBe(query)
  },
)

it('leaves out what is none of its choices, and what is as ever', () => {
  const address = read('trial=wild&other=1&ordem=constructor:asc&busca=+')
  expect(writeAddress(address, kind).toString()).toBe('')
  expect(filterOf(address, kind)).toEqual({ list: 'trial' })
  expect(writeAddress(read('ordem=end:asc'), kind).toString()).toBe('')
})

it('keeps of a view all but the page', () => {
  expect(queryOf(read('trial=expiring&depois=abc'), kind)).toBe('trial=expiring')
})

it('exports what is shown, or those who were chosen', () => {
  const address = read('trial=expiring&ordem=status:desc')
  const url = '/api/admin/people/export.csv?list=trial&trial=expiring&sort=end&direction=desc'
  expect(exportUrl(address, kind)).toBe(url)
  expect(exportUrl(address, kind, ['a', 'b'])).toBe(`${url}&ids=a%2Cb`)
})
