import { compose, type MailContent } from '#people/identity/index.ts'
import type { Words } from '#people/notices/notice.ts'

/** @param to.leaveUrl Ends letters of this kind; null where nothing does. */
export function noticeMail(
  { letter, path }: Words,
  to: { name: string; publicUrl: string; leaveUrl: string | null },
): MailContent {
  const { subject, paragraphs, label } = letter
  const { name, publicUrl, leaveUrl } = to
  const content = { name, subject, paragraphs, action: { label, link: `${publicUrl}${path}` } }
  if (leaveUrl === null) {
    return compose({ ...content, footnote: 'Este aviso faz parte da sua conta na Lya.' })
  }
  return compose({
    ...content,
    footnote: `Você escolhe o que a Lya avisa, onde e em que horário em ${publicUrl}/lembretes.`,
    leave: { label: 'Não quero mais receber este aviso por e-mail', link: leaveUrl },
  })
}
