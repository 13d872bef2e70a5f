import { compose, type MailContent } from '#people/identity/index.ts'

interface Told {
  name: string
  link: string
}

/** Tells that the file of all own data is there; the link leads to the page, never to the file. */
export function exportReadyMail(told: Told & { until: string }): MailContent {
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

/** Tells that the account is suspended and when it goes, with the way back. */
export function closingMail({ name, link, on }: Told & { on: string }): MailContent {
  return compose({
    name,
    subject: 'Sua conta na Lya vai ser excluída',
    paragraphs: [
      `Recebemos seu pedido. Em ${on}, sua conta e todos os seus dados serão apagados.`,
      'Até lá, nada é cobrado e nada se perde. Mudou de ideia? É só entrar e escolher ficar.',
      'Seus dados, seus pagamentos (o reembolso também) e o suporte continuam abertos para você até esse dia.',
    ],
    action: { label: 'Voltar para a Lya', link },
    footnote: 'Não foi você? Entre, escolha ficar e troque sua senha agora mesmo.',
  })
}

/** Tells that everything is as it was. */
export function keptMail({ name, link }: Told): MailContent {
  return compose({
    name,
    subject: 'Que bom que você ficou!',
    paragraphs: ['Sua conta na Lya continua como estava, com tudo o que você anotou.'],
    action: { label: 'Abrir a Lya', link },
    footnote: 'Não foi você? Troque sua senha agora mesmo.',
  })
}

/** The last message that a person gets. */
export function deletedMail({ name, link }: Told): MailContent {
  return compose({
    name,
    subject: 'Sua conta na Lya foi excluída',
    paragraphs: [
      'Sua conta e todos os seus dados foram apagados.',
      'Guardamos só o que a lei exige, sem o seu nome: cobranças, consentimentos e registros de acesso.',
      'Obrigada pelo tempo que passamos juntos. Se um dia quiser voltar, a porta está aberta.',
    ],
    action: { label: 'Conhecer a Lya de novo', link },
    footnote: 'Esta é nossa última mensagem.',
  })
}
