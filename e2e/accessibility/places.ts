/** A page that axe looks at, and what can be opened on it. */
export interface Place {
  path: string
  /** On the page only once it shows its data. */
  ready: RegExp
  /** Each opened on the page as it was loaded, and closed with Escape where it is a dialog. */
  opened?: readonly Opened[]
}

export interface Opened {
  name: string
  /** Buttons, tabs or boxes, pressed one after the other; the first visible one of each name. */
  presses?: readonly RegExp[]
  /** Or a key, as Playwright names it. */
  key?: string
  /** What is there then; a dialog when it is not said. */
  role?: 'dialog' | 'menu' | 'tabpanel' | 'main'
  /** And what can be read there, where the role alone is there before. */
  text?: RegExp
}

export const guestPaths = [
  ...['/', '/planos', '/testegratis', '/privacidade', '/termos', '/disclaimer', '/cookies'],
  ...['/login', '/register', '/checkout', '/cancel', '/nada-por-aqui', '/profile?token=vencido'],
]

const removal = (what: string): Opened => ({ name: `deletion of ${what}`, presses: [/^Excluir /] })
const change = (what: string): Opened => ({ name: `change of ${what}`, presses: [/^Editar /] })

// Wide, the first box takes all and the next lets one go; a phone first shows its boxes.
const selecting = [/^Selecionar/, /^Selecionar (?!todas)/]

/** Every page of somebody signed in, with each of its dialogs. */
export const ownPlaces: readonly Place[] = [
  {
    path: '/dashboard',
    ready: /Seguro do celular/,
    opened: [
      { name: 'palette', key: 'Control+k' },
      { name: 'shortcuts', key: '?' },
      { name: 'new transaction by its key', key: 'n' },
      { name: 'payment with another amount', presses: [/com outro valor ou dia$/] },
      {
        name: 'chart as a table',
        presses: [/^Ver em tabela/],
        role: 'main',
        text: /Receitas e despesas por período/,
      },
    ],
  },
  {
    path: '/planning',
    ready: /Alimentação/,
    opened: [
      { name: 'new budget', presses: [/^Novo Orçamento/] },
      change('a budget'),
      removal('a budget'),
    ],
  },
  {
    path: '/transactions',
    ready: /Streaming de filmes/,
    opened: [
      { name: 'new transaction', presses: [/^(Nova Transação|Registrar transação)$/] },
      change('a transaction'),
      removal('a transaction'),
      { name: 'selection', presses: selecting, role: 'main', text: /selecionadas?/ },
      { name: 'deletion of many', presses: [...selecting, /^Excluir$/] },
      { name: 'category of many', presses: [...selecting, /^Mudar categoria$/] },
    ],
  },
  {
    path: '/categories',
    ready: /Alimentação/,
    opened: [
      { name: 'new category', presses: [/^Nova Categoria/] },
      change('a category'),
      removal('a category'),
    ],
  },
  {
    path: '/payments',
    ready: /Seguro do celular/,
    opened: [
      { name: 'new payment', presses: [/^Novo Pagamento/] },
      { name: 'payment with another amount', presses: [/com outro valor ou dia$/] },
      change('a payment'),
      removal('a payment'),
    ],
  },
  {
    path: '/goals',
    ready: /Notebook novo/,
    opened: [
      { name: 'new goal', presses: [/^Nova Meta/] },
      { name: 'deposit', presses: [/^Adicionar valor/] },
      change('a goal'),
      removal('a goal'),
    ],
  },
  {
    path: '/profile',
    ready: /Meu Perfil/,
    opened: [
      { name: 'photo', presses: [/^Foto/], role: 'tabpanel' },
      { name: 'password', presses: [/^Segurança/], role: 'tabpanel' },
      { name: 'second step', presses: [/^Segurança/, /^Ligar/], role: 'main', text: /Sua senha/ },
      {
        name: 'end of the account',
        presses: [/^Dados/, /^Excluir minha conta/],
        role: 'main',
        text: /Digite EXCLUIR/,
      },
      { name: 'code', presses: [/^Conectar/], role: 'main', text: /Seu código/ },
    ],
  },
  { path: '/profile?aba=assinatura', ready: /Teste grátis|Ativa/ },
  { path: '/help', ready: /Ajuda|Suporte/ },
  { path: '/lembretes', ready: /Resumo da semana/ },
  { path: '/lya', ready: /52,90/ },
  {
    path: '/lya/memoria',
    ready: /52,90/,
    opened: [
      { name: 'deletion of a message', presses: [/^Apagar mensagem/] },
      { name: 'deletion of the conversation', presses: [/^Apagar conversa/] },
    ],
  },
  {
    path: '/onboarding',
    ready: /Que bom ter você aqui/,
    opened: [
      {
        name: 'categories',
        presses: [/^Começar configuração/],
        role: 'main',
        text: /O que faz parte da sua vida/,
      },
      {
        name: 'Lya',
        presses: [/^Começar configuração/, /^Configurar mais tarde/],
        role: 'main',
        text: /Falar com a Lya agora/,
      },
    ],
  },
]
