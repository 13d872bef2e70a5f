/** A page to photograph, under the name that its files get. */
export interface Screen {
  name: string
  path: string
  /** A selector of what is there only when the page has everything. */
  ready: string
  isSignedIn?: boolean
  /** Opened by the demo's operator. */
  isOperators?: boolean
  isInDarkToo?: boolean
  /** Down to its end, not only what fits a window. */
  isWhole?: boolean
  /** A link to what has no address that is known before, and what is there when it has come. */
  follow?: readonly [link: string, ready: string]
  /** The name of a button that opens a dialog. */
  press?: string
}

const guest: Screen[] = [
  { name: 'landing', path: '/', ready: 'footer', isWhole: true, isInDarkToo: true },
  { name: 'plans', path: '/planos', ready: 'footer', isWhole: true, isInDarkToo: true },
  { name: 'trial', path: '/testegratis', ready: 'footer', isWhole: true, isInDarkToo: true },
  { name: 'terms', path: '/termos', ready: 'footer' },
  { name: 'login', path: '/login', ready: 'input[type=password]', isInDarkToo: true },
  { name: 'register', path: '/register', ready: 'input[type=email]' },
  {
    name: 'checkout',
    path: '/checkout?plan=anual',
    ready: 'input[name=cpf]',
    isInDarkToo: true,
    isWhole: true,
  },
  { name: 'mailbox', path: '/simulador/email', ready: 'text=Marina' },
  { name: 'not-found', path: '/nada-por-aqui', ready: 'main' },
]

const own: [name: string, ready: string][] = [
  ['dashboard', '.recharts-surface path'],
  ['planning', '.recharts-surface path'],
  ['transactions', 'text=Freela do cardápio'],
  ['categories', 'main >> text=Alimentação'],
  ['payments', 'main >> text=Seguro do celular'],
  ['goals', 'main >> text=Notebook novo'],
  ['profile', 'main >> #canais button'],
  ['help', 'main h1'],
  ['onboarding', 'text=Etapa 1 de 3'],
]

const parts: [name: string, path: string, ready: string][] = [
  ['affiliates', '/affiliates', 'text=Nenhuma indicação ainda'],
  ['subscription', '/profile?aba=assinatura', 'main >> text=Ver planos'],
  ['security', '/profile?aba=senha', 'main >> text=esta sessão'],
  ['own-data', '/profile?aba=seus-dados', 'main h2'],
]

const dialogs: [name: string, path: string, ready: string, press: string][] = [
  ['transaction-dialog', '/transactions', 'text=Freela do cardápio', 'Editar Freela do cardápio'],
  ['budget-dialog', '/planning', '.recharts-surface path', 'Novo Orçamento'],
  ['payment-dialog', '/payments', 'main >> text=Seguro do celular', 'Novo Pagamento'],
]

const desk: [name: string, path: string, ready: string][] = [
  ['admin', '/admin', 'main h2#risco ~ ul a'],
  ['admin-trials', '/admin/trials', 'main tbody tr, main li a'],
  ['admin-subscribers', '/admin/subscribers', 'main tbody tr, main li a'],
  ['admin-tasks', '/admin/tasks', 'main article, main li'],
  ['admin-scripts', '/admin/tasks/scripts', 'main textarea'],
  ['admin-plans', '/admin/plans', 'main article, main li'],
  ['admin-checkout', '/admin/checkout', 'main form'],
  ['admin-payments', '/admin/payments', 'main tbody tr, main li a'],
  ['admin-affiliates', '/admin/affiliates', 'main tbody tr, main li'],
  ['admin-marketing', '/admin/marketing', 'main tbody tr, main li'],
  ['admin-analytics', '/admin/analytics', 'main svg rect'],
  ['admin-logs', '/admin/logs', 'main tbody tr, main li'],
  ['admin-settings', '/admin/settings', 'main tbody tr, main li'],
]

/** The other tabs of the dashboard, by what stands in the address. */
const tabs: [name: string, tab: string, ready: string][] = [
  ['admin-revenue', 'receita', 'section[aria-labelledby=projecao] .recharts-surface path'],
  ['admin-conversion', 'conversao', 'section[aria-labelledby=funil] ol button'],
  [
    'admin-alerts',
    'alertas',
    // Those that there are, or that there is none.
    'section:has(> header #alertas-smart) :is(li, p:not(.lya-hidden))',
  ],
  ['admin-cohorts', 'coorte', 'section[aria-labelledby=retencao] .recharts-surface path'],
  ['admin-customers', 'clientes', 'main li button[aria-pressed]'],
  ['admin-segments', 'segmentos', 'main form ~ section li a'],
  ['admin-communication', 'comunicacao', 'main form'],
  ['admin-performance', 'performance', 'main h2#maquina'],
]

const detailsLink = 'main a:text("Detalhes")'
const people: [name: string, path: string, ready: string][] = [
  ['admin-trial-person', '/admin/trials?trial=active', '#personal-title'],
  ['admin-subscriber', '/admin/subscribers?subscriber=active', 'main h2'],
]

const ofOperators = { isOperators: true, isInDarkToo: true }
const signedIn = { isSignedIn: true, isInDarkToo: true }

export const screens: Screen[] = [
  ...guest,
  ...own.map(([name, ready]) => ({ name, path: `/${name}`, ready, isWhole: true, ...signedIn })),
  { name: 'lya', path: '/lya', ready: 'text=Freelances', ...signedIn },
  { name: 'memory', path: '/lya/memoria', ready: '#conversa time', isWhole: true, ...signedIn },
  ...parts.map(([name, path, ready]) => ({ name, path, ready, isWhole: true, ...signedIn })),
  ...desk.map(([name, path, ready]) => ({ name, path, ready, ...ofOperators })),
  ...tabs.map(([name, tab, ready]) => {
    return { name, path: `/admin?aba=${tab}`, ready, isWhole: true, ...ofOperators }
  }),
  {
    name: 'admin-invitation',
    path: '/admin/convite?token=convite',
    ready: 'main button:has-text("Aceitar o convite")',
    ...signedIn,
  },
  ...people.map(([name, path, ready]) => ({
    ...{ name, path, ready: detailsLink, ...ofOperators },
    follow: [detailsLink, ready] as const,
  })),
  ...dialogs.map(([name, path, ready, press]) => ({ name, path, ready, press, isSignedIn: true })),
]
