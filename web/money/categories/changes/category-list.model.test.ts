import type { Category } from '@lya/contract/money/categories.ts'
import { describe, expect, it } from 'vitest'
import { withCategory, withoutCategory } from './category-list.model.ts'

const named = (id: string, name: string): Category => ({
  id,
  name,
  icon: '📋',
  color: null,
  type: 'despesa',
  version: 1,
})
const list = { items: [named('a', 'Água'), named('b', 'Casa')] }
const names = ({ items }: { items: Category[] }) => items.map(({ name }) => name)

describe('the list of categories', () => {
  it('takes a new one in by its name, accents aside', () => {
    expect(names(withCategory(list, named('c', 'Bar')))).toEqual(['Água', 'Bar', 'Casa'])
  })

  it('counts as the server does', () => {
    const cards = { items: [named('a', 'Cartão 2'), named('b', 'Casa')] }
    const grown = withCategory(cards, named('c', 'Cartão 10'))
    expect(names(grown)).toEqual(['Cartão 2', 'Cartão 10', 'Casa'])
  })

  it('moves one that was renamed', () => {
    expect(names(withCategory(list, named('a', 'Luz')))).toEqual(['Casa', 'Luz'])
  })

  it('loses one', () => {
    expect(names(withoutCategory(list, 'a'))).toEqual(['Casa'])
  })
})
