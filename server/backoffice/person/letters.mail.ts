import { compose, type MailContent } from '#people/identity/index.ts'

/** Leads to the person's own page, which opens for nobody who is not signed in as them. */
export function letterOf(
  what: 'payment-method' | 'renewal',
  { name, publicUrl }: { name: string; publicUrl: string },
): MailContent {
  const link = `${publicUrl}/profile?tab=assinatura`
  const footnote = 'Não esperava esta mensagem? Pode ignorar: nada muda sem você.'
  if (what === 'renewal') {
    return compose({
      ...{ name, footnote },
      subject: 'Sua assinatura da Lya espera por você',
      paragraphs: [
        'Para continuar com a Lya, é só abrir sua assinatura e concluir o pagamento.',
        'Você escolhe o plano e a forma de pagar.',
      ],
      action: { label: 'Ver minha assinatura', link },
    })
  }
  return compose({
    ...{ name, footnote },
    subject: 'Atualize seu meio de pagamento na Lya',
    paragraphs: [
      'Para trocar o cartão ou a forma de pagar, entre na sua conta e abra a assinatura.',
      'Ninguém da nossa equipe pede ou vê o número do seu cartão.',
    ],
    action: { label: 'Atualizar meio de pagamento', link },
  })
}
