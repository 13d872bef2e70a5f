import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { openPage } from '#app/testing/open-page.tsx'
import { ReasonDialog } from '#design/dialog/reason-dialog.tsx'

function open() {
  const onConfirm = vi.fn()
  const onClose = vi.fn()
  const dialog = (
    <ReasonDialog
      opened
      title="Suspender acesso?"
      confirm="Suspender"
      onConfirm={onConfirm}
      onClose={onClose}
    />
  )
  openPage('/', [{ path: '/', element: dialog }])
  return { onConfirm, onClose }
}

it('wants a reason of three characters, and gives it without its spaces', async () => {
  const { onConfirm } = open()
  const confirm = await screen.findByRole('button', { name: 'Suspender' })
  expect(confirm).toHaveProperty('disabled', true)
  const field = screen.getByLabelText('Motivo')
  await userEvent.type(field, '  ab ')
  expect(confirm).toHaveProperty('disabled', true)
  await userEvent.type(field, 'c ')
  await userEvent.click(confirm)
  expect(onConfirm).toHaveBeenCalledExactlyOnceWith('ab c')
})

it('asks before a reason that was typed is thrown away', async () => {
  const { onClose } = open()
  await userEvent.type(await screen.findByLabelText('Motivo'), 'saiu da empresa')
  await userEvent.click(screen.getByRole('button', { name: 'Fechar' }))
  expect(onClose).not.toHaveBeenCalled()
  await userEvent.click(await screen.findByRole('button', { name: 'Descartar' }))
  await waitFor(() => expect(onClose).toHaveBeenCalled())
})
