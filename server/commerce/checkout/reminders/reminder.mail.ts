import { compose, type MailContent } from '#people/identity/index.ts'

/** For who left the checkout and agreed to be reminded. */
export function reminderMail(left: { name: string; link: string; stop: string }): MailContent {
  const { name, link, stop } = left
  const content = compose({
    name,
    subject: 'Seu plano da Lya ficou esperando',
    paragraphs: [
      'Você começou a assinar a Lya e parou no meio. Acontece!',
      'Seu plano continua lá: é só voltar e escolher como pagar.',
    ],
    action: { label: 'Continuar de onde parei', link },
    footnote: 'Você recebe este lembrete porque pediu na página de pagamento.',
    leave: { label: 'Não quero mais lembretes', link: stop },
  })
  return { ...content, unsubscribeUrl: stop }
}
