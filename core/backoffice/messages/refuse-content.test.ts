import { expect, it } from 'vitest'
import type { MessageContent } from '#backoffice/messages/content.ts'
import { faultOf } from '#backoffice/messages/refuse-content.ts'

const email: MessageContent = {
  channel: 'email',
  subject: 'Oi, {{primeiro_nome}}',
  body: 'Tem novidade.',
  button: 'Ver',
  path: '/planos',
  metaName: '',
}
const whatsapp: MessageContent = {
  ...email,
  channel: 'whatsapp',
  subject: '',
  button: '',
  body: 'Oi, {{primeiro_nome}}! Para sair: {{link_preferencias}} Obrigada!',
  metaName: 'lya_novidade',
}

it.each([
  [email, null],
  [{ ...email, subject: '' }, { code: 'templates.incomplete' }],
  [{ ...email, button: '' }, { code: 'templates.incomplete' }],
  [{ ...email, body: ' ' }, { code: 'templates.incomplete' }],
  [{ ...email, path: 'https://mau.example' }, { code: 'templates.incomplete' }],
  [{ ...email, path: '//mau.example' }, { code: 'templates.incomplete' }],
  [
    { ...email, body: '{{senha}}' },
    { code: 'templates.unknown-variable', names: ['senha'] },
  ],
  [
    { ...email, button: '{{x}}' },
    { code: 'templates.unknown-variable', names: ['x'] },
  ],
  [whatsapp, null],
  [{ ...whatsapp, metaName: '' }, { code: 'templates.incomplete' }],
  [{ ...whatsapp, body: 'Saia em {{link_preferencias}}' }, { code: 'templates.incomplete' }],
  [{ ...whatsapp, body: 'Oi, {{primeiro_nome}}!' }, { code: 'templates.no-way-out' }],
])('%j has %j', (content, fault) => {
  expect(faultOf(content)).toEqual(fault)
})
