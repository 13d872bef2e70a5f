import { MantineProvider } from '@mantine/core'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { CategoryField } from '#money/fields/category-field.tsx'

afterEach(cleanup)

const categories = ['🏠 Moradia', '🍽️ Alimentação', '🎮 Lazer', '💊 Saúde'].map((text) => {
  const [icon = '', name = ''] = text.split(' ')
  return { id: name, icon, name, color: null, type: 'despesa' as const, version: 1 }
})

function Form({ chosen }: { chosen: string[] }) {
  const [value, setValue] = useState('')
  const choose = (id: string) => {
    chosen.push(id)
    setValue(id)
  }
  return (
    <MantineProvider env="test">
      <CategoryField categories={categories} value={value} problem={undefined} onChange={choose} />
    </MantineProvider>
  )
}

it('finds a category by its name as it is typed, whatever sign stands before it', async () => {
  const chosen: string[] = []
  render(<Form chosen={chosen} />)
  const list = screen.getByRole<HTMLSelectElement>('combobox')
  list.focus()
  await userEvent.keyboard('ali')
  expect(list.value).toBe('Alimentação')
  expect(chosen).toEqual(['Alimentação'])
  await userEvent.tab()
  expect(document.activeElement).not.toBe(list)
})
