import type { affiliatesRefusals } from '@lya/contract/backoffice/trade/affiliates.ts'
import type { checkoutSettingsRefusals } from '@lya/contract/backoffice/trade/checkout-settings.ts'
import type { paymentsRefusals } from '@lya/contract/backoffice/trade/payments.ts'
import type { planCatalogueRefusals } from '@lya/contract/backoffice/trade/plans.ts'

type Code =
  | (typeof planCatalogueRefusals)[number]
  | (typeof checkoutSettingsRefusals)[number]
  | (typeof paymentsRefusals)[number]
  | (typeof affiliatesRefusals)[number]

/** What is sold, how it is paid, and who earns of it. */
export const tradeSentences: Record<Code, string> = {
  'plan-catalogue.required': 'Preencha todos os campos obrigatórios',
  'plan-catalogue.price-low': 'O preço mínimo é R$ 5,00: o provedor não cobra menos que isso.',
  'plan-catalogue.original-price-low': 'O preço original precisa ser maior que o preço do plano.',
  'plan-catalogue.instalments-invalid':
    'Confira as parcelas: cada quantidade uma vez só, e a soma nunca menor que o preço à vista.',
  'plan-catalogue.missing': 'Esse plano não existe mais.',
  'plan-catalogue.stale': 'Esse plano mudou em outra tela. Confira antes de salvar.',
  'plan-catalogue.id-used': 'Esse plano já foi criado com outros dados.',
  'plan-catalogue.in-use':
    'Esse plano tem assinantes ou cobranças em aberto. Desative: ninguém novo compra, e quem já tem continua.',
  'plan-catalogue.last-active':
    'É o único plano à venda. Ative outro antes, ou o checkout fica sem o que vender.',
  'checkout-settings.stale': 'Outra pessoa mudou estas configurações. Confira antes de salvar.',
  'checkout-settings.no-method': 'Deixe ao menos uma forma de pagamento ligada.',
  'checkout-settings.minimum-above-prices':
    'O valor mínimo da parcela é maior que o preço de todos os planos: ninguém poderia parcelar.',
  'checkout-settings.url-invalid':
    'As URLs de sucesso e de cancelamento são caminhos nossos, começando com “/”.',
  'checkout-settings.reminder-late': 'O lembrete precisa vir antes do fim da sessão.',
  'checkout-settings.pixel-invalid': 'Um dos IDs de pixel não tem a forma que a rede usa.',
  'checkout-settings.tracking-without-pixel':
    'Para ligar o rastreamento, preencha ao menos um pixel.',
  'checkout-settings.key-environment': 'A chave é do outro ambiente. Confira sandbox e produção.',
  'checkout-settings.token-missing':
    'Sem o token do webhook ninguém ficaria sabendo dos pagamentos. Preencha os dois.',
  'checkout-settings.token-invalid':
    'O token tem de 32 a 255 caracteres, sem espaços, sem sequências de números nem quatro letras iguais.',
  'checkout-settings.no-provider':
    'Sem essa chave ninguém consegue pagar. Ponha outra no lugar em vez de apagar.',
  'payments.missing': 'Esse pagamento não existe.',
  'payments.cursor-invalid': 'A lista mudou. Recarregue a página.',
  'payments.not-paid': 'Só dá para devolver o que foi pago e ainda está conosco.',
  'payments.refund-too-much': 'Esse valor é maior do que o que ainda está conosco.',
  'payments.refund-part-of-boleto': 'Boleto só volta inteiro: o provedor não devolve uma parte.',
  'payments.refund-waiting': 'Já há um reembolso a caminho para esse pagamento.',
  'payments.other-account':
    'Essa cobrança é de outra conta do provedor: a que está ligada agora não pode devolvê-la.',
  'payments.event-missing': 'Esse aviso do provedor não existe mais.',
  'payments.event-waiting': 'Esse aviso já está na fila.',
  'payments.event-idle': 'Esse aviso não é de nenhuma cobrança.',
  'affiliates.missing': 'Essa pessoa não tem comissões.',
  'affiliates.cursor-invalid': 'A lista mudou. Recarregue a página.',
  'affiliates.not-settled':
    'Ainda não dá para aprovar: o dinheiro não foi liquidado ou os 7 dias não passaram.',
  'affiliates.nothing-owed': 'Alguém da seleção não tem nada a receber agora. Recarregue a lista.',
  'affiliates.key-missing': 'Alguém da seleção ainda não cadastrou a chave PIX.',
  'affiliates.batch-known': 'Esse lote já foi criado.',
  'affiliates.batch-missing': 'Esse lote não existe.',
  'affiliates.batch-closed': 'Esse lote já foi encerrado.',
  'affiliates.batch-begun': 'Parte deste lote já foi paga: não dá mais para cancelar.',
  'affiliates.item-settled': 'Outra pessoa já deu baixa nisso. Recarregue o lote.',
  'affiliates.transfer-invalid': 'O ID da transferência começa com E e tem 32 caracteres.',
  'affiliates.transfer-used': 'Esse ID de transferência já está em outro pagamento.',
  'affiliates.day-past': 'Escolha hoje ou um dia que ainda vem.',
  'affiliates.payer-missing':
    'Falta a conta que paga: defina PAYOUT_ACCOUNT e COMPANY_CNPJ no servidor.',
  'affiliates.proof-invalid': 'O comprovante precisa ser PDF, PNG ou JPG.',
  'affiliates.proof-too-large': 'O comprovante pode ter até 2 MB.',
  'checkout-settings.cursor-invalid': 'A lista mudou. Recarregue a página.',
}
