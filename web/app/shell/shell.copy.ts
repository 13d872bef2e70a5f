export const shellCopy = {
  skip: 'Pular para o conteúdo',
  navigation: 'Navegação principal',
  shortcuts: 'Atalhos',
  dashboard: 'Dashboard',
  transactions: 'Transações',
  lya: 'Assistente Lya',
  lyaShort: 'Lya',
  menu: 'Menu',
  openMenu: 'Abrir menu',
  closeMenu: 'Fechar menu',
  settings: 'Configurações',
  signOut: 'Sair',
  newTransaction: 'Registrar transação',
  openSidebar: 'Abrir barra lateral',
  closeSidebar: 'Recolher barra lateral',
  appearance: 'Aparência',
  light: 'Claro',
  dark: 'Escuro',
  auto: 'Como no sistema',
  offline: 'Você está sem internet. Mostramos o que já tínhamos.',
} as const

/** What a person reads after signing out, by how the server took it. */
export const farewells = {
  ended: { title: 'Logout realizado com sucesso!', message: 'Até a próxima!' },
  refused: { title: 'Logout realizado!', message: 'Sessão encerrada localmente.' },
  unanswered: { title: 'Logout realizado!', message: 'Sessão encerrada.' },
} as const
export type Farewell = (typeof farewells)[keyof typeof farewells]
