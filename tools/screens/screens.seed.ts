/** A page to photograph, under the name that its files get. */
export interface Screen {
  name: string
  path: string
  /** A selector of what is there only when the page has everything. */
  ready: string
  isSignedIn?: boolean
  isInDarkToo?: boolean
}

export const screens: Screen[] = [
  { name: 'landing', path: '/', ready: 'footer', isInDarkToo: true },
  { name: 'login', path: '/login', ready: 'input[type=password]', isInDarkToo: true },
  { name: 'register', path: '/register', ready: 'input[type=email]' },
  { name: 'mailbox', path: '/simulador/email', ready: 'text=Marina' },
  { name: 'not-found', path: '/nada-por-aqui', ready: 'main' },
  {
    name: 'dashboard',
    path: '/dashboard',
    ready: '.recharts-surface path',
    isSignedIn: true,
    isInDarkToo: true,
  },
  {
    name: 'transactions',
    path: '/transactions',
    ready: 'text=Freela do cardápio',
    isSignedIn: true,
    isInDarkToo: true,
  },
  { name: 'lya', path: '/lya', ready: 'text=Freelances', isSignedIn: true, isInDarkToo: true },
]
