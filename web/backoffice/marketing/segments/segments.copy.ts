import { formatCount } from '../count.ts'

export const segmentsCopy = {
  list: 'Segmentos salvos',
  add: 'Novo segmento',
  none: 'Nenhum segmento salvo ainda.',
  loading: 'Carregando segmentos...',
  failed: 'Não conseguimos abrir os segmentos',
  name: 'Nome do segmento',
  everybody: 'Sem condição nenhuma, são todas as pessoas.',
  among: 'Entre os grupos',
  within: 'Neste grupo',
  all: 'todas as condições',
  any: 'qualquer condição',
  allGroups: 'todos os grupos',
  anyGroup: 'qualquer grupo',
  field: 'Condição',
  is: 'é',
  isNot: 'não é',
  from: 'de',
  to: 'até',
  bounds: (min: string, max: string) => `De ${min} a ${max}.`,
  removeCondition: 'Tirar condição',
  addCondition: 'Adicionar condição',
  addGroup: 'Adicionar grupo',
  save: 'Salvar segmento',
  saved: 'Segmento salvo',
  saveFailed: 'Não deu para salvar o segmento',
  remove: 'Excluir',
  removed: 'Segmento excluído',
  confirmRemove: 'Excluir este segmento?',
  preview: 'Quem está nele agora',
  incomplete: 'Complete as condições para contar.',
  nobody: 'Ninguém agora.',
  counted: (count: number, total: number) =>
    `de ${formatCount(total)} ${total === 1 ? 'pessoa' : 'pessoas'}${
      total > 0 ? ` (${Math.round((count * 100) / total)}%)` : ''
    }`,
  reachable: ({ email, whatsapp }: { email: number; whatsapp: number }) =>
    `Aceitam novidades: ${formatCount(email)} por e-mail, ${formatCount(whatsapp)} por WhatsApp.`,
  sample: 'Quem chegou por último',
  days: 'dias',
} as const
