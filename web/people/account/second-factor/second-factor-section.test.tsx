import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { openProduct } from '#app/testing/open-product.tsx'
import { type FakeRoutes, refuse } from '#connection/testing/fake-api.ts'
import { SecondFactorSection } from './second-factor-section.tsx'

const started = {
  uri: 'otpauth://totp/Lya:marina?secret=ABCDEFGH',
  key: 'ABCDEFGHIJ',
  picture: { size: 2, path: 'M0 0h1v1h-1z' },
  recoveryCodes: ['AAAAA-11111', 'BBBBB-22222'],
}

function open(routes: FakeRoutes = {}, from = { isOn: false, recoveryCodesLeft: 0 }) {
  let now = from
  const pages = [
    { path: '/profile', element: <SecondFactorSection /> },
    { path: '/dashboard', element: <h1>Olá</h1> },
  ]
  return openProduct('/profile', pages, {
    'GET /second-factor': () => ({ body: now }),
    'POST /second-factor/start': () => ({ body: started }),
    'POST /second-factor/confirm': () => {
      now = { isOn: true, recoveryCodesLeft: 10 }
      return { body: { isOn: true } }
    },
    'POST /second-factor/stop': () => {
      now = { isOn: false, recoveryCodesLeft: 0 }
      return { body: { isOn: false } }
    },
    'POST /second-factor/recovery-codes': () => ({ body: { recoveryCodes: ['CCCCC-33333'] } }),
    ...routes,
  })
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const mayLeave = () => dispatchEvent(new Event('beforeunload', { cancelable: true }))
const givePassword = async () =>
  userEvent.type(await screen.findByLabelText('Sua senha'), 'segredo da marina')

it('is turned on by password and code, and shows the recovery codes once', async () => {
  const page = open()
  expect(await screen.findByText('Desligada')).toBeTruthy()
  await press('Ligar')
  await givePassword()
  await press('Continuar')
  expect(await screen.findByRole('img', { name: /Código QR/ })).toBeTruthy()
  expect(screen.getByText('ABCD EFGH IJ')).toBeTruthy()
  await userEvent.type(screen.getByLabelText('Código de 6 números'), '123456')
  await press('Confirmar e ligar')
  expect(await screen.findByText('Verificação em duas etapas ligada!')).toBeTruthy()
  expect(screen.getByText('AAAAA-11111')).toBeTruthy()
  const file = screen.getByRole('link', { name: 'Salvar em arquivo' }).getAttribute('href') ?? ''
  expect(decodeURIComponent(file)).toContain('AAAAA-11111\nBBBBB-22222')
  await press('Já guardei')
  expect(await screen.findByText('Ligada')).toBeTruthy()
  expect(screen.getByText('Restam 10 códigos de recuperação.')).toBeTruthy()
  expect(screen.queryByText('AAAAA-11111')).toBeNull()
  expect(page.calls.find(({ path }) => path === '/second-factor/confirm')?.body).toEqual({
    code: '123456',
  })
})

it('shows codes that nobody said to have kept again, after a touch of something else', async () => {
  const page = open({}, { isOn: true, recoveryCodesLeft: 1 })
  await press('Gerar novos códigos')
  await givePassword()
  await press('Continuar')
  await screen.findByText('CCCCC-33333')
  await userEvent.click(screen.getByRole('link', { name: 'Dashboard' }))
  await screen.findByRole('heading', { name: 'Olá' })
  expect(await screen.findByText('Seus códigos esperam por você')).toBeTruthy()
  expect(mayLeave()).toBe(false)
  await page.goBack()
  expect(await screen.findByText('CCCCC-33333')).toBeTruthy()
  expect(mayLeave()).toBe(false)
  await press('Já guardei')
  expect(mayLeave()).toBe(true)
  await userEvent.click(screen.getByRole('link', { name: 'Dashboard' }))
  await screen.findByRole('heading', { name: 'Olá' })
  await page.goBack()
  expect(await screen.findByText('Ligada')).toBeTruthy()
  expect(screen.queryByText('CCCCC-33333')).toBeNull()
})

it('says that the password or the code is wrong, and asks again', async () => {
  let isRight = false
  open({
    'POST /second-factor/start': () =>
      isRight ? { body: started } : refuse(400, 'profile.password-wrong'),
    'POST /second-factor/confirm': () => refuse(400, 'second-factor.code-wrong'),
  })
  await press('Ligar')
  await givePassword()
  await press('Continuar')
  expect(await screen.findByText('Senha atual incorreta')).toBeTruthy()
  await waitFor(() => expect(screen.getByLabelText('Sua senha')).toHaveProperty('value', ''))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Sua senha')))
  expect(screen.getByLabelText('Sua senha').getAttribute('aria-invalid')).toBe('true')
  isRight = true
  await givePassword()
  await press('Continuar')
  await userEvent.type(await screen.findByLabelText('Código de 6 números'), '000000')
  await press('Confirmar e ligar')
  expect(await screen.findByText('Esse código não confere. Tente o próximo.')).toBeTruthy()
  await press('Cancelar')
  expect(await screen.findByText('Desligada')).toBeTruthy()
})

it('gives other codes, and says when few are left', async () => {
  open({}, { isOn: true, recoveryCodesLeft: 1 })
  expect(await screen.findByText(/Resta 1 código de recuperação\..*antes que acabem/)).toBeTruthy()
  await press('Gerar novos códigos')
  await givePassword()
  await press('Continuar')
  expect(await screen.findByText('CCCCC-33333')).toBeTruthy()
})

it('is turned off by the password', async () => {
  open({}, { isOn: true, recoveryCodesLeft: 10 })
  await press('Desligar')
  await givePassword()
  await press('Desligar')
  expect(await screen.findByText('Verificação em duas etapas desligada.')).toBeTruthy()
  expect(await screen.findByText('Desligada')).toBeTruthy()
})
