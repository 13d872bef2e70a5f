import type { NoticeKind } from '#people/notices/notice.ts'

/**
 * News and offers: what nobody gets who has not asked for it. Whoever words them adds the words.
 * The choice is a person's own, whoever writes, so it stands here.
 */
export const newsKind: Omit<NoticeKind, 'word'> = {
  name: 'novidades',
  channels: [],
  isOptional: true,
  isInApp: false,
  called: 'novidades e ofertas',
  template: null,
  reachesBlocked: true,
}
