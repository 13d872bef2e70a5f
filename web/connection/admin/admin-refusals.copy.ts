import type { AdminRefusalCode } from '@lya/contract/backoffice/refusals.ts'
import { personSentences } from '#connection/admin/person-refusals.copy.ts'
import { tradeSentences } from '#connection/admin/trade-refusals.copy.ts'
import { addSentences } from '#connection/calls/refusals.copy.ts'

const sentences: Record<AdminRefusalCode, string> = {
  'access.operator-suspended': 'Seu acesso ao back-office está suspenso.',
  'access.second-factor-missing': 'Ligue a verificação em duas etapas para entrar aqui.',
  'crm.missing': 'Essa tarefa não existe mais.',
  'crm.person-missing': 'Essa pessoa não existe mais.',
  'crm.title-required': 'Escreva um título.',
  'crm.id-used': 'Essa tarefa já foi criada com outros dados.',
  'crm.stale': 'Essa tarefa mudou em outra tela. Confira antes de salvar.',
  'crm.ended': 'Outra pessoa da equipe já encerrou esta tarefa.',
  'crm.call-known': 'Essa tentativa já estava registrada. Confira o número de agora.',
  'crm.whatsapp-too-early':
    'Ligue antes: a mensagem vem depois de 3 tentativas ou de uma resposta.',
  'crm.cursor-invalid': 'A lista mudou. Recarregue a página.',
  'scripts.title-required': 'Escreva um título.',
  'scripts.content-required': 'Escreva o que dizer na ligação.',
  'scripts.variable-unknown': 'Há uma variável que não existe. Confira os nomes entre chaves.',
  'scripts.stale': 'Outra pessoa salvou este roteiro. Confira antes de salvar.',
  'overview.alert-missing': 'Este alerta não existe mais.',
  'overview.alert-resolved': 'Este alerta já foi resolvido.',
  'overview.cursor-invalid': 'Esta página da lista não existe mais. Volte ao começo.',
  'overview.not-ready': 'Os números estão sendo calculados. Espere um instante.',
  'backoffice.own-account': 'Ninguém mexe na própria conta por aqui. Peça a outra pessoa.',
  ...tradeSentences,
  ...personSentences,
  'segments.missing': 'Esse segmento não existe mais.',
  'segments.stale': 'Esse segmento mudou em outra tela. Confira antes de salvar.',
  'segments.in-use': 'Um rascunho de campanha usa esse segmento. Mude o rascunho antes.',
  'templates.missing': 'Esse modelo não existe mais.',
  'templates.stale': 'Esse modelo mudou em outra tela. Confira antes de salvar.',
  'templates.in-use': 'Um rascunho de campanha usa esse modelo. Mude o rascunho antes.',
  'templates.unknown-variable': 'Há uma variável que não existe. Confira as chaves.',
  'templates.incomplete': 'Falta algo para esse modelo poder ser enviado.',
  'templates.no-way-out': 'No WhatsApp, diga como sair: use {{link_preferencias}}.',
  'campaigns.missing': 'Essa campanha não existe mais.',
  'campaigns.stale': 'Essa campanha mudou em outra tela. Confira antes de continuar.',
  'campaigns.incomplete': 'Escolha um segmento e um modelo antes de enviar.',
  'campaigns.nobody': 'Não há ninguém nesse segmento agora.',
  'campaigns.not-now': 'A campanha já não está nesse ponto. Recarregue e confira.',
  'logs.cursor-invalid': 'Essa página do registro não existe mais. Comece do início.',
  'operators.missing': 'Essa pessoa não faz mais parte da operação.',
  'operators.already': 'Essa pessoa já faz parte da operação. Mude os acessos dela na lista.',
  'operators.last-owner': 'Alguém precisa ficar como dono. Dê esse acesso a outra pessoa antes.',
  'operators.email-invalid': 'Email inválido',
  'operators.invitation-over': 'Este convite já foi usado, cancelado ou venceu. Peça outro.',
  'operators.invitation-for-another':
    'Este convite é de outro e-mail. Entre com a conta que recebeu a mensagem.',
  'operators.address-unproven':
    'Confirme seu e-mail antes: abra o link que mandamos quando você criou a conta.',
  'people.cursor-invalid': 'Essa página da lista não existe mais. Comece do início.',
  'views.missing': 'Essa visão não existe mais, ou é de outra pessoa.',
  'views.name-used': 'Você já tem uma visão com esse nome.',
  'views.too-many': 'São visões demais. Apague uma para salvar outra.',
}

/** The sentence of a refusal that a form already sees coming. */
export function adminSentence(code: AdminRefusalCode): string {
  return sentences[code]
}

/** From here on the back-office's refusals are worded like any other. */
export function wordAdminRefusals(): void {
  addSentences(sentences)
}
