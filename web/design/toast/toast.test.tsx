import { MantineProvider } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { toastError, toastSuccess } from '#design/toast/toast.ts'
import { Toasts } from '#design/toast/toasts.tsx'

beforeEach(() => {
  render(
    <MantineProvider env="test">
      <Toasts />
    </MantineProvider>,
  )
})
afterEach(() => {
  notifications.clean()
  cleanup()
})

const shows = (...titles: string[]) =>
  waitFor(() => {
    const shown = [...document.querySelectorAll('.mantine-Notification-title')]
    expect(shown.map((title) => title.textContent)).toEqual(titles)
  })

it('is one for each title, with what was said last', async () => {
  toastError({ title: 'Erro no registro', message: 'primeiro' })
  toastError({ title: 'Erro no registro', message: 'segundo' })
  await shows('Erro no registro')
  expect(screen.getByText('segundo')).toBeTruthy()
  expect(screen.queryByText('primeiro')).toBeNull()
})

it('shows a success at once, which displaces the errors before it', async () => {
  for (const title of ['um', 'dois', 'tres']) toastError({ title })
  await shows('um', 'dois', 'tres')
  toastSuccess({ title: 'Conta criada com sucesso!' })
  await shows('Conta criada com sucesso!')
})

it('makes room for what comes by taking the oldest away', async () => {
  for (const title of ['um', 'dois', 'tres', 'quatro']) toastError({ title })
  await shows('dois', 'tres', 'quatro')
})

it('keeps each offer to undo, though they have one title', async () => {
  for (const message of ['uber', 'padaria']) {
    toastSuccess({ title: 'Desfeito?', message, autoCloseMs: 10_000 })
  }
  await shows('Desfeito?', 'Desfeito?')
})

it('leaves a phone its page: one at a time', async () => {
  const { happyDOM } = window as unknown as {
    happyDOM: { setViewport: (viewport: { width: number }) => void }
  }
  happyDOM.setViewport({ width: 390 })
  try {
    for (const title of ['um', 'dois']) toastSuccess({ title, autoCloseMs: 10_000 })
    await shows('dois')
  } finally {
    happyDOM.setViewport({ width: 1024 })
  }
})
