import { paths } from '#app/paths.ts'

interface FooterLink {
  href: string
  label: string
}

export const footer = {
  promise: 'A amiga que é boa com dinheiro.',
  support: 'Falar com o suporte',
  faq: 'Perguntas frequentes',
  alsoRead: 'Leia também',
  newTab: '(abre em nova aba)',
  product: {
    title: 'Produto',
    links: [
      { href: paths.freeTrial, label: 'Teste Grátis' },
      { href: paths.plans, label: 'Planos' },
      { href: paths.referral, label: 'Indique e ganhe' },
      { href: paths.dashboard, label: 'Dashboard' },
      { href: paths.login, label: 'Entrar' },
    ] satisfies FooterLink[],
  },
  help: {
    title: 'Ajuda',
    links: [
      { href: '/#perguntas', label: 'Perguntas' },
      { href: paths.help, label: 'Central de ajuda' },
    ] satisfies FooterLink[],
  },
  /** Each opens in a tab of its own. */
  legal: {
    title: 'Legal',
    links: [
      { href: paths.terms, label: 'Termos de Uso' },
      { href: paths.privacy, label: 'Política de Privacidade' },
      { href: paths.cookies, label: 'Política de Cookies' },
      { href: paths.disclaimer, label: 'Aviso Legal' },
    ] satisfies FooterLink[],
  },
} as const
