import type { SubscriptionView } from '@lya/contract/commerce/subscription.ts'

export const subscriptionCopy = {
  title: 'Assinatura',
  lead: 'Seu plano, seus pagamentos e tudo o que você pode mudar.',
  loading: 'Carregando sua assinatura',
  failed: 'Não conseguimos carregar sua assinatura',
  actionFailed: 'Não deu certo',
  plans: 'Ver planos',
  support: 'Falar com o suporte',
  nextCharge: 'Próxima cobrança',
  noCharge: 'Nenhuma',
  method: 'Forma de pagamento',
  until: 'Acesso até',
  change: 'Trocar de plano',
  changeMethod: 'Mudar forma de pagamento',
  chooseMethod: 'Escolher forma de pagamento',
  cancel: 'Cancelar assinatura',
  resume: 'Retomar assinatura',
  resumed: 'Assinatura retomada. Que bom ter você!',
  payNow: 'Pagar agora',
  paid: 'Pagamento confirmado. Obrigada!',
  confirming: 'Estamos confirmando seu pagamento',
  confirmingLead: 'Isso leva alguns minutos. Não precisa pagar de novo: esta página avisa sozinha.',
  noTry: 'Quando você pagar',
  stay: 'Manter o plano atual',
  stayed: 'Troca desmarcada.',
  refund: 'Pedir reembolso',
  payments: 'Pagamentos',
  paymentsLead: 'Cada cobrança, com o recibo para imprimir.',
  noPayments: 'Nenhum pagamento ainda',
  receipt: 'Recibo',
  refundAccount: 'Informe onde quer receber',
} as const

export const periodNames = {
  MONTHLY: 'por mês',
  QUARTERLY: 'por trimestre',
  YEARLY: 'por ano',
} as const

export const methodNames = { CREDIT_CARD: 'Cartão', PIX: 'PIX', BOLETO: 'Boleto' } as const

export const statusNames: Record<SubscriptionView['status'] | 'held' | 'trial-over', string> = {
  trial: 'Teste grátis',
  'trial-over': 'Teste encerrado',
  active: 'Ativa',
  grace: 'Pagamento pendente',
  suspended: 'Suspensa',
  cancelled: 'Cancelamento marcado',
  ended: 'Encerrada',
  refunded: 'Reembolsada',
  'charged-back': 'Pagamento contestado',
  held: 'Suspensa pela nossa equipe',
}

export const stateNames = {
  open: 'Aguardando pagamento',
  failed: 'Recusado',
  paid: 'Pago',
  refunding: 'Reembolso a caminho',
  refunded: 'Reembolsado',
  'charged-back': 'Contestado',
} as const

export const payCopy = {
  title: 'Pague para continuar',
  due: (day: string, isOver: boolean) => (isOver ? `, venceu em ${day}` : `, até ${day}`),
  picture: 'Código PIX para pagar com a câmera',
  code: 'Código PIX copia e cola',
  copy: 'Copiar código',
  copied: 'Código copiado para a área de transferência',
  copyFailed: 'Não foi possível copiar para a área de transferência',
  boleto: 'Abrir o boleto',
  line: 'Linha digitável',
  waiting: 'Assim que o pagamento cair, tudo se atualiza sozinho.',
  left: 'O código vale por',
  over: 'O tempo deste código acabou, e nada foi cobrado. Para trocar, escolha o plano de novo.',
  later: 'O código está a caminho. Ele aparece aqui em instantes.',
} as const

export const cancelCopy = {
  title: 'Cancelar a assinatura?',
  keep: 'Continuar com a Lya',
  confirm: 'Cancelar assinatura',
  now: 'Como a renovação não foi paga, o acesso termina hoje.',
  over: (day: string) =>
    `Seu acesso terminou em ${day}, porque a renovação não foi paga. Cancelando, não cobramos mais nada.`,
  until: (day: string) => `Você usa tudo até ${day}. Até lá dá para retomar com um toque.`,
  endsChange: 'A troca de plano que você pediu também é desfeita: não pague mais o código dela.',
  why: 'O que pesou na decisão?',
  reasons: [
    'Está caro para mim',
    'Não uso tanto quanto esperava',
    'Faltou alguma coisa',
    'Uso outro app',
    'Outro motivo',
  ],
  more: 'Quer contar mais? (opcional)',
  done: 'Cancelamento confirmado',
} as const

export const refundCopy = {
  title: 'Pedir o dinheiro de volta?',
  keep: 'Manter o plano',
  confirm: 'Pedir reembolso',
  lead: 'Sem perguntas: pela lei são 7 dias depois da compra, e nós damos o mesmo nas renovações.',
  ends: 'O acesso que este pagamento comprou termina assim que o reembolso sair.',
  goesBack: 'Você volta para o plano que tinha antes da troca assim que o reembolso sair.',
  done: 'Reembolso pedido',
  until: (day: string) => `Dá para pedir até ${day}.`,
  offer: (day: string) => `Mudou de ideia? Até ${day} você pode ter seu dinheiro de volta.`,
} as const

/** Between asking for the end of the account and its coming. */
export const leavingCopy = {
  lead: 'Seu plano e seus pagamentos, abertos até a exclusão da conta.',
  name: 'Acesso encerrado',
  offer: (moment: string) => `Você pode ter seu dinheiro de volta: peça até ${moment}.`,
  ends: 'Se depois você quiser ficar, o acesso que este pagamento comprou não volta.',
  notNow: 'Agora não',
} as const

export const changeCopy = {
  title: 'Trocar de plano',
  choose: 'Escolha o novo plano',
  loading: 'Carregando os planos',
  failed: 'Erro ao carregar planos. Tente novamente.',
  price: 'Preço do plano',
  credit: (days: number) =>
    days === 1 ? 'Crédito de 1 dia não usado' : `Crédito de ${days} dias não usados`,
  due: 'Você paga agora',
  interest: 'Juros do parcelamento',
  way: (count: number, value: string, total: string) => `${count}x de ${value} (total ${total})`,
  now: (day: string) => `O novo plano começa na hora e vai até ${day}.`,
  later: (day: string) => `O novo plano começa em ${day}. Até lá, nada muda e nada é cobrado.`,
  lifts: 'O cancelamento que você marcou deixa de valer, e a assinatura volta a renovar.',
  replaces: (plan: string) => `A troca para o ${plan}, marcada para a renovação, deixa de valer.`,
  parts: 'Parcelas',
  pay: 'Confirmar e pagar',
  confirm: 'Confirmar troca',
  changed: 'Plano trocado',
  planned: 'Troca marcada para a renovação',
  toPay: 'Pague para trocar de plano',
  giveUp: 'Desistir da troca',
  gaveUp: 'Troca desfeita. Seu plano continua como estava.',
  cancel: 'Voltar',
  othersCard:
    'O cartão que pagou esta assinatura é de outra pessoa e só paga as renovações. Para pagar com um cartão seu, cadastre-o antes em Mudar forma de pagamento.',
  by: (method: string) => `Pagamento: ${method}.`,
} as const

export const newMethodCopy = {
  title: 'Mudar forma de pagamento',
  which: 'Como você quer pagar as próximas renovações?',
  card: 'Cartão de crédito',
  document: 'CPF ou CNPJ do titular',
  cep: 'CEP',
  number: 'Número da casa',
  documentInvalid: 'CPF ou CNPJ inválido',
  cepInvalid: 'CEP inválido',
  numberMissing: 'Informe o número, ou S/N',
  save: 'Salvar',
  saved: 'Forma de pagamento atualizada',
  cardSaved: 'Cartão salvo',
  cardSavedLead: 'Seu cartão foi salvo com segurança.',
  cardFailed: 'Erro ao salvar cartão',
  safe: 'O número vai direto para o processador do pagamento. Nós guardamos só os 4 últimos dígitos.',
  pix: 'Mandamos um código novo 5 dias antes de cada renovação, por e-mail e WhatsApp.',
  boleto: 'Mandamos um boleto novo 5 dias antes de cada renovação, por e-mail e WhatsApp.',
} as const

export const receiptCopy = {
  title: 'Recibo de pagamento',
  loading: 'Carregando o recibo',
  failed: 'Não conseguimos carregar o recibo',
  print: 'Imprimir',
  back: 'Voltar para a assinatura',
  number: 'Número',
  day: 'Data',
  payer: 'Quem pagou',
  what: 'O que foi pago',
  credit: 'Crédito do plano anterior',
  how: 'Forma de pagamento',
  parts: (count: number) => (count === 1 ? 'à vista' : `em ${count} parcelas`),
  state: 'Situação',
  total: 'Total',
  refunded: 'Devolvido',
  cnpj: 'CNPJ',
  demonstration: 'Ambiente de demonstração: nenhum valor foi cobrado de verdade.',
} as const
