import { describe, expect, it } from 'vitest'
import {
  isFiltered,
  listInput,
  noFilters,
  readFilters,
  writeFilters,
} from '#money/transactions/filters/filters.model.ts'

const category = '0190aaaa-0000-7000-8000-000000000001'

describe('filters in the address', () => {
  it('survive being written and read', () => {
    const filters = {
      search: 'pão & café',
      categoryId: category,
      type: 'despesa',
      period: { kind: 'custom', from: '2026-01-01', to: '2026-01-31' },
    } as const
    expect(readFilters(new URLSearchParams(writeFilters(filters).toString()))).toEqual(filters)
  })

  it('take a search for the words in it, whatever else a link carries', () => {
    const search = readFilters(new URLSearchParams('search=%00p%C3%A3o%01%00')).search
    expect(search).toBe(' pão  ')
    expect(isFiltered(readFilters(new URLSearchParams('search=%00%01')))).toBe(false)
  })

  it('leave out what does not fit, so that an old link still opens', () => {
    const search = new URLSearchParams('category=mercado&type=outra&period=sempre')
    expect(readFilters(search)).toEqual(noFilters)
    expect(isFiltered(readFilters(search))).toBe(false)
  })

  it('bound the search term', () => {
    const search = new URLSearchParams({ search: 'x'.repeat(500) })
    expect(readFilters(search).search).toHaveLength(100)
  })
})

describe('the list that the filters ask for', () => {
  it('is everything without filters', () => {
    expect(listInput(noFilters, '2026-11-21')).toEqual({})
  })

  it('names only what limits it', () => {
    const filters = readFilters(new URLSearchParams('search=%20uber%20&period=last-week'))
    expect(listInput(filters, '2026-11-21')).toEqual({
      search: 'uber',
      from: '2026-11-08',
      to: '2026-11-14',
    })
  })
})
