import { MantineProvider } from '@mantine/core'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Dialog } from '#design/dialog/dialog.tsx'
import { DialogFrame } from '#design/later/dialog-frame.tsx'
import { type Later, later } from '#design/later/later.ts'

type Frame = { opened: boolean; onClose: () => void }

function Form(frame: Frame) {
  const [values, setValues] = useState({ amount: '', name: '', type: '' })
  const set = (change: Partial<typeof values>) => setValues((before) => ({ ...before, ...change }))
  return (
    <Dialog title="Editar" {...frame}>
      <form>
        <input
          data-autofocus
          aria-label="Valor"
          value={values.amount}
          onChange={(event) => set({ amount: event.currentTarget.value })}
        />
        <input
          aria-label="Nome"
          value={values.name}
          onChange={(event) => set({ name: event.currentTarget.value })}
        />
        <label>
          <input type="radio" name="type" onChange={() => set({ type: 'receita' })} />
          Receita
        </label>
        <button type="button" onClick={frame.onClose}>
          Cancelar
        </button>
      </form>
    </Dialog>
  )
}

function Page({ FormLater }: { FormLater: Later<Frame> }) {
  const [opening, setOpening] = useState(0)
  const [opened, setOpened] = useState(false)
  const frame = { opened, onClose: () => setOpened(false) }
  return (
    <MantineProvider env="test">
      <button
        type="button"
        onClick={() => {
          setOpening(opening + 1)
          setOpened(true)
        }}
      >
        Abrir
      </button>
      <DialogFrame key={opening} title={opening > 0 ? 'Novo' : null} {...frame}>
        {opening > 0 ? <FormLater {...frame} /> : null}
      </DialogFrame>
    </MantineProvider>
  )
}

let script: PromiseWithResolvers<typeof Form>
beforeEach(() => {
  script = Promise.withResolvers<typeof Form>()
  render(<Page FormLater={later(() => script.promise)} />)
})
afterEach(cleanup)

const opener = () => screen.getByRole('button', { name: 'Abrir' })
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const isGone = () => waitFor(() => expect(screen.queryAllByRole('dialog')).toEqual([]))

async function open() {
  script.resolve(Form)
  await userEvent.click(opener())
  await waitFor(() => expect(document.activeElement).toBe(field('Valor')))
}

describe('what is typed while a dialog opens', () => {
  it('is written into its first field, and the next after a Tab', async () => {
    await userEvent.click(opener())
    await userEvent.keyboard('52,9')
    await screen.findByRole('dialog')
    await userEvent.keyboard('x{Backspace}0{Tab}Padaria')
    script.resolve(Form)
    await waitFor(() => expect(field('Nome').value).toBe('Padaria'))
    expect(field('Valor').value).toBe('52,90')
    await userEvent.keyboard(' do bairro')
    expect(field('Nome').value).toBe('Padaria do bairro')
  })

  it('goes nowhere when the dialog is left before', async () => {
    await userEvent.click(opener())
    await userEvent.keyboard('52{Escape}')
    await isGone()
    await open()
    expect(field('Valor').value).toBe('')
  })
})

describe('the focus', () => {
  it('goes back to what opened the dialog, by every way out', async () => {
    for (const leave of [
      () => userEvent.keyboard('{Escape}'),
      () => userEvent.click(screen.getByRole('button', { name: 'Cancelar' })),
      () => userEvent.click(screen.getByRole('button', { name: 'Fechar' })),
    ]) {
      await open()
      await leave()
      await isGone()
      expect(document.activeElement).toBe(opener())
    }
  })
})

describe('a filled form', () => {
  const question = () => screen.findByRole('dialog', { name: 'Descartar o que você preencheu?' })

  it('is not thrown away by Escape: it asks, and goes on with what was filled in', async () => {
    await open()
    await userEvent.keyboard('52,90{Escape}')
    await question()
    await userEvent.click(screen.getByRole('button', { name: 'Continuar editando' }))
    await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1))
    expect(field('Valor').value).toBe('52,90')
    await waitFor(() => expect(document.activeElement).toBe(field('Valor')))
  })

  it('asks after another choice too, and is thrown away by who says so', async () => {
    await open()
    await userEvent.click(screen.getByRole('radio', { name: 'Receita' }))
    await userEvent.click(screen.getByRole('button', { name: 'Fechar' }))
    await question()
    await userEvent.click(screen.getByRole('button', { name: 'Descartar' }))
    await isGone()
    expect(document.activeElement).toBe(opener())
  })

  it('leaves only the question by a second Escape', async () => {
    await open()
    await userEvent.keyboard('52{Escape}')
    await question()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1))
    expect(field('Valor').value).toBe('52')
  })

  it('needs no question when nothing differs any more', async () => {
    await open()
    await userEvent.keyboard('5{Backspace}{Escape}')
    await isGone()
  })

  it('has the browser ask before a reload, and only then', async () => {
    await open()
    const reload = () => {
      const event = new Event('beforeunload', { cancelable: true })
      dispatchEvent(event)
      return event.defaultPrevented
    }
    expect(reload()).toBe(false)
    await userEvent.keyboard('52')
    expect(reload()).toBe(true)
    await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }))
    await isGone()
    expect(reload()).toBe(false)
  })
})
