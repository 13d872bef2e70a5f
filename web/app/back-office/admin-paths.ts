import type { Right } from '@lya/core/people/roles/roles.ts'

/** Every path of the back-office, apart from those of the product, whose pages need none of it. */
export const adminPaths = {
  home: '/admin',
  tasks: '/admin/tasks',
  scripts: '/admin/tasks/scripts',
  trials: '/admin/trials',
  subscribers: '/admin/subscribers',
  affiliates: '/admin/affiliates',
  plans: '/admin/plans',
  checkout: '/admin/checkout',
  marketing: '/admin/marketing',
  analytics: '/admin/analytics',
  payments: '/admin/payments',
  logs: '/admin/logs',
  settings: '/admin/settings',
  person: '/admin/users/:userId',
  /** What the link of an invitation opens. */
  invitation: '/admin/convite',
} as const

export const personPath = (userId: string): string => `/admin/users/${userId}`

/** Who is shown the way to a page: any of these rights; what is not named is for every operator. */
export const rightsOfPath: Readonly<Partial<Record<string, readonly Right[]>>> = {
  [adminPaths.tasks]: ['support'],
  [adminPaths.scripts]: ['support'],
  [adminPaths.affiliates]: ['finance'],
  [adminPaths.plans]: ['owner'],
  [adminPaths.checkout]: ['owner'],
  [adminPaths.marketing]: ['marketing'],
  [adminPaths.analytics]: ['marketing'],
  [adminPaths.payments]: ['finance'],
  [adminPaths.logs]: ['owner'],
  [adminPaths.settings]: ['owner'],
  [adminPaths.person]: ['support', 'finance'],
}
