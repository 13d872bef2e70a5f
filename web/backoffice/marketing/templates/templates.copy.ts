import type { MessageVariable } from '@lya/core/backoffice/messages/variables.ts'

export const templatesCopy = {
  list: 'Modelos salvos',
  add: 'Novo modelo',
  none: 'Nenhum modelo salvo ainda.',
  loading: 'Carregando modelos...',
  failed: 'Não conseguimos abrir os modelos',
  name: 'Nome do modelo',
  channel: 'Canal',
  email: 'E-mail',
  whatsapp: 'WhatsApp',
  subject: 'Assunto',
  body: 'Texto',
  bodyHint: 'Uma linha em branco separa os parágrafos. O "Oi" com o nome já vai sozinho no e-mail.',
  whatsappHint: 'Um parágrafo só, como foi aprovado na Meta, com {{link_preferencias}} para sair.',
  variables: 'Variáveis',
  insert: (name: string) => `Inserir {{${name}}}`,
  button: 'Texto do botão',
  path: 'Para onde leva',
  pathHint: 'Um endereço da Lya, como /planos.',
  pathWrong: 'Comece com / e fique dentro da Lya.',
  metaName: 'Nome do modelo na Meta',
  metaHint: 'Minúsculas, números e _.',
  save: 'Salvar modelo',
  saved: 'Modelo salvo',
  saveFailed: 'Não deu para salvar o modelo',
  remove: 'Excluir',
  removed: 'Modelo excluído',
  confirmRemove: 'Excluir este modelo?',
  preview: 'Como chega para você',
  previewNot: 'A prévia aparece quando não falta nada.',
  greeting: (name: string) => `Oi, ${name}!`,
  numbered: 'Para cadastrar na Meta',
  unknown: (names: readonly string[]) => `Não existe: ${names.map(braced).join(', ')}.`,
} as const

export const variableCopy: Record<MessageVariable, string> = {
  nome: 'Nome inteiro',
  primeiro_nome: 'Primeiro nome',
  email: 'E-mail da pessoa',
  plano: 'Mensal, Trimestral, Anual ou Teste grátis',
  fim_do_plano: 'Último dia do plano ou do teste',
  dias_restantes: 'Dias até lá',
  link_preferencias: 'Onde a pessoa escolhe o que recebe',
}

function braced(name: string): string {
  return name === '{{' ? 'chaves soltas' : `{{${name}}}`
}
