import { compose, type MailContent } from '#people/identity/letter.mail.ts'

/** Asks the person to prove that the address is theirs. */
export function confirmationMail({ name, link }: { name: string; link: string }): MailContent {
  return compose({
    name,
    subject: 'Confirme seu e-mail na Lya',
    paragraphs: [
      'Que bom ter você por aqui! Confirme que este e-mail é seu e pronto.',
      'Você já pode usar a Lya enquanto isso.',
    ],
    action: { label: 'Confirmar e-mail', link },
    footnote: 'Não criou uma conta na Lya? Então é só ignorar esta mensagem.',
  })
}

/** Carries the link to a new password; it serves once, for an hour. */
export function recoveryMail({ name, link }: { name: string; link: string }): MailContent {
  return compose({
    name,
    subject: 'Sua nova senha na Lya',
    paragraphs: [
      'Recebemos um pedido para trocar a senha da sua conta.',
      'O link abaixo vale por 1 hora e só funciona uma vez.',
    ],
    action: { label: 'Criar nova senha', link },
    footnote: 'Não foi você? Ignore esta mensagem: sua senha continua a mesma.',
  })
}

/** Tells that the password changed, so that its owner notices when it was somebody else. */
export function passwordChangedMail({ name, link }: { name: string; link: string }): MailContent {
  return compose({
    name,
    subject: 'Sua senha da Lya foi alterada',
    paragraphs: [
      'A senha da sua conta acabou de ser alterada, e todos os aparelhos foram desconectados.',
      'O WhatsApp e os avisos também: é só ligar de novo no seu perfil.',
      'Foi você? Então não precisa fazer nada.',
    ],
    action: { label: 'Entrar na Lya', link },
    footnote: 'Não foi você? Abra a Lya e use "Esqueci minha senha" agora mesmo.',
  })
}
