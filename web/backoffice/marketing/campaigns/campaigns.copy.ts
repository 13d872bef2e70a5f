import type { CampaignState, SendState } from '@lya/core/backoffice/campaigns/states.ts'
import { formatCount } from '../count.ts'

export const campaignsCopy = {
  label: 'Campanhas',
  add: 'Nova campanha',
  loading: 'Carregando campanhas...',
  loadFailed: 'Não conseguimos abrir as campanhas',
  empty: 'Nenhuma campanha ainda',
  emptyLead: 'Escolha um segmento, um modelo e um ritmo: a Lya manda para quem aceitou receber.',
  more: 'Ver mais',
  name: 'Nome da campanha',
  segment: 'Segmento',
  template: 'Modelo',
  choose: 'Escolha...',
  rate: 'Pessoas por minuto',
  rateWrong: 'De 1 a 1.000',
  startsAt: 'Começa em',
  startsAtHint: 'Vazio: começa agora. O público é fixado na hora em que começa.',
  save: 'Salvar rascunho',
  saved: 'Rascunho salvo',
  saveFailed: 'Não deu para salvar a campanha',
  launch: 'Enviar...',
  launchNow: (count: number) =>
    `Enviar para ${formatCount(count)} ${count === 1 ? 'pessoa' : 'pessoas'}?`,
  launchLater: 'Agendar esta campanha?',
  launchHint: (email: number, whatsapp: number) =>
    `Aceitam receber: ${formatCount(email)} por e-mail, ${formatCount(whatsapp)} por WhatsApp. ` +
    'As outras são puladas.',
  confirmLaunch: 'Enviar',
  confirmSchedule: 'Agendar',
  launched: 'Campanha lançada',
  launchFailed: 'A campanha não saiu',
  nobody: 'Não há ninguém nesse segmento agora.',
  remove: 'Excluir rascunho',
  confirmRemove: 'Excluir este rascunho?',
  removed: 'Rascunho excluído',
  pause: 'Pausar',
  resume: 'Continuar',
  stop: 'Parar de vez',
  confirmStop: 'Parar esta campanha de vez?',
  stopHint: 'Quem ainda não recebeu não recebe mais. Não dá para voltar atrás.',
  moved: 'Campanha atualizada',
  moveFailed: 'A campanha não mudou',
  close: 'Fechar',
  results: 'Resultados',
  audience: 'Público',
  opened: 'Abriram o link',
  openedHint: 'Uma vez por pessoa. Programas que examinam e-mails também contam.',
  gone: 'Saíram da lista',
  goneHint: 'Disseram não a novidades em até 7 dias, antes de outra campanha chegar.',
  deleted: 'Contas excluídas',
  people: 'Pessoas',
  noPeople: 'Ninguém aqui.',
  said: 'O que foi dito',
  none: '\u2013',
} as const

export const figuresCopy = {
  campaigns: 'Campanhas',
  reached: 'Chegaram',
  skipped: 'Puladas',
  failed: 'Falharam',
} as const

export const stateCopy: Record<CampaignState, string> = {
  draft: 'Rascunho',
  scheduled: 'Agendada',
  sending: 'Enviando',
  paused: 'Pausada',
  stopped: 'Parada',
  done: 'Concluída',
}

export const sendCopy: Record<SendState, string> = {
  pending: 'Na espera',
  handed: 'Saindo',
  sent: 'Enviadas',
  delivered: 'Entregues',
  read: 'Lidas',
  failed: 'Falharam',
  uncertain: 'Sem notícia',
  skipped: 'Puladas',
}

const reasons: Record<string, string> = {
  'no-consent': 'Não aceita novidades neste canal',
  leaving: 'Pediu o fim da conta',
  'address-unproven': 'E-mail não confirmado',
  'no-number': 'Sem número conectado',
  stopped: 'A campanha foi parada',
}

/** Why somebody was passed over; the provider's own code where it is none of ours. */
export function reasonText(reason: string | null): string {
  return reason === null ? '' : (reasons[reason] ?? `Código ${reason}`)
}
