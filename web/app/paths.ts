/** Every path that a link or a redirect of ours names. */
export const paths = {
  home: '/',
  freeTrial: '/testegratis',
  privacy: '/privacidade',
  terms: '/termos',
  disclaimer: '/disclaimer',
  cookies: '/cookies',
  login: '/login',
  register: '/register',
  profile: '/profile',
  /** Parts of the profile that stay open to whoever has to pay. */
  subscription: '/profile?aba=assinatura',
  ownData: '/profile?aba=seus-dados',
  onboarding: '/onboarding',
  help: '/help',
  plans: '/planos',
  checkout: '/checkout',
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

/** Which plan somebody chose before they came to where plans are changed. */
export const chosenPlan = 'trocar'

/** Where a subscriber changes to this plan. */
export function changePath(plan: string): string {
  return `${paths.subscription}&${chosenPlan}=${plan}`
}
