import type { ProductRefusalCode } from '@lya/contract/refusals.ts'
import { RefusedCall } from '#connection/calls/refused-call.ts'

const sentences: Record<ProductRefusalCode, string> = {
  'platform.route-missing': 'Não encontramos o que você procura.',
  'platform.method-refused': 'Isso não pode ser feito aqui.',
  'platform.origin-refused': 'Esta página não pode fazer isso. Recarregue e tente de novo.',
  'platform.body-too-large': 'O que você enviou é grande demais.',
  'platform.body-invalid': 'Não entendemos o que foi enviado. Recarregue e tente de novo.',
  'platform.input-invalid': 'Confira os dados e tente de novo.',
  'platform.busy': 'Muita coisa ao mesmo tempo. Espere um instante e tente de novo.',
  'platform.unavailable': 'Estamos fora do ar por um instante. Tente de novo daqui a pouco.',
  'platform.unexpected': 'Erro inesperado. Tente novamente.',
  'access.trial-ended': 'Seu período de teste acabou. Escolha um plano para continuar.',
  'access.suspended': 'Sua conta está suspensa. Acerte o pagamento para continuar.',
  'access.inactive': 'Seu plano não está ativo. Escolha um plano para continuar.',
  'access.right-missing': 'Você não tem permissão para isso.',
  'access.leaving': 'Sua conta está para ser excluída. Para voltar a usar, escolha ficar.',
  'identity.email-taken': 'Email já cadastrado.',
  'identity.phone-taken': 'Telefone já cadastrado.',
  'identity.email-invalid': 'Email inválido',
  'identity.phone-invalid': 'Telefone deve ter exatamente 13 dígitos',
  'identity.name-required': 'Nome é obrigatório',
  'identity.name-without-letters': 'Escreva o nome com letras.',
  'identity.name-with-brackets': 'Escreva o nome sem os sinais < e >.',
  'identity.password-short': 'Senha deve ter pelo menos 6 caracteres',
  'identity.password-common': 'Essa senha é fácil de adivinhar. Escolha outra.',
  'identity.password-personal': 'Essa senha tem dados seus. Escolha outra.',
  'identity.credentials-wrong': 'Email ou senha incorretos.',
  'identity.recovery-token-invalid': 'Este link de recuperação não vale mais. Peça outro.',
  'identity.session-missing': 'Usuário não autenticado',
  'identity.too-many-attempts': 'Muitas tentativas. Espere um pouco e tente de novo.',
  'cookies.too-many-attempts': 'Muitas tentativas. Espere um pouco e tente de novo.',
  'profile.name-required': 'Nome é obrigatório',
  'profile.time-zone-invalid': 'Escolha um fuso horário do Brasil.',
  'profile.password-wrong': 'Senha atual incorreta',
  'profile.password-same': 'Nova senha inválida',
  'profile.avatar-too-large': 'A imagem deve ter no máximo 5MB.',
  'profile.avatar-no-image': 'Por favor, selecione uma imagem.',
  'profile.avatar-missing': 'Essa foto não existe mais.',
  'sessions.missing': 'Esse aparelho já não está conectado.',
  'second-factor.code-wrong': 'Esse código não confere. Tente o próximo.',
  'second-factor.step-expired': 'O tempo acabou. Digite sua senha de novo.',
  'second-factor.on-already': 'A verificação em duas etapas já está ligada.',
  'second-factor.off': 'A verificação em duas etapas está desligada.',
  'account.too-many-exports': 'Você já pediu três arquivos hoje. Amanhã tem mais.',
  'account.export-missing': 'Esse arquivo não está mais disponível. Peça outro.',
  'account.confirmation-wrong': 'Digite EXCLUIR para confirmar.',
  'account.code-required': 'Digite também o código do seu aplicativo.',
  'account.not-leaving': 'Sua conta não está para ser excluída.',
  'categories.name-required': 'Nome é obrigatório',
  'categories.name-used': 'Você já tem uma categoria com esse nome.',
  'categories.icon-invalid': 'O ícone deve ser um único emoji.',
  'categories.target-invalid': 'Escolha outra categoria do mesmo tipo.',
  'categories.id-used': 'Essa categoria já foi criada com outros dados.',
  'categories.stale': 'Essa categoria mudou em outra tela. Confira antes de salvar.',
  'categories.plan-limit': 'Você chegou ao limite de categorias do seu plano.',
  'categories.missing': 'Essa categoria não existe mais.',
  'transactions.missing': 'Essa transação não existe mais.',
  'transactions.stale': 'Essa transação mudou em outra tela. Confira antes de salvar.',
  'transactions.id-used': 'Essa transação já foi registrada com outros dados.',
  'transactions.category-unknown': 'Escolha uma categoria que exista.',
  'transactions.description-required': 'Escreva uma descrição.',
  'transactions.type-mixed': 'As transações e a categoria precisam ser do mesmo tipo.',
  'transactions.plan-limit': 'Você chegou ao limite de transações do seu plano neste mês.',
  'transactions.cursor-invalid': 'A lista mudou. Recarregue a página.',
  'budgets.missing': 'Esse orçamento não existe mais.',
  'budgets.category-taken': 'Essa categoria já tem orçamento neste mês.',
  'budgets.category-unknown': 'Escolha uma categoria que exista.',
  'budgets.nothing-to-copy': 'Não há orçamentos do mês anterior para copiar.',
  'budgets.stale': 'Esse orçamento mudou em outra tela. Confira antes de salvar.',
  'budgets.id-used': 'Esse orçamento já foi registrado com outros dados.',
  'recurring.missing': 'Esse pagamento não existe mais.',
  'recurring.category-unknown': 'Escolha uma categoria que exista.',
  'recurring.name-required': 'Escreva um nome.',
  'recurring.instalments-invalid': 'As parcelas pagas não podem passar do total.',
  'recurring.end-invalid': 'A data de término não pode ser antes do próximo pagamento.',
  'recurring.finished': 'Esse pagamento já foi finalizado.',
  'recurring.already-paid': 'Esse vencimento já foi pago.',
  'recurring.paid-ahead': 'O dia do pagamento ainda não chegou.',
  'recurring.stale': 'Esse pagamento mudou em outra tela. Confira antes de salvar.',
  'recurring.id-used': 'Esse pagamento já foi registrado com outros dados.',
  'goals.missing': 'Essa meta não existe mais.',
  'goals.name-required': 'Escreva um nome.',
  'goals.stale': 'Essa meta mudou em outra tela. Confira antes de salvar.',
  'goals.id-used': 'Essa meta já foi registrada com outros dados.',
  'undo.missing': 'Não há nada para desfazer.',
  'undo.too-late': 'Não dá mais para desfazer isso.',
  'insights.range-invalid': 'Escolha o início e o fim do período.',
  'insights.search-too-broad':
    'Essa busca acha transações demais para somar. Que tal mais uma palavra?',
  'conversation.cursor-invalid': 'A conversa mudou. Recarregue a página.',
  'conversation.text-required': 'Escreva uma mensagem.',
  'conversation.id-used': 'Essa mensagem já foi enviada com outro texto.',
  'conversation.media-too-large': 'O arquivo deve ter no máximo 12 MB.',
  'conversation.media-unreadable':
    'Não consegui abrir esse arquivo. Mande uma foto (JPG, PNG ou WebP) ou um áudio.',
  'conversation.too-many-files': 'Foram muitos arquivos em uma hora. Tente de novo mais tarde.',
  'conversation.too-many-messages': 'Você é rápido! Espere um segundo e mande de novo.',
  'memory.habit-missing': 'Eu já tinha esquecido esse hábito.',
  'memory.category-missing': 'Essa categoria não existe mais.',
  'memory.message-missing': 'Essa mensagem já não está na conversa.',
  'referral.too-many-attempts': 'Muitas tentativas. Aguarde um pouco e tente de novo.',
  'referral.payout-key-invalid': 'Essa não parece uma chave PIX. Confira e tente de novo.',
  'referral.cursor-invalid': 'A lista mudou. Recarregue a página.',
  'channels.unavailable': 'O WhatsApp da Lya não está disponível no momento.',
  'channels.missing': 'Esse número já não está conectado.',
  'reminders.browser-invalid': 'Este navegador não aceita nossas notificações.',
  'reminders.too-many-browsers': 'Você já tem dez aparelhos com notificações. Desative um deles.',
  'channels.too-many-codes': 'Você pediu muitos códigos. Espere um pouco e tente de novo.',
  'plans.plan-missing': 'Este plano não está mais à venda. Escolha outro.',
  'checkout.session-missing': 'Sessão não iniciada',
  'checkout.session-expired': 'Sua sessão expirou. Recarregue a página para continuar.',
  'checkout.already-active':
    'Este e-mail já possui cadastro e plano ativo. Faça login ou use outro e-mail.',
  'checkout.account-leaving':
    'A conta deste e-mail está sendo excluída. Entre nela e toque em “Quero ficar” para poder assinar.',
  'checkout.already-paid': 'Esta compra já foi paga.',
  'checkout.name-required': 'Nome completo é obrigatório',
  'checkout.phone-invalid': 'Formato de telefone inválido',
  'checkout.email-invalid': 'E-mail inválido',
  'checkout.cpf-invalid': 'CPF inválido',
  'checkout.cep-invalid': 'CEP inválido',
  'checkout.method-required': 'Selecione um método de pagamento',
  'checkout.method-off': 'Esta forma de pagamento não está disponível. Escolha outra.',
  'checkout.card-invalid': 'Confira os dados do cartão.',
  'checkout.instalments-required': 'Selecione o número de parcelas',
  'checkout.document-invalid': 'CPF ou CNPJ inválido',
  'checkout.personal-data-missing': 'Falta completar seus dados pessoais.',
  'checkout.attempt-unresolved':
    'Ainda estamos confirmando o seu pagamento. Espere um pouco antes de tentar de novo.',
  'checkout.timeout': 'Algo demorou demais, tente de novo.',
  'checkout.card-declined': 'Pagamento recusado. Tente novamente.',
  'checkout.payment-failed': 'Erro ao processar pagamento',
  'checkout.provider-down':
    'O pagamento está fora do ar por um instante. Nada foi cobrado. Tente de novo daqui a pouco.',
  'checkout.payments-unavailable': 'Os pagamentos ainda não estão disponíveis.',
  'checkout.plan-changed': 'O preço deste plano mudou. Confira e tente de novo.',
  'subscription.stale': 'Sua assinatura mudou em outra tela. Confira como ela está agora.',
  'subscription.not-possible': 'Isso não é possível com a sua assinatura como ela está agora.',
  'subscription.quote-changed': 'O valor mudou desde que você viu. Confira o de agora.',
  'subscription.plan-missing': 'Este plano não está mais à venda. Escolha outro.',
  'subscription.refund-over': 'O prazo de 7 dias para o reembolso deste pagamento já passou.',
  'subscription.payment-pending':
    'Ainda estamos confirmando um pagamento seu. Espere um pouco antes de tentar de novo.',
  'subscription.card-declined': 'Pagamento recusado. Tente novamente.',
  'subscription.card-refused': 'O banco não aceitou este cartão. Confira os dados ou use outro.',
  'subscription.card-invalid': 'Confira os dados do cartão.',
  'subscription.method-off': 'Esta forma de pagamento não está disponível. Escolha outra.',
  'subscription.provider-down':
    'O pagamento está fora do ar por um instante. Nada foi cobrado. Tente de novo daqui a pouco.',
  'subscription.payments-unavailable': 'Os pagamentos ainda não estão disponíveis.',
  'subscription.receipt-missing': 'Este recibo não existe mais.',
  'checkout.too-many-attempts': 'Foram muitas tentativas. Espere um pouco e tente de novo.',
}

/** Words codes that only some pages can meet: the back-office brings its own. */
export function addSentences(more: Readonly<Record<string, string>>): void {
  Object.assign(sentences, more)
}

/** The sentence that a person reads when a call failed, whatever the failure was. */
export function refusalSentence(error: unknown): string {
  if (!(error instanceof RefusedCall)) {
    return 'Não conseguimos falar com o servidor. Confira sua conexão.'
  }
  const { code, retryAfterSeconds } = error
  if (code === 'identity.too-many-attempts' && retryAfterSeconds !== undefined) {
    return `Muitas tentativas. Tente de novo em ${waitPhrase(retryAfterSeconds)}.`
  }
  // A server newer than this page may know a code that this page does not.
  return (sentences as Partial<Record<string, string>>)[code] ?? sentences['platform.unexpected']
}

/** Rounded up: whoever waits as long as told is let in. */
function waitPhrase(seconds: number): string {
  const [count, unit] = seconds < 60 ? [seconds, 'segundo'] : [Math.ceil(seconds / 60), 'minuto']
  return count === 1 ? `1 ${unit}` : `${count} ${unit}s`
}
