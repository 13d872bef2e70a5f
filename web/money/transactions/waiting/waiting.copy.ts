export const waitingCopy = {
  title: 'Esperando conexão',
  kept: 'Guardada neste aparelho',
  later: 'Será enviada quando a conexão voltar',
  edit: 'Editar',
  discard: 'Descartar',
  discardOne: (description: string) => `Descartar ${description}`,
  editOne: (description: string) => `Editar ${description}`,
  seeList: 'Ela continua em Transações: edite ou descarte.',
  see: 'Ver',
  sent: (count: number) => `${count} transações enviadas`,
  waiting: (count: number) =>
    count === 1
      ? '1 transação será enviada quando a conexão voltar.'
      : `${count} transações serão enviadas quando a conexão voltar.`,
  refused: (count: number) =>
    count === 1 ? '1 transação não foi aceita.' : `${count} transações não foram aceitas.`,
} as const
