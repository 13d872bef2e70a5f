import type { ScriptType, ScriptVariable } from '@lya/core/backoffice/crm/script.ts'

export const scriptTypeWords: Record<ScriptType, string> = {
  trial_day_4: 'Dia 4 do teste',
  trial_day_9: 'Dia 9, depois do teste',
  call: 'Ligação',
  email: 'Email',
  whatsapp: 'WhatsApp',
  meeting: 'Reunião',
  follow_up: 'Follow-up',
  other: 'Outro',
}

export const variableWords: Record<ScriptVariable, string> = {
  primeiro_nome: 'primeiro nome da pessoa',
  nome: 'nome completo',
  operador: 'seu primeiro nome',
  dias_restantes: 'dias que faltam do teste',
  fim_do_teste: 'último dia do teste',
  link_planos: 'página dos planos',
}

export const scriptsCopy = {
  title: 'Roteiros de ligação',
  lead: 'O que dizer em cada tipo de tarefa, e a mensagem que fica pronta no WhatsApp.',
  back: 'Voltar às tarefas',
  kinds: 'Tipos de tarefa',
  loading: 'Carregando roteiros...',
  loadFailed: 'Erro ao carregar roteiros',
  none: 'Sem roteiro',
  off: 'Desligado',
  name: 'Título',
  content: 'O que dizer',
  template: 'Mensagem de WhatsApp (opcional)',
  active: 'Em uso',
  activeHint: 'Desligado, a tarefa fica sem roteiro.',
  variables: 'Variáveis',
  variablesLead: 'Toque para pôr onde está o cursor.',
  insert: (name: string) => `Inserir {{${name}}}`,
  preview: 'Como fica',
  previewLead: (name: string) => `Para ${name}, com o seu nome:`,
  unknown: (names: readonly string[]) =>
    names.length === 1
      ? `A variável {{${names[0]}}} não existe. Confira o nome.`
      : `Estas variáveis não existem: ${names.map((name) => `{{${name}}}`).join(', ')}.`,
  nameMissing: 'Escreva um título.',
  contentMissing: 'Escreva o que dizer.',
  save: 'Salvar roteiro',
  saved: 'Roteiro salvo',
  savedLead: 'As próximas ligações já usam este texto.',
  saveFailed: 'Erro ao salvar roteiro',
  stale: 'Outra pessoa salvou este roteiro enquanto você editava.',
  takeTheirs: 'Ver o texto dela',
  keepMine: 'Salvar o meu por cima',
} as const
