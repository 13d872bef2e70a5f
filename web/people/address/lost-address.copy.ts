import { maskPhone } from '@lya/core/people/identity/phone.ts'

export const lostAddressCopy = {
  label: 'Sua conta está sem email',
  lost: 'Seu email foi confirmado em outra conta e não entra mais nesta. Informe outro para não perder o acesso.',
  give: 'Informar outro email',
  waiting: (email: string) =>
    `Seu email foi confirmado em outra conta. Falta abrir o link que mandamos para ${email}.`,
  see: 'Ver meu perfil',
  byPhone: (phone: string) =>
    `Até lá, entre com o telefone ${maskPhone(phone)} e a sua senha de sempre.`,
  noPhone: 'Até lá, não saia da conta: sem email e sem telefone, só o suporte abre ela de novo.',
} as const
