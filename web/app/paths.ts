/** Every path that a link or a redirect of ours names. */
export const paths = {
  home: '/',
  login: '/login',
  register: '/register',
  profile: '/profile',
  onboarding: '/onboarding',
  help: '/help',
  dashboard: '/dashboard',
  transactions: '/transactions',
  planning: '/planning',
  categories: '/categories',
  goals: '/goals',
  payments: '/payments',
  lya: '/lya',
  reminders: '/lembretes',
  memory: '/lya/memoria',
} as const
