import { MantineProvider } from '@mantine/core'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { AmountField } from '#money/fields/amount-field.tsx'

afterEach(cleanup)

function Form({ edits }: { edits: string[] }) {
  const [value, setValue] = useState('')
  const edit = (amount: string) => {
    edits.push(amount)
    setValue(amount)
  }
  return (
    <MantineProvider env="test">
      <AmountField value={value} problem={undefined} onChange={edit} />
    </MantineProvider>
  )
}

it('tidies what was typed when it is left, and takes no leaving for an edit', async () => {
  const edits: string[] = []
  render(<Form edits={edits} />)
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: /Valor/ })
  await userEvent.type(field, '0')
  await userEvent.tab()
  // What a form says of an amount goes with the next edit, and the button below it moves.
  expect(edits).toEqual(['0'])
  await userEvent.type(field, '5,2')
  await userEvent.tab()
  expect(edits.at(-1)).toBe('5,20')
  expect(field.value).toBe('5,20')
})
