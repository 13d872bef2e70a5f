import type { personRefusals } from '@lya/contract/backoffice/person/procedures.ts'

/** What can be refused on somebody's own page. */
export const personSentences: Record<(typeof personRefusals)[number], string> = {
  'person.missing': 'Usuário não encontrado',
  'person.stale': 'Algo mudou em outra tela. Confira antes de continuar.',
  'person.not-on-trial': 'Essa pessoa não está mais em teste.',
  'person.confirmation-wrong': 'Confirmação Incorreta',
  'person.no-email': 'Essa pessoa não tem e-mail: não há para onde enviar.',
  'person.plan-missing': 'Esse plano não existe mais.',
  'person.no-customer': 'Ainda não há dados de pagamento para nomear.',
  'person.sent-already': 'A mensagem acabou de sair. Espere um minuto antes de enviar outra.',
}
