import type { FigureKey } from '#backoffice/figures/figures.ts'

/** What each figure is called, and what it means to the last exception: shown on hover. */
export const figureCopy: Record<FigureKey, { title: string; definition: string }> = {
  'total-users': {
    title: 'Usuários',
    definition:
      'Todas as contas que existem hoje, em qualquer situação do plano. Quem opera a Lya em teste não conta.',
  },
  'active-users': {
    title: 'Usuários ativos',
    definition: 'Contas com plano ATIVO hoje: em dia, na carência ou canceladas com dias já pagos.',
  },
  'trial-users': {
    title: 'Em teste grátis',
    definition: 'Contas com plano TRIAL hoje, mesmo que os sete dias já tenham acabado.',
  },
  'paid-users': {
    title: 'Pagantes',
    definition:
      'Quem paga uma assinatura que está valendo hoje. Meses grátis e contas suspensas não contam.',
  },
  'engaged-users': {
    title: 'Engajados',
    definition: 'Quem registrou ao menos um lançamento nos últimos 7 dias.',
  },
  'new-signups': {
    title: 'Novos cadastros',
    definition:
      'Contas criadas nos últimos 30 dias, contando hoje. Quem opera a Lya em teste não conta.',
  },
  conversions: {
    title: 'Conversões',
    definition: 'Quem fez o primeiro pagamento da vida nos últimos 30 dias, contando hoje.',
  },
  cancellations: {
    title: 'Cancelamentos',
    definition: 'Pedidos de cancelamento feitos nos últimos 30 dias, contando hoje.',
  },
  mrr: {
    title: 'MRR',
    definition:
      'Soma do preço de cada assinatura que está valendo, dividido pelos meses do período. Testes, meses grátis e contas suspensas contam zero.',
  },
  arr: { title: 'ARR', definition: 'O MRR de hoje vezes 12.' },
  'churn-rate': {
    title: 'Taxa de churn',
    definition:
      'Assinaturas que deixaram de valer nos últimos 30 dias, sobre as que valiam no começo deles.',
  },
  'conversion-rate': {
    title: 'Taxa de conversão',
    definition: 'Contas com plano ATIVO sobre todas as contas. A meta é 15%; abaixo de 10% avisa.',
  },
  'total-transactions': {
    title: 'Lançamentos',
    definition: 'Tudo o que já foi registrado desde o início, mesmo o que depois foi excluído.',
  },
  'total-revenue': {
    title: 'Receita total',
    definition: 'Cobranças confirmadas desde o início, menos estornos e contestações.',
  },
  'new-signups-today': {
    title: 'Cadastros hoje',
    definition: 'Contas criadas desde a meia-noite de São Paulo.',
  },
  'transactions-today': {
    title: 'Lançamentos hoje',
    definition: 'Lançamentos registrados hoje, no dia de cada pessoa.',
  },
  'revenue-today': {
    title: 'Receita hoje',
    definition: 'Cobranças confirmadas hoje, menos o que foi estornado hoje.',
  },
  'churn-risk': {
    title: 'Risco de churn',
    definition: 'Quem tem plano e uma nota de risco de 70 ou mais.',
  },
  'funnel-signed-up': { title: 'Cadastro', definition: 'Contas criadas no período escolhido.' },
  'funnel-onboarded': {
    title: 'Primeiros passos',
    definition: 'Dessas contas, as que terminaram ou pularam os primeiros passos.',
  },
  'funnel-first-entry': {
    title: 'Primeiro lançamento',
    definition: 'Dessas contas, as que registraram ao menos um lançamento.',
  },
  'funnel-engaged': {
    title: 'Engajamento',
    definition: 'Dessas contas, as que registraram em 3 dos seus 7 primeiros dias.',
  },
  'funnel-checkout-opened': {
    title: 'Checkout aberto',
    definition: 'Dessas contas, as que abriram o checkout.',
  },
  'funnel-paid': {
    title: 'Pagamento',
    definition: 'Dessas contas, as que já fizeram o primeiro pagamento.',
  },
  'cohort-people': {
    title: 'Coorte',
    definition:
      'Quem fez o primeiro pagamento da vida naquele mês. Quem excluiu a conta depois segue contado, mas não aparece na lista.',
  },
  'cohort-retained': {
    title: 'Retidos da coorte',
    definition:
      'Quem da coorte tinha assinatura valendo no fim do mês; no mês corrente, quem tem agora. Quem excluiu a conta depois segue contado, mas não aparece na lista.',
  },
  'ending-engaged': {
    title: 'Acabam logo e usam',
    definition:
      'Teste que acaba em até 3 dias, ou período que acaba sem renovação garantida, de quem registrou algo nos últimos 7.',
  },
  'charge-failed': {
    title: 'Cobrança falhou',
    definition: 'Renovações vencidas e não pagas, de quem ainda tem assinatura.',
  },
  'engagement-falling': {
    title: 'Uso em queda',
    definition: 'Quem registrou, em 14 dias, no máximo metade do que registrou nos 14 dias antes.',
  },
}
