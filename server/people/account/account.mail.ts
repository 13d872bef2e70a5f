import { compose, type MailContent } from '#people/identity/index.ts'

/** Tells that the file of all own data is there; the link leads to the page, never to the file. */
export function exportReadyMail(told: { name: string; link: string; until: string }): MailContent {
  const { name, link, until } = told
  return compose({
    name,
    subject: 'Seus dados da Lya estão prontos',
    paragraphs: [
      'O arquivo com todos os seus dados está pronto para baixar.',
      `Ele fica disponível até ${until}, e só abre para quem entrou na sua conta.`,
    ],
    action: { label: 'Baixar meus dados', link },
    footnote: 'Não foi você quem pediu? Troque sua senha agora mesmo.',
  })
}
