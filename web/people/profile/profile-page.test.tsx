import { onlineManager } from '@tanstack/react-query'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { marina, openProduct } from '#app/testing/open-product.tsx'
import { type FakeCall, type FakeRoutes, refuse } from '#connection/testing/fake-api.ts'
import ProfilePage from './profile-page.tsx'

const stored = {
  name: marina.name,
  email: marina.email,
  emailVerified: true,
  pendingEmail: null as string | null,
  phone: '5511987654321',
  timeZone: 'America/Sao_Paulo',
  avatarUrl: null as string | null,
}

function open(path = '/profile', routes: FakeRoutes = {}, profile = stored) {
  let now = profile
  const page = openProduct(path, [{ path: '/profile', element: <ProfilePage /> }], {
    'GET /profile': () => ({ body: now }),
    'GET /account/export': () => ({ body: { export: null } }),
    'GET /second-factor': () => ({ body: { isOn: false, recoveryCodesLeft: 0 } }),
    'GET /sessions': () => ({ body: { items: [] } }),
    'GET /channels': () => ({ body: { isWhatsAppAvailable: true, items: [] } }),
    'PATCH /profile': ({ body }) => {
      const {
        email,
        currentPassword: _,
        ...rest
      } = body as Partial<typeof stored & { currentPassword: string }>
      now = { ...now, ...rest, pendingEmail: email && email !== now.email ? email : null }
      return { body: now }
    },
    'PUT /profile/avatar': () => {
      now = { ...now, avatarUrl: '/api/avatars/marina/2' }
      return { body: now }
    },
    'DELETE /profile/avatar': () => {
      now = { ...now, avatarUrl: null }
      return { body: now }
    },
    ...routes,
  })
  const sent = (method: string) => page.calls.filter((call: FakeCall) => call.method === method)
  return { ...page, sent }
}

afterEach(() => onlineManager.setOnline(true))

const password = 'segredo da marina'
const typePassword = async () => userEvent.type(await screen.findByLabelText('Sua senha'), password)

const save = () => screen.getByRole('button', { name: 'Salvar alterações' })

describe('the data', () => {
  it('says that the e-mail is not confirmed, and sends its link again', async () => {
    const unproven = { ...stored, emailVerified: false }
    const page = open(
      '/profile',
      { 'POST /profile/confirmation': () => ({ body: unproven }) },
      unproven,
    )
    expect(await screen.findByText(`Falta confirmar ${stored.email}`)).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Enviar link de novo' }))
    expect(await screen.findByText(/Mandamos um link para/)).toBeTruthy()
    expect(page.sent('POST')).toHaveLength(1)
  })

  it('waits for a change, and sends only what changed', async () => {
    const page = open()
    const name = await screen.findByLabelText('Nome')
    expect(name).toHaveProperty('value', 'Marina Alves')
    expect(screen.getByLabelText('WhatsApp')).toHaveProperty('value', '(11) 9 8765-4321')
    expect(save()).toHaveProperty('disabled', true)

    await userEvent.type(name, ' Lima')
    await userEvent.selectOptions(screen.getByLabelText('Fuso horário'), 'Amazonas')
    await userEvent.click(save())
    expect(await screen.findByText('Dados atualizados!')).toBeTruthy()
    expect(page.sent('PATCH').map(({ body }) => body)).toEqual([
      { name: 'Marina Alves Lima', timeZone: 'America/Manaus' },
    ])
    await waitFor(() => expect(save()).toHaveProperty('disabled', true))
  })

  it('shows a new address as waiting, which can be given up', async () => {
    const page = open()
    const email = await screen.findByLabelText('Email')
    await userEvent.clear(email)
    await userEvent.type(email, 'nova@exemplo.com')
    await typePassword()
    await userEvent.click(save())
    expect(await screen.findByText('Falta confirmar nova@exemplo.com')).toBeTruthy()
    const more = 'Mandamos um link para nova@exemplo.com. Abra para confirmar.'
    expect(screen.getByText(more)).toBeTruthy()
    expect(screen.getByLabelText('Email')).toHaveProperty('value', 'marina@exemplo.com')

    await userEvent.click(screen.getByRole('button', { name: 'Enviar link de novo' }))
    await waitFor(() => expect(page.sent('PATCH')).toHaveLength(2))
    await waitFor(() => {
      const cancel = screen.getByRole('button', { name: 'Cancelar troca' })
      expect(cancel).toHaveProperty('disabled', false)
    })
    await userEvent.click(screen.getByRole('button', { name: 'Cancelar troca' }))
    await waitFor(() => expect(screen.queryByText('Falta confirmar nova@exemplo.com')).toBeNull())
    expect(page.sent('PATCH').map(({ body }) => body)).toEqual([
      { email: 'nova@exemplo.com', currentPassword: password },
      { email: 'nova@exemplo.com' },
      { email: 'marina@exemplo.com' },
    ])
  })

  it('refuses a phone as the sign-up does, and sends nothing', async () => {
    const page = open()
    const phone = await screen.findByLabelText('WhatsApp')
    await userEvent.clear(phone)
    await userEvent.type(phone, '119')
    await userEvent.click(save())
    expect(screen.getByText('O telefone deve ter 11 dígitos (DDD + 9 dígitos)')).toBeTruthy()
    expect(page.sent('PATCH')).toEqual([])
  })

  it('keeps what was typed when the server refuses, and says where', async () => {
    open('/profile', { 'PATCH /profile': () => refuse(409, 'identity.phone-taken') })
    const phone = await screen.findByLabelText('WhatsApp')
    await userEvent.clear(phone)
    await userEvent.type(phone, '21998765432')
    await typePassword()
    await userEvent.click(save())
    expect(await screen.findByText('Erro ao salvar')).toBeTruthy()
    expect(await screen.findAllByText('Telefone já cadastrado.')).toHaveLength(2)
    expect(phone).toHaveProperty('value', '(21) 9 9876-5432')
    expect(phone.getAttribute('aria-invalid')).toBe('true')
  })

  it('asks for the password before another e-mail or phone, and only then', async () => {
    const page = open('/profile', {
      'PATCH /profile': () => refuse(400, 'profile.password-wrong'),
    })
    const phone = await screen.findByLabelText('WhatsApp')
    await userEvent.type(screen.getByLabelText('Nome'), ' Lima')
    expect(screen.queryByLabelText('Sua senha')).toBeNull()
    await userEvent.clear(phone)
    await userEvent.type(phone, '21998765432')
    await userEvent.click(save())
    expect(await screen.findByText('Digite sua senha para salvar')).toBeTruthy()
    expect(page.sent('PATCH')).toEqual([])

    await typePassword()
    await userEvent.click(save())
    // Below the field, and in the toast.
    await waitFor(() => expect(screen.getAllByText('Senha incorreta')).toHaveLength(2))
    expect(page.sent('PATCH').map(({ body }) => body)).toEqual([
      { name: 'Marina Alves Lima', phone: '(21) 9 9876-5432', currentPassword: password },
    ])
  })

  it('fails at once without a connection, and keeps what was typed', async () => {
    open('/profile', { 'PATCH /profile': () => Promise.reject(new TypeError('offline')) })
    const name = await screen.findByLabelText('Nome')
    onlineManager.setOnline(false)
    await userEvent.type(name, ' Lima')
    await userEvent.click(save())
    expect(await screen.findByText('Erro ao salvar')).toBeTruthy()
    expect(name).toHaveProperty('value', 'Marina Alves Lima')
    expect(save()).toHaveProperty('disabled', false)
  })

  it('offers no way back to an address that somebody else has proven', async () => {
    open('/profile', {}, { ...stored, email: '', pendingEmail: 'nova@exemplo.com' })
    expect(await screen.findByText('Falta confirmar nova@exemplo.com')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Enviar link de novo' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Cancelar troca' })).toBeNull()
    expect(screen.queryByText(/você continua entrando/)).toBeNull()
  })

  it('offers another try when the profile does not come', async () => {
    let isBroken = true
    open('/profile', {
      'GET /profile': () => (isBroken ? refuse(500, 'platform.unexpected') : { body: stored }),
    })
    expect(await screen.findByText('Não conseguimos abrir seu perfil')).toBeTruthy()
    isBroken = false
    await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }))
    expect(await screen.findByLabelText('Nome')).toBeTruthy()
  })
})

describe('the number that talks to Lya', () => {
  const linked = {
    id: '0190aaaa-0000-7000-8000-000000000003',
    kind: 'whatsapp',
    phone: '5511987654321',
    linkedAt: '2026-03-11T15:00:00Z',
    lastMessageAt: '2026-03-11T15:00:00Z',
  }
  const code = {
    code: '482913',
    expiresAt: '2026-03-11T15:10:00Z',
    url: 'https://wa.me/5511999990000?text=Vincular%20482913',
  }

  it('is linked by a code, which can be copied, and let go after a yes', async () => {
    let items = [linked]
    const page = open('/profile', {
      'GET /channels': () => ({ body: { isWhatsAppAvailable: true, items } }),
      'POST /channels/link-codes': () => ({ body: code }),
      [`DELETE /channels/${linked.id}`]: () => {
        items = []
        return { body: { unlinked: true } }
      },
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Conectar outro número' }))
    expect(await screen.findByText('482913')).toBeTruthy()
    const chat = screen.getByRole('link', { name: /^Abrir o WhatsApp/ })
    expect(chat.getAttribute('href')).toBe(code.url)
    await userEvent.click(screen.getByRole('button', { name: 'Copiar código' }))
    expect(await screen.findByText('Código copiado para a área de transferência')).toBeTruthy()
    expect(await navigator.clipboard.readText()).toBe('482913')

    await userEvent.click(screen.getByRole('button', { name: 'Desconectar +55 (11) 9 8765-4321' }))
    const dialog = await screen.findByRole('dialog', { name: 'Desconectar este número?' })
    expect(page.sent('DELETE')).toEqual([])
    await userEvent.click(within(dialog).getByRole('button', { name: 'Desconectar' }))
    expect(await screen.findByText('Número desconectado.')).toBeTruthy()
    await waitFor(() => expect(screen.queryByText('+55 (11) 9 8765-4321')).toBeNull())
  })

  it('says why no code came, and that a clipboard is closed', async () => {
    let isBroken = true
    open('/profile', {
      'POST /channels/link-codes': () =>
        isBroken ? refuse(429, 'channels.too-many-codes') : { body: { ...code, url: null } },
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Conectar meu WhatsApp' }))
    expect(await screen.findByText('Não consegui gerar o código')).toBeTruthy()
    expect(
      screen.getByText('Você pediu muitos códigos. Espere um pouco e tente de novo.'),
    ).toBeTruthy()
    isBroken = false
    await userEvent.click(screen.getByRole('button', { name: 'Conectar meu WhatsApp' }))
    expect(await screen.findByText('482913')).toBeTruthy()
    expect(screen.queryByRole('link', { name: /^Abrir o WhatsApp/ })).toBeNull()
    const closed = () => Promise.reject(new DOMException('closed', 'NotAllowedError'))
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(closed)
    await userEvent.click(screen.getByRole('button', { name: 'Copiar código' }))
    const said = 'Não foi possível copiar para a área de transferência'
    expect(await screen.findByText(said)).toBeTruthy()
  })
})

describe('the tabs', () => {
  it('live in the address', async () => {
    const page = open('/profile?aba=senha')
    const tab = await screen.findByRole('tab', { name: 'Segurança' })
    expect(tab.getAttribute('aria-selected')).toBe('true')
    await userEvent.click(screen.getByRole('tab', { name: 'Foto' }))
    expect(page.path()).toBe('/profile?aba=foto')
    await userEvent.click(screen.getByRole('tab', { name: 'Dados' }))
    expect(page.path()).toBe('/profile?aba=seus-dados')
    expect(await screen.findByRole('heading', { name: 'Baixar meus dados' })).toBeTruthy()
    await userEvent.click(screen.getByRole('tab', { name: 'Perfil' }))
    expect(page.path()).toBe('/profile')
  })
})

const photo = (type: string, bytes = 4) => new File(['x'.repeat(bytes)], 'eu', { type })

async function choose(file: File) {
  const picker = await screen.findByLabelText('Escolher foto', { selector: 'input' })
  fireEvent.change(picker, { target: { files: [file] } })
}

describe('the photo', () => {
  it('is sent as it is, and shows', async () => {
    const page = open('/profile?aba=foto')
    expect(await screen.findByRole('img', { name: 'Você ainda não tem foto' })).toBeTruthy()
    await choose(photo('image/png'))
    expect(await screen.findByText('Foto atualizada!')).toBeTruthy()
    expect(page.sent('PUT').map(({ path, body }) => [path, body])).toEqual([
      ['/profile/avatar', 'xxxx'],
    ])
    await waitFor(() => {
      const shown = screen.getByRole('img', { name: 'Sua foto de perfil' })
      expect(shown.getAttribute('src')).toBe('/api/avatars/marina/2')
    })
  })

  it('may be dropped', async () => {
    const page = open('/profile?aba=foto')
    const zone = await screen.findByRole('region', { name: 'Sua foto de perfil' })
    fireEvent.drop(zone, { dataTransfer: { files: [photo('image/gif')] } })
    expect(await screen.findByText('Foto atualizada!')).toBeTruthy()
    expect(page.sent('PUT')).toHaveLength(1)
  })

  it.each([
    ['larger than 5 MB', photo('image/jpeg', 5_242_881), 'A imagem deve ter no máximo 5MB.'],
    ['no image', photo('application/pdf'), 'Por favor, selecione uma imagem.'],
  ])('is not sent when it is %s', async (_, file, said) => {
    const page = open('/profile?aba=foto')
    await choose(file)
    expect(await screen.findByText('Erro no upload')).toBeTruthy()
    expect(screen.getByText(said)).toBeTruthy()
    expect(page.sent('PUT')).toEqual([])
  })

  it('stays the one before when the upload fails', async () => {
    const before = { ...stored, avatarUrl: '/api/avatars/marina/1' }
    const broken = { 'PUT /profile/avatar': () => refuse(400, 'profile.avatar-no-image') }
    open('/profile?aba=foto', broken, before)
    await choose(photo('image/png'))
    expect(await screen.findByText('Erro no upload')).toBeTruthy()
    expect(screen.getByText('Por favor, selecione uma imagem.')).toBeTruthy()
    await waitFor(() => {
      const shown = screen.getByRole('img', { name: 'Sua foto de perfil' })
      expect(shown.getAttribute('src')).toBe('/api/avatars/marina/1')
    })
  })

  it('goes when it is removed, and comes back when the server refuses', async () => {
    let isBroken = true
    const before = { ...stored, avatarUrl: '/api/avatars/marina/1' }
    const remove = () =>
      isBroken ? refuse(500, 'platform.unexpected') : { body: { ...before, avatarUrl: null } }
    open('/profile?aba=foto', { 'DELETE /profile/avatar': remove }, before)
    await userEvent.click(await screen.findByRole('button', { name: 'Remover foto' }))
    expect(await screen.findByText('Erro ao remover foto')).toBeTruthy()
    expect(await screen.findByRole('img', { name: 'Sua foto de perfil' })).toBeTruthy()
    isBroken = false
    await userEvent.click(screen.getByRole('button', { name: 'Remover foto' }))
    expect(await screen.findByText('Foto removida!')).toBeTruthy()
    expect(screen.getByRole('img', { name: 'Você ainda não tem foto' })).toBeTruthy()
  })
})

async function fillPassword(current: string, password: string, confirmation = password) {
  await userEvent.type(await screen.findByLabelText('Senha atual'), current)
  await userEvent.type(screen.getByLabelText('Nova senha'), password)
  await userEvent.type(screen.getByLabelText('Confirmar nova senha'), confirmation)
}
const change = () => screen.getByRole('button', { name: 'Alterar senha' })

describe('the password', () => {
  it('waits for all three fields, changes, and empties them', async () => {
    const page = open('/profile?aba=senha', {
      'POST /profile/password': () => ({ body: { changed: true, othersEnded: true } }),
    })
    await userEvent.type(await screen.findByLabelText('Senha atual'), 'a de antes')
    expect(change()).toHaveProperty('disabled', true)
    await userEvent.type(screen.getByLabelText('Nova senha'), 'um cavalo azul')
    expect(change()).toHaveProperty('disabled', true)
    await userEvent.type(screen.getByLabelText('Confirmar nova senha'), 'um cavalo azul')
    expect(screen.getByText(/Força da senha:/)).toBeTruthy()
    await userEvent.click(change())
    expect(await screen.findByText('Senha alterada com sucesso!')).toBeTruthy()
    expect(page.sent('POST').map(({ body }) => body)).toEqual([
      { currentPassword: 'a de antes', newPassword: 'um cavalo azul' },
    ])
    await waitFor(() => expect(screen.getByLabelText('Senha atual')).toHaveProperty('value', ''))
  })

  it.each([
    ['a de antes', '12345', '12345', 'Senha muito curta'],
    ['a de antes', 'um cavalo azul', 'um cavalo', 'Senhas não coincidem'],
    ['um cavalo azul', 'um cavalo azul', 'um cavalo azul', 'Nova senha inválida'],
  ])('%j to %j and %j: says %s', async (current, password, confirmation, said) => {
    const page = open('/profile?aba=senha')
    await fillPassword(current, password, confirmation)
    await userEvent.click(change())
    expect(await screen.findByText(said)).toBeTruthy()
    expect(page.sent('POST')).toEqual([])
  })

  it('says that the present one is missing once its field is left', async () => {
    open('/profile?aba=senha')
    await userEvent.click(await screen.findByLabelText('Senha atual'))
    await userEvent.click(screen.getByLabelText('Nova senha'))
    expect(await screen.findByText('Senha atual obrigatória')).toBeTruthy()
  })

  it('says that the present one is wrong, and keeps what was typed', async () => {
    open('/profile?aba=senha', {
      'POST /profile/password': () => refuse(400, 'profile.password-wrong'),
    })
    await fillPassword('errada', 'um cavalo azul')
    await userEvent.click(change())
    expect(await screen.findByText('Erro ao alterar senha')).toBeTruthy()
    expect(await screen.findAllByText('Senha atual incorreta')).toHaveLength(2)
    expect(screen.getByLabelText('Nova senha')).toHaveProperty('value', 'um cavalo azul')
  })

  it('says when the other sessions could not be ended', async () => {
    open('/profile?aba=senha', {
      'POST /profile/password': () => ({ body: { changed: true, othersEnded: false } }),
    })
    await fillPassword('a de antes', 'um cavalo azul')
    await userEvent.click(change())
    expect(await screen.findByText('Senha alterada parcialmente')).toBeTruthy()
  })
})
