import type { Role } from '@lya/core/people/roles/roles.ts'
import { compose, type MailContent } from '#people/identity/index.ts'

const names: Record<Role, string> = {
  admin: 'dono',
  finance: 'financeiro',
  support: 'atendimento',
  marketing: 'marketing',
}

/** Invites somebody to work in the back-office. */
export function invitationMail(told: { link: string; roles: readonly Role[] }): MailContent {
  const as = told.roles.map((role) => names[role]).join(', ')
  return compose({
    name: '',
    subject: 'Convite para o back-office da Lya',
    paragraphs: [
      `Você foi convidado para cuidar da Lya por dentro. Seu acesso: ${as}.`,
      'Entre na Lya com este e-mail (ou crie sua conta com ele) e depois abra o link.',
      'Na primeira vez vamos pedir a verificação em duas etapas: deixe o celular por perto.',
    ],
    action: { label: 'Aceitar o convite', link: told.link },
    footnote: 'O link vale por 7 dias e só funciona uma vez. Não esperava por isto? Ignore.',
  })
}
