/** Every path that a link or a redirect of ours names. */
export const paths = {
  home: '/',
  login: '/login',
  register: '/register',
  profile: '/profile',
  dashboard: '/dashboard',
  transactions: '/transactions',
  lya: '/lya',
} as const
