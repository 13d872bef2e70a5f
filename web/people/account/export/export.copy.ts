export const exportCopy = {
  title: 'Baixar meus dados',
  lead: 'Tudo o que temos seu em um arquivo: planilhas para abrir no Excel e JSON para programas.',
  loading: 'Carregando...',
  failed: 'Não conseguimos ver se há um arquivo seu',
  ask: 'Preparar meu arquivo',
  askAgain: 'Preparar outro',
  askFailed: 'Não conseguimos pedir seu arquivo',
  pending: 'Estamos preparando seu arquivo',
  pendingHint: 'Pode sair desta página: avisamos por email quando estiver pronto.',
  ready: 'Seu arquivo está pronto',
  until: (day: string, time: string) => `Disponível até ${day}, às ${time}.`,
  download: 'Baixar arquivo',
} as const
