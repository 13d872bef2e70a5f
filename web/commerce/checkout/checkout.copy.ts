import type { PaymentMethod } from '@lya/contract/commerce/payment.ts'

/** The spec's texts of the checkout, and ours where it has none. */
export const checkoutCopy = {
  title: 'Finalizar assinatura',
  steps: ['Seus dados', 'Pagamento'],
  progress: 'Etapas da compra',
  stepOf: (step: number) => `Etapa ${step} de 2`,
  loading: 'Preparando sua compra',
  safe: 'Compra segura',
  demo: 'Ambiente de demonstração',
  demoLead: 'Nenhum pagamento daqui é de verdade.',
  recovered: 'Dados recuperados!',
  recoveredLead: 'Continue de onde parou.',
  sessionMissing: 'Sessão não iniciada',
  sessionMissingLead: 'Não conseguimos abrir sua compra. Nada foi cobrado.',
  saveFailed: 'Erro ao salvar dados',
  saveFailedLead: 'O que você digitou continua aqui. Confira a conexão e tente de novo.',
  plansFailed: 'Erro ao carregar planos. Tente novamente.',
  plansEmpty: 'Nenhum plano ativo encontrado.',
  plansEmptyLead: 'Volte mais tarde: estamos preparando os planos.',
  unavailable: 'Ainda não dá para pagar por aqui',
  unavailableLead: 'Os pagamentos ainda não estão disponíveis. Tente de novo em breve.',
  unexpected: 'Erro inesperado. Tente novamente.',
  working: 'Processando…',
  saving: 'Salvando…',
  back: 'Voltar',
  terms: 'Termos de uso',
  privacy: 'Privacidade',
  total: 'Total',
  remind: 'Ainda por aí?',
  remindLead: 'Sua compra expira daqui a pouco. O que você digitou fica guardado.',
  expired: 'Sua compra expirou',
} as const

/** Giving up, which leaves nothing behind. */
export const leaveCopy = {
  leave: 'Desistir da compra',
  question: 'Desistir da compra?',
  lead: 'Apagamos o que você digitou aqui, com o seu CPF. Nada foi cobrado.',
  leadWithCode:
    'O código de pagamento deixa de valer, e apagamos o que você digitou aqui, com o seu CPF.',
  ifPaid:
    'Já pagou? Então seu plano começa normalmente. Se o dinheiro só chegar depois, ele volta para você, e avisamos por e-mail: por isso o seu e-mail é apagado daqui a 7 dias.',
  stay: 'Continuar comprando',
  confirm: 'Desistir e apagar',
  failed: 'Não deu para apagar agora',
} as const

export const personalCopy = {
  title: 'Quem vai usar a Lya?',
  lead: 'É com esses dados que você entra depois.',
  leadSignedIn: 'Você está comprando para a sua conta.',
  name: 'Nome completo',
  phone: 'Telefone com WhatsApp',
  email: 'E-mail',
  cpf: 'CPF',
  password: 'Crie uma senha',
  passwordStored: 'Sua senha já está guardada. Digite outra só se quiser trocar.',
  next: 'Ir para o pagamento',
  nameMissing: 'Nome completo é obrigatório',
  nameWithoutLetters: 'Escreva seu nome com letras.',
  nameWithBrackets: 'Escreva seu nome sem os sinais < e >.',
  phoneInvalid: 'Formato de telefone inválido',
  emailInvalid: 'E-mail inválido',
  cpfInvalid: 'CPF inválido',
  passwordShort: 'Senha deve ter pelo menos 6 caracteres',
  emailChecking: 'Verificando e-mail…',
  emailActive: 'Este e-mail já possui cadastro e plano ativo. Faça login ou use outro e-mail.',
  emailLeaving:
    'A conta deste e-mail está sendo excluída. Entre nela e toque em “Quero ficar” para poder assinar.',
  emailTrial: 'Conta trial encontrada – você será logado automaticamente após a compra.',
  emailKnown: 'Você já tem cadastro: não precisa criar outra senha.',
  statusFailed: 'Erro ao verificar status do perfil',
  login: 'Fazer login',
  reminders: 'Se eu parar no meio, podem me lembrar por e-mail',
} as const

export const paymentCopy = {
  title: 'Como você quer pagar?',
  lead: 'Falta só isso.',
  cep: 'CEP',
  addressNumber: 'Número',
  addressNumberExample: 'S/N',
  addressLooking: 'Procurando o endereço…',
  addressMissing: 'Não achamos esse endereço. Tudo bem, pode continuar.',
  methods: { CREDIT_CARD: 'Cartão', PIX: 'PIX', BOLETO: 'Boleto' },
  methodLeads: {
    CREDIT_CARD: 'Crédito',
    PIX: 'Na hora',
    BOLETO: 'Até 2 dias úteis',
  },
  method: 'Método de pagamento',
  installments: 'Parcelas',
  document: 'CPF ou CNPJ de quem paga',
  pixHow: 'Você paga no app do seu banco, e a confirmação chega aqui em segundos.',
  boletoHow: 'Você paga o boleto no seu banco. Quando ele compensar, avisamos por e-mail.',
  cardKept: 'O número e o CVV só passam por aqui a caminho do processador. Não guardamos nenhum.',
  pay: { CREDIT_CARD: 'Pagar', PIX: 'Gerar código PIX', BOLETO: 'Gerar boleto' },
  payUnchosen: 'Pagar',
  cepInvalid: 'CEP inválido',
  methodMissing: 'Selecione um método de pagamento',
  installmentsMissing: 'Selecione o número de parcelas',
  documentInvalid: 'CPF ou CNPJ inválido',
} as const satisfies Record<string, unknown> & {
  methods: Record<PaymentMethod, string>
  pay: Record<PaymentMethod, string>
}

/** What a payment that did not go through says: a title of the catalogue, and what to do. */
export const failureCopy = {
  declined: { title: 'Erro no pagamento', message: 'Pagamento recusado. Tente novamente.' },
  timeout: { title: 'Timeout do pagamento', message: 'Algo demorou demais, tente de novo.' },
  pixExpired: { title: 'PIX expirado', message: 'O código PIX expirou. Gere um novo código.' },
  failed: 'Erro ao processar pagamento',
  failedPix: 'Erro ao processar pagamento PIX',
  cardFailed: 'Erro ao salvar cartão',
  cardUnknown: 'Erro desconhecido',
  activation: 'Erro ao ativar plano',
  activationLead: 'Seu pagamento chegou. Estamos ativando o plano: entre de novo em um minuto.',
  pixConfirmation: 'Erro ao confirmar pagamento PIX. Entre em contato com o suporte.',
  pixPlan: 'Plano não suportado para PIX',
  documentMissing: 'CPF/CNPJ não encontrado',
  documentMissingLead: 'Volte uma etapa e confira o seu CPF.',
  goBack: 'Volte uma etapa para corrigir.',
  surplus: {
    title: 'Pagamento devolvido',
    message:
      'Este e-mail já tem um plano ativo, ou a conta está para ser excluída. O valor pago volta para você.',
  },
  down: 'O processador está fora do ar agora. Nada foi cobrado.',
  planChanged: 'O valor deste plano mudou. Confira o total antes de pagar.',
} as const

export const outcomeCopy = {
  processed: 'Pagamento processado',
  confirmed: 'Pagamento confirmado! Sua assinatura foi ativada.',
  processing: 'Pagamento em processamento. Aguarde a confirmação.',
  waitingTitle: 'Quase lá',
  again: 'Tentar de novo',
  waitingLead: 'Esta página avisa sozinha: não precisa pagar de novo.',
  unknownTitle: 'Ainda sem resposta',
  unknownLead:
    'Tentar de novo repete esta mesma tentativa: se ela já passou, nada é cobrado outra vez. E, se a confirmação chegar antes, esta página avisa sozinha.',
  welcome: 'Pronto!',
  bought: (plan: string, amount: string) => `${plan}: ${amount}.`,
  loginLead: (email: string) => `Agora é só entrar com ${email}.`,
  dashboardLead: 'Sua conta já está aberta.',
  login: 'Entrar',
  dashboard: 'Abrir a Lya',
  forwarding: 'Vamos levar você para lá em instantes.',
  stay: 'Ficar aqui',
  another: 'Fazer outra compra',
  receipt: 'O recibo vai para o seu e-mail.',
  cardSaved: { title: 'Cartão salvo', message: 'Seu cartão foi salvo com segurança.' },
} as const

export const pixCopy = {
  title: 'Pague com PIX',
  lead: 'Abra o app do banco e escaneie, ou copie o código.',
  picture: 'Código QR do PIX',
  code: 'Código PIX',
  copy: 'Copiar código',
  copied: 'Código PIX copiado para a área de transferência',
  copyFailed: 'Não foi possível copiar o código.',
  copyFailedLead: 'Selecione o código e copie você mesmo.',
  left: 'O código vale por',
  waiting: 'Esperando seu pagamento. Pode deixar esta página aberta.',
  again: 'Gerar novo código',
  other: 'Pagar de outro jeito',
  support: 'Falar com o suporte',
} as const

/** Which plan an open code is for, when another one was chosen since. */
export const codePlanCopy = {
  other: (plan: string, price: string) =>
    `Você escolheu agora o ${plan}, de ${price}. Este código é do plano de antes.`,
  change: (plan: string) => `Trocar para o ${plan}`,
} as const

/** What another tab did with the code that stood here. */
export const otherTabCopy = {
  renewed: {
    title: 'O código mudou',
    message: 'Você gerou outro em outra aba, e o de antes não vale mais. Pague por este aqui.',
  },
  dropped: {
    title: 'O código de antes não vale mais',
    message: 'O pagamento mudou em outra aba. Continue por lá, ou escolha aqui como pagar.',
  },
} as const

export const boletoCopy = {
  title: 'Seu boleto está pronto',
  line: 'Linha digitável',
  copy: 'Copiar linha digitável',
  copied: 'Linha digitável copiada para a área de transferência',
  copyFailed: 'Não foi possível copiar para a área de transferência',
  open: 'Abrir boleto',
  due: (day: string) => `Vence em ${day}.`,
  waiting: 'Quando o pagamento compensar, avisamos por e-mail. Pode fechar esta página.',
} as const

export const offerCopy = {
  title: 'Você já é assinante',
  lead: 'Quer mudar de plano? Dá para trocar na sua assinatura, e o que você já pagou conta.',
  change: 'Trocar de plano',
  stay: 'Voltar para a Lya',
} as const

/** Whose account is being deleted. */
export const leavingCopy = {
  title: 'Sua conta está de saída',
  lead: 'Você pediu para excluir sua conta, então não cobramos nada. Mudou de ideia? Abra a conta, toque em “Quero ficar” e volte para assinar.',
  open: 'Abrir minha conta',
} as const

export const cancelCopy = {
  title: 'Compra cancelada',
  lead: 'Nada foi cobrado. Se mudar de ideia, o plano espera por você.',
  over: 'O código deixou de valer: não pague por ele. Se o pagamento já tinha saído do seu banco, o dinheiro volta para você, e avisamos por e-mail.',
  ending:
    'O processador do pagamento está fora do ar, e o código deixa de valer assim que ele voltar: não pague por ele. Se o pagamento já saiu do seu banco, o dinheiro volta para você, e avisamos por e-mail.',
  back: 'Voltar para a compra',
  plans: 'Ver os planos',
} as const
