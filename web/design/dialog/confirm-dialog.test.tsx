import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { openPage } from '#app/testing/open-page.tsx'
import { ConfirmDialog } from '#design/dialog/confirm-dialog.tsx'
import { Dialog } from '#design/dialog/dialog.tsx'
import { pressTwice } from '#design/later/testing/press-twice.ts'

const act = vi.fn()

/** Closes when it is confirmed, or stays until what it does is done. */
function Asking({ isClosing }: { isClosing: boolean }) {
  const [opened, setOpened] = useState(true)
  const confirm = () => {
    act()
    if (isClosing) setOpened(false)
  }
  const close = () => setOpened(false)
  return (
    <ConfirmDialog
      question="Excluir?"
      confirm="Excluir"
      opened={opened}
      onConfirm={confirm}
      onClose={close}
    />
  )
}

function Filling({ isClosing }: { isClosing: boolean }) {
  const [opened, setOpened] = useState(true)
  const close = () => setOpened(false)
  return (
    <Dialog title="Mudar" opened={opened} onClose={close}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          act()
          if (isClosing) close()
        }}
      >
        <button type="submit">Salvar</button>
      </form>
    </Dialog>
  )
}

it.each([
  ['closes', Asking, 'Excluir', true],
  ['stays', Asking, 'Excluir', false],
  ['closes', Filling, 'Salvar', true],
  ['stays', Filling, 'Salvar', false],
])('does once what is pressed twice, where the dialog %s', async (_, Shown, name, isClosing) => {
  act.mockClear()
  openPage('/', [{ path: '/', element: <Shown isClosing={isClosing} /> }])
  await userEvent.dblClick(await screen.findByRole('button', { name }))
  expect(act).toHaveBeenCalledTimes(1)
})

it.each([
  [Asking, 'Excluir'],
  [Filling, 'Salvar'],
])('takes no press while it closes', async (Shown, name) => {
  act.mockClear()
  openPage('/', [{ path: '/', element: <Shown isClosing /> }])
  pressTwice(await screen.findByRole('button', { name }))
  expect(act).toHaveBeenCalledTimes(1)
})
