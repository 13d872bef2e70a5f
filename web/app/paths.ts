/** Every path that a link or a redirect of ours names. */
export const paths = {
  home: '/',
  login: '/login',
  register: '/register',
  profile: '/profile',
  /** Parts of the profile that stay open to whoever has to pay. */
  subscription: '/profile?aba=assinatura',
  ownData: '/profile?aba=seus-dados',
  onboarding: '/onboarding',
  help: '/help',
  plans: '/planos',
  referral: '/affiliates',
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
