import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { openProduct } from '#app/testing/open-product.tsx'
import { refuse } from '#connection/testing/fake-api.ts'
import { ReadingSection } from './reading-section.tsx'

function open(isBroken = false) {
  let reading = { isAllowed: false, since: null as string | null }
  return openProduct('/profile', [{ path: '/profile', element: <ReadingSection /> }], {
    'GET /account/reading': () => ({ body: reading }),
    'PUT /account/reading': ({ body }) => {
      if (isBroken) return refuse(500, 'platform.unexpected')
      const { isAllowed } = body as { isAllowed: boolean }
      reading = { isAllowed, since: isAllowed ? '2026-11-22T15:00:00Z' : null }
      return { body: reading }
    },
  })
}

const choice = () => screen.findByRole<HTMLInputElement>('switch', { name: /Podem ler/ })

it('is off until it is turned on, and says since when', async () => {
  open()
  expect((await choice()).checked).toBe(false)
  expect(screen.getByText('Desligado: ninguém lê o que você escreve.')).toBeTruthy()
  await userEvent.click(await choice())
  expect(await screen.findByText(/desde 22\/11\/2026/)).toBeTruthy()
  expect((await choice()).checked).toBe(true)
  await userEvent.click(await choice())
  expect(await screen.findByText(/^Desligado/)).toBeTruthy()
})

it('goes back to what is stored when it could not be saved', async () => {
  open(true)
  await userEvent.click(await choice())
  expect(await screen.findByText('Não conseguimos salvar sua escolha')).toBeTruthy()
  await waitFor(async () => expect((await choice()).checked).toBe(false))
})
