import type { Unread } from '#assistant/whatsapp/inbound/read-message.ts'

const asks: Record<Unread, string> = {
  audio: 'Ainda não consigo ouvir áudios por aqui 🙈 Me escreve? Por exemplo: "almoço 32,50".',
  image: 'Ainda não consigo ler fotos por aqui 🙈 Me conta em texto? Por exemplo: "mercado 120".',
  video: 'Vídeos eu ainda não vejo 🙈 Me conta em texto? Por exemplo: "mercado 120".',
  document:
    'Ainda não consigo abrir arquivos por aqui 🙈 Me conta em texto? Por exemplo: "luz 180".',
  location: 'Recebi a localização, mas só entendo texto por aqui. Quanto foi e com o quê?',
  contacts: 'Recebi o contato, mas só entendo texto por aqui. Quanto foi e com o quê?',
  unsupported: 'Essa mensagem eu não consigo ler 🙈 Me escreve em texto? Por exemplo: "uber 18".',
}

const named: Record<Unread, string> = {
  audio: '🎤 Áudio',
  image: '📷 Foto',
  video: '🎬 Vídeo',
  document: '📄 Documento',
  location: '📍 Localização',
  contacts: '👤 Contato',
  unsupported: '💬 Mensagem',
}

/** What Lya asks for instead. */
export function askForText(what: Unread): string {
  return asks[what]
}

/** How such a message is shown among the others of the conversation. */
export function nameOf(what: Unread): string {
  return named[what]
}

/** The choice under a reply that wrote something. */
export const undoChoice = 'Desfazer'

/** To a number that nobody proved to be theirs. */
export function invitation(publicUrl: string): string {
  return `Oi! Eu sou a Lya e cuido das suas finanças por aqui 💛

Ainda não conheço este número. Se você já tem conta, entre em ${publicUrl}/profile, gere um código e me envie aqui.

Se ainda não tem, é rapidinho: ${publicUrl}/register`
}

/** To whoever was invited and goes on writing: silence would be taken for noted. */
export function stillUnknownNotice(publicUrl: string): string {
  return `Este número ainda não está conectado, então não anotei nada. Pegue seu código em ${publicUrl}/profile e me envie aqui. Se ainda não tem conta, é em ${publicUrl}/register`
}

export function linkedNotice(): string {
  return 'Prontinho, este número está conectado à sua conta 🎉 Agora é só me contar: "almoço 32,50".'
}

export function wrongCodeNotice(publicUrl: string): string {
  return `Esse código não vale mais ou não confere. Gere outro em ${publicUrl}/profile e me envie aqui.`
}

/**
 * The template to be approved by Meta for replies that are later than 24 hours: of the category
 * 'utility', in `pt_BR`, with the one parameter {{1}}.
 */
export const lateTemplate = {
  name: 'lya_resposta',
  body: 'Oi! Aqui está a resposta da Lya: {{1}} Para continuar, é só responder por aqui.',
  example: 'Anotei! Mercado, R$ 52,90 em Alimentação, ontem.',
}
