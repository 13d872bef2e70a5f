import type { PlanState } from '@lya/core/people/plan/plan.ts'

const prizeNames: Record<number, string> = { 1: '1 mês grátis', 12: '1 ano grátis' }

export const referralCopy = {
  title: 'Indique e Ganhe $',
  lead: (name: string) =>
    `Bem-vindo, ${name}! Cada amigo que assina a Lya pelo seu link rende dinheiro para você.`,
  refresh: 'Atualizar',
  stepsLabel: 'Como funciona',
  steps: [
    { title: 'Pegue seu link', text: 'Ele é só seu. Copie ou compartilhe onde quiser.' },
    { title: 'Seu amigo se cadastra', text: 'Ele testa a Lya por 7 dias, de graça.' },
    { title: 'Você ganha 50%', text: 'Metade do valor, todo mês, enquanto ele assinar.' },
  ],
  linkTitle: 'Seu link de indicação',
  linkLead: 'Quem se cadastrar por ele conta para você.',
  linkLabel: 'Link de indicação',
  code: 'Seu código',
  copy: 'Copiar',
  share: 'Compartilhar',
  shareText: 'Conheça a Lya: você manda uma mensagem e ela organiza seu dinheiro. 7 dias grátis!',
  makeCode: 'Gerar meu código',
  makeFailed: 'Não conseguimos gerar seu código',
  copied: (what: string) => `${what} copiado para a área de transferência`,
  copyFailed: 'Não foi possível copiar para a área de transferência',
  linkCopied: 'Link copiado! 🎉',
  figures: 'Estatísticas',
  total: 'Total de indicações',
  paid: 'Assinantes',
  trial: 'Em trial',
  estimated: 'Ganhos estimados',
  estimatedNote: 'R$ 25 por assinante. É uma estimativa: o que vale está abaixo.',
  commissionsTitle: 'Comissões e prêmios',
  commissionsLead: 'O que já é seu e o que ainda está por vir.',
  linkFailed: 'Não conseguimos carregar o seu link',
  commissionsFailed: 'Não conseguimos carregar suas comissões',
  pending: 'A confirmar',
  pendingNote: 'Até o pagamento do amigo cair e passar o prazo de devolução.',
  approved: 'A receber',
  approvedNote: 'Vai para a sua chave PIX no próximo pagamento.',
  paidOut: 'Já recebido',
  prizesTitle: 'Prêmios',
  prize: (referrals: number) => `${referrals} assinantes`,
  prizeMonths: (months: number) => prizeNames[months] ?? `${months} meses grátis`,
  won: 'Conquistado',
  missing: (left: number) => (left === 1 ? 'Falta 1' : `Faltam ${left}`),
  waiting: (count: number) =>
    count === 1
      ? '1 amigo já pagou. Ele passa a contar quando acabar o prazo de devolução.'
      : `${count} amigos já pagaram. Eles passam a contar quando acabar o prazo de devolução.`,
  payoutLabel: 'Chave PIX para receber',
  payoutHelp: 'CPF, CNPJ, telefone, e-mail ou chave aleatória.',
  payoutSave: 'Salvar chave',
  payoutSaved: 'Chave PIX salva!',
  payoutFailed: 'Não conseguimos salvar a chave',
  linesTitle: 'Suas comissões',
  linesLead: 'Uma linha para cada pagamento de quem você indicou.',
  linesFailed: 'Não conseguimos carregar a lista de comissões',
  linesEmpty: 'Nenhuma comissão ainda',
  linesEmptyHelp: 'A primeira aparece aqui assim que um amigo pagar.',
  paidOn: (day: string) => `Pagamento de ${day}`,
  releasedOn: (day: string) => `deve liberar por volta de ${day}`,
  states: {
    pending: 'A confirmar',
    approved: 'A receber',
    'paid-out': 'Recebida',
    undone: 'Desfeita',
  },
  reasons: {
    'given-back': 'pagamento devolvido',
    contested: 'pagamento contestado no banco',
    'self-referral': 'é a mesma pessoa que você',
  },
  reduced: (reason: string) => `uma parte foi desfeita: ${reason}`,
  undone: (reason: string) => `desfeita: ${reason}`,
  peopleTitle: 'Seus indicados',
  peopleLead: 'Quem chegou pelo seu link.',
  peopleFailed: 'Não conseguimos carregar seus indicados',
  loading: 'Carregando…',
  empty: 'Nenhuma indicação ainda',
  emptyHelp: 'Compartilhe seu link e acompanhe por aqui.',
  unnamed: 'Nome não informado',
  earning: 'Gerando comissão',
  excluded: 'É a mesma pessoa que você: não gera comissão',
  notCounted: 'Não conta',
  more: 'Carregar mais',
}

/** How somebody who was referred stands. */
export function badgeOf(status: PlanState): string {
  if (status === 'ATIVO') return 'Assinante'
  return status === 'TRIAL' ? 'Em Trial' : 'Inativo'
}
