import type { Unreadable } from '#assistant/media/read-media.ts'

const answers: Record<Unreadable, string> = {
  'no-image': 'Essa imagem não abriu aqui 🙈 Manda de novo, ou me conta em texto?',
  'no-file':
    'Esse tipo de arquivo eu não abro 🙈 Mande uma foto (JPG, PNG ou WebP) ou me conta em texto.',
  'audio-off':
    'Ainda não consigo ouvir áudios por aqui 🙈 Me escreve? Por exemplo: "almoço 32,50".',
  'picture-off':
    'Não achei um QR Code de PIX ou de nota fiscal nessa foto, e o resto dela eu ainda não leio 🙈 ' +
    'Me conta em texto? Por exemplo: "mercado 120".',
  'other-code':
    'Achei um QR Code, mas não é de PIX nem de nota fiscal, então não abri nada. ' +
    'Me conta em texto? Por exemplo: "mercado 120".',
  'nothing-heard': 'Não entendi esse áudio 🙈 Pode gravar de novo, ou me escrever?',
  'nothing-seen': 'Não achei um gasto nessa imagem. Me conta em texto? Por exemplo: "mercado 120".',
  'too-many': 'Foram muitos arquivos em uma hora 🙈 Me conta em texto, que eu anoto na hora.',
  failed: 'Não consegui ler isso agora. Tenta de novo daqui a pouco, ou me escreve?',
}

/** What Lya says when nothing came of a file. */
export function phraseUnreadable(why: Unreadable): string {
  return answers[why]
}

/** How a file is shown among the messages of the conversation. */
export const mediaNames = { audio: '🎤 Áudio', image: '📷 Foto', document: '📄 Documento' } as const
