import { compose, type MailContent } from '#people/identity/letter.mail.ts'

type Told = { name: string; link: string }

const footnote = 'Não foi você? Troque sua senha agora mesmo e fale com o suporte.'

/** Tells that a code is asked for at each sign-in from now on. */
export function secondFactorOnMail({ name, link }: Told): MailContent {
  return compose({
    name,
    subject: 'Verificação em duas etapas ligada na Lya',
    paragraphs: [
      'A partir de agora, além da senha, pedimos um código do seu aplicativo para entrar.',
      'Guarde bem seus códigos de recuperação: é com eles que você entra se perder o celular.',
    ],
    action: { label: 'Ver minha segurança', link },
    footnote,
  })
}

/** Tells that the password alone opens the account again. */
export function secondFactorOffMail({ name, link }: Told): MailContent {
  return compose({
    name,
    subject: 'Verificação em duas etapas desligada na Lya',
    paragraphs: [
      'Sua conta voltou a pedir só a senha para entrar.',
      'Foi você? Então não precisa fazer nada.',
    ],
    action: { label: 'Ver minha segurança', link },
    footnote,
  })
}

/** Tells that a recovery code let somebody in. */
export function recoveryCodeUsedMail(told: Told & { left: number }): MailContent {
  const { name, link, left } = told
  return compose({
    name,
    subject: 'Um código de recuperação foi usado na Lya',
    paragraphs: [
      'Alguém entrou na sua conta com a senha e um código de recuperação.',
      left === 1 ? 'Resta 1 código.' : `Restam ${left} códigos.`,
    ],
    action: { label: 'Gerar novos códigos', link },
    footnote,
  })
}

/** Tells that the codes of before are worth nothing. */
export function recoveryCodesRenewedMail({ name, link }: Told): MailContent {
  return compose({
    name,
    subject: 'Novos códigos de recuperação na Lya',
    paragraphs: ['Você gerou novos códigos de recuperação. Os antigos não valem mais.'],
    action: { label: 'Ver minha segurança', link },
    footnote,
  })
}
