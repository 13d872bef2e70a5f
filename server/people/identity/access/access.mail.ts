import { compose, type MailContent } from '#people/identity/letter.mail.ts'

const footnote =
  'Não foi você? Troque sua senha agora mesmo: isso desliga todos os números e avisos da conta.'

const numberCalled = (ending: string | null): string =>
  ending === null ? 'Um WhatsApp' : `O WhatsApp com final ${ending}`

/** Tells that a WhatsApp number writes and reads in the owner's name from now on. */
export function numberLinkedMail(told: {
  name: string
  /** The last digits of the number; null for one that hides itself. */
  ending: string | null
  publicUrl: string
}): MailContent {
  return compose({
    name: told.name,
    subject: 'Um WhatsApp foi ligado à sua conta na Lya',
    paragraphs: [
      `${numberCalled(told.ending)} acabou de ser ligado à sua conta. Quem escreve dele anota no seu nome e pode ver seus valores.`,
      'Foi você? Então não precisa fazer nada.',
    ],
    action: { label: 'Ver meus números', link: `${told.publicUrl}/profile` },
    footnote,
  })
}

/** Tells that a browser shows the owner's notices from now on. */
export function browserAddedMail(told: { name: string; publicUrl: string }): MailContent {
  return compose({
    name: told.name,
    subject: 'Os avisos da Lya foram ligados em um aparelho',
    paragraphs: [
      'Um aparelho acabou de ser ligado aos avisos da sua conta. Eles podem mostrar seus valores.',
      'Foi você? Então não precisa fazer nada.',
    ],
    action: { label: 'Ver meus lembretes', link: `${told.publicUrl}/lembretes` },
    footnote,
  })
}

/** Tells that somebody else has proven a number that stood in this account. */
export function numberLostMail(told: {
  name: string
  /** The last digits of the number; null for one that hides itself. */
  ending: string | null
  publicUrl: string
}): MailContent {
  return compose({
    name: told.name,
    subject: 'Um WhatsApp saiu da sua conta na Lya',
    paragraphs: [
      `${numberCalled(told.ending)} acabou de ser confirmado em outra conta: ele saiu da sua, e o que for escrito dele não vem mais para cá.`,
      'Foi você? Então não precisa fazer nada.',
    ],
    action: { label: 'Ver meus números', link: `${told.publicUrl}/profile` },
    footnote: 'Não foi você, e o número é seu? Gere um código no perfil e mande dele de novo.',
  })
}
