import { MantineProvider } from '@mantine/core'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { allPeriods, type Period } from '#money/periods/period.model.ts'
import { PeriodFilter } from '#money/periods/period-filter.tsx'

const chosen = vi.fn<(period: Period) => void>()
beforeEach(() => {
  chosen.mockClear()
  render(
    <MantineProvider env="test">
      <PeriodFilter period={allPeriods} presets={[]} onChange={chosen} />
    </MantineProvider>,
  )
})
afterEach(cleanup)

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

async function typeDays(from: string, to: string) {
  await press('Período: Todo o período')
  await press('Personalizado')
  await userEvent.type(await screen.findByLabelText('Início', undefined, patient), from)
  await userEvent.type(screen.getByLabelText('Fim'), to)
}

/** The calendar's script comes when it is asked for. */
const patient = { timeout: 20_000 }
const apply = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Aplicar' })

describe('a period of two typed days', () => {
  it('says that its end comes before its start, and does not apply', async () => {
    await typeDays('10/11/2026', '01/11/2026{Enter}')
    expect(screen.getByText('O fim vem antes do início')).toBeTruthy()
    expect(apply().disabled).toBe(true)
    expect(chosen).not.toHaveBeenCalled()
  })

  it('applies once the end is put right', async () => {
    await typeDays('10/11/2026', '01/11/2026')
    await userEvent.clear(screen.getByLabelText('Fim'))
    await userEvent.type(screen.getByLabelText('Fim'), '12/11/2026')
    expect(screen.queryByText('O fim vem antes do início')).toBeNull()
    await userEvent.click(apply())
    expect(chosen).toHaveBeenCalledWith({ kind: 'custom', from: '2026-11-10', to: '2026-11-12' })
  })
})
