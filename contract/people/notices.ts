import * as z from 'zod'
import { forSignedIn } from '#access.ts'
import { id } from '#fields.ts'

/** Where a person can be told something outside the app. */
export const noticeChannels = ['email', 'whatsapp', 'push'] as const
export const noticeChannel = z.enum(noticeChannels)
export type NoticeChannel = z.infer<typeof noticeChannel>

/** What the screens show until the person puts it away. */
export const notice = z.object({
  id,
  title: z.string(),
  text: z.string(),
  /** Where it leads, a path of the app. */
  path: z.string(),
  at: z.iso.datetime({ offset: true }),
})
export type Notice = z.infer<typeof notice>

const noticeList = z.object({ items: z.array(notice) })

export const notices = {
  list: forSignedIn
    .route({ method: 'GET', path: '/notices', summary: 'Notices not put away, the latest first' })
    .output(noticeList),
  dismiss: forSignedIn
    .route({
      method: 'DELETE',
      path: '/notices/{id}',
      summary: 'Puts a notice away; one that is gone already is no error',
    })
    .input(z.object({ id }))
    .output(noticeList),
  dismissAll: forSignedIn
    .route({ method: 'DELETE', path: '/notices', summary: 'Puts all of them away' })
    .output(noticeList),
}
