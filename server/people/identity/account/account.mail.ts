import { compose, type MailContent } from '#people/identity/letter.mail.ts'

/**
 * Asks whoever reads this address to prove it; the link serves once, for a day.
 *
 * @param isHeld Whether another account, which nobody confirmed, stands under the address.
 */
export function newAddressMail({
  name,
  link,
  isHeld,
}: {
  name: string
  link: string
  isHeld: boolean
}): MailContent {
  const held =
    'Já existe uma conta na Lya com este e-mail: se você confirmar, ele deixa aquela conta, e os ' +
    'dados dela não vêm junto. Ela também é sua? Então não confirme: entre nela com este e-mail ' +
    'ou use "Esqueci minha senha".'
  return compose({
    name,
    subject: 'Confirme seu novo e-mail na Lya',
    paragraphs: [
      'Este endereço foi informado como o novo e-mail de uma conta na Lya.',
      ...(isHeld ? [held] : []),
      'O link abaixo vale por 24 horas. Até lá, nada muda.',
    ],
    action: { label: 'Confirmar novo e-mail', link },
    footnote: 'Não foi você? Então é só ignorar esta mensagem.',
  })
}

/** Tells the present address that another one waits to take its place. */
export function addressRequestedMail({ name, link }: { name: string; link: string }): MailContent {
  return compose({
    name,
    subject: 'Pedido para trocar o e-mail da sua conta na Lya',
    paragraphs: [
      'Recebemos um pedido para trocar o e-mail da sua conta por outro.',
      'Este endereço continua valendo até que o novo seja confirmado.',
    ],
    action: { label: 'Abrir meu perfil', link },
    footnote: 'Não foi você? Abra a Lya e troque sua senha agora mesmo.',
  })
}

/** Tells the present address that support noted another one, which only its person can confirm. */
export function addressSuggestedMail({ name, link }: { name: string; link: string }): MailContent {
  return compose({
    name,
    subject: 'Confirme a troca do e-mail da sua conta na Lya',
    paragraphs: [
      'Nosso suporte anotou um novo e-mail para a sua conta, a pedido seu.',
      'Nada muda até que você confirme: entre na sua conta, abra o perfil e peça o link para o novo e-mail.',
    ],
    action: { label: 'Abrir meu perfil', link },
    footnote: 'Não foi você? Desista da troca no perfil e fale com o suporte.',
  })
}

/** Tells the address that was replaced, the last message that it gets. */
export function addressReplacedMail({ name, link }: { name: string; link: string }): MailContent {
  return compose({
    name,
    subject: 'O e-mail da sua conta na Lya mudou',
    paragraphs: [
      'O novo e-mail foi confirmado, e este endereço não entra mais na sua conta.',
      'Foi você? Então não precisa fazer nada.',
    ],
    action: { label: 'Falar com o suporte', link },
    footnote: 'Não foi você? Fale com o suporte agora mesmo.',
  })
}

/** Tells the address that another number stands in the profile, and what it does not do yet. */
export function numberReplacedMail({ name, link }: { name: string; link: string }): MailContent {
  return compose({
    name,
    subject: 'O número no seu perfil da Lya mudou',
    paragraphs: [
      'O número de WhatsApp no seu perfil acabou de ser trocado.',
      'Ele só fala com a Lya em seu nome depois de confirmado, com uma mensagem enviada dele.',
      'Foi você? Então não precisa fazer nada.',
    ],
    action: { label: 'Abrir meu perfil', link },
    footnote: 'Não foi você? Abra a Lya e troque sua senha agora mesmo.',
  })
}

/**
 * Tells that the password was changed by somebody who knew the one before.
 *
 * @param pendingEmail An address that waited to be confirmed, and waits no more.
 */
export function passwordReplacedMail({
  name,
  link,
  pendingEmail,
}: {
  name: string
  link: string
  pendingEmail: string | null
}): MailContent {
  const givenUp = `A troca de e-mail para ${pendingEmail} foi cancelada: se ainda quiser, peça de novo no perfil.`
  return compose({
    name,
    subject: 'Sua senha da Lya foi alterada',
    paragraphs: [
      'A senha da sua conta acabou de ser alterada no seu perfil.',
      'Os outros aparelhos, o WhatsApp e os avisos foram desligados: é só ligar de novo.',
      ...(pendingEmail === null ? [] : [givenUp]),
      'Foi você? Então não precisa fazer nada.',
    ],
    action: { label: 'Entrar na Lya', link },
    footnote: 'Não foi você? Abra a Lya e use "Esqueci minha senha" agora mesmo.',
  })
}
