import { MantineProvider } from '@mantine/core'
import { cleanup, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { Dialog } from '#design/dialog/dialog.tsx'
import { DialogFrame } from './dialog-frame.tsx'
import { later } from './later.ts'

afterEach(cleanup)

function Form(frame: { opened: boolean; onClose: () => void }) {
  const [value, setValue] = useState('')
  return (
    <Dialog title="Editar" {...frame}>
      <input
        data-autofocus
        aria-label="Valor"
        value={value}
        onChange={(e) => setValue(e.target.value)}
      />
    </Dialog>
  )
}

function show(FormLater: ReturnType<typeof later<Parameters<typeof Form>[0]>>) {
  const frame = { opened: true, onClose: () => undefined }
  render(
    <MantineProvider env="test">
      <DialogFrame title="Novo" {...frame}>
        <FormLater {...frame} />
      </DialogFrame>
    </MantineProvider>,
  )
}

it('is there before its form, which then brings its title and takes the focus', async () => {
  const script = Promise.withResolvers<typeof Form>()
  show(later(() => script.promise))
  expect(await screen.findByRole('dialog', { name: 'Novo' })).toBeTruthy()
  expect(screen.queryByLabelText('Valor')).toBeNull()
  script.resolve(Form)
  const field = await screen.findByLabelText('Valor')
  expect(screen.getAllByRole('dialog')).toHaveLength(1)
  expect(await screen.findByRole('dialog', { name: 'Editar' })).toBeTruthy()
  await expect.poll(() => document.activeElement).toBe(field)
})
