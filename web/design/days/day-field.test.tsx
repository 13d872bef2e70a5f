import { MantineProvider } from '@mantine/core'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { today } from '#connection/clock.ts'
import { addDays } from '#format/day-arithmetic.ts'
import { formatDay } from '#format/days.ts'
import { DayField } from './day-field.tsx'

afterEach(cleanup)

/** A form as every one of ours: it keeps what the field says. */
function Form({ kept }: { kept: { day: string } }) {
  const [day, setDay] = useState(kept.day)
  kept.day = day
  return (
    <MantineProvider env="test">
      <DayField label="Data" value={day} onChange={setDay} />
      <button type="button">Depois</button>
    </MantineProvider>
  )
}

function show() {
  const kept = { day: '2026-11-20' }
  render(<Form kept={kept} />)
  return { kept, field: screen.getByRole<HTMLInputElement>('textbox', { name: /Data/ }) }
}

async function type(field: HTMLElement, text: string) {
  await userEvent.clear(field)
  await userEvent.type(field, text)
  await userEvent.click(screen.getByRole('button', { name: 'Depois' }))
}

describe('a day that is typed', () => {
  it('is read day first and written in full on leaving the field', async () => {
    const { kept, field } = show()
    await type(field, '5/3/26')
    expect(kept.day).toBe('2026-03-05')
    expect(field.value).toBe('05/03/2026')
  })

  it('is refused by name when there is none, and stays as typed', async () => {
    const { kept, field } = show()
    await type(field, '31/02/2026')
    expect(screen.getByText('31/02/2026 não existe')).toBeTruthy()
    expect(field.value).toBe('31/02/2026')
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(kept.day).toBe('31/02/2026')
  })

  it('is never today because it is nonsense', async () => {
    const { kept, field } = show()
    await type(field, 'depois eu vejo')
    expect(screen.getByText('Escreva a data como 05/03/2026')).toBeTruthy()
    expect(kept.day).toBe('depois eu vejo')
  })

  it('may be taken back: an empty field is no day', async () => {
    const { kept, field } = show()
    await userEvent.clear(field)
    expect(kept.day).toBe('')
  })

  it.each([
    ['Hoje', 0],
    ['Ontem', -1],
  ])('may be a press on %s', async (name, distance) => {
    const { kept, field } = show()
    await type(field, 'xx')
    await userEvent.click(screen.getByRole('button', { name }))
    expect(kept.day).toBe(addDays(today(), distance))
    expect(field.value).toBe(formatDay(kept.day))
    expect(screen.queryByText('Escreva a data como 05/03/2026')).toBeNull()
  })
})

describe('the calendar', () => {
  const open = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Abrir calendário' }))
    const calendar = await screen.findByRole('group', { name: 'Data' })
    await expect.poll(() => document.activeElement?.getAttribute('data-day')).toBe('2026-11-20')
    return calendar
  }

  it('opens by its button alone', async () => {
    const { field } = show()
    await userEvent.click(field)
    expect(screen.queryByRole('group', { name: 'Data' })).toBeNull()
    await open()
  })

  it('takes the arrow keys, over the end of a month too', async () => {
    const { kept, field } = show()
    await open()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}')
    await expect.poll(() => document.activeElement?.getAttribute('data-day')).toBe('2026-12-05')
    await userEvent.keyboard('{Enter}')
    expect(kept.day).toBe('2026-12-05')
    expect(field.value).toBe('05/12/2026')
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Abrir calendário' }))
  })

  it('is closed by Escape, which changes nothing', async () => {
    const { kept } = show()
    await open()
    await userEvent.keyboard('{ArrowLeft}{Escape}')
    expect(screen.queryByRole('group', { name: 'Data' })).toBeNull()
    expect(kept.day).toBe('2026-11-20')
  })
})
