/** The texts of the page that ads lead to; its figures and voices stand in `marketing.copy.ts`. */
export const trial = {
  title: 'Teste Grátis 7 Dias | Lya',
  description:
    'Teste a Lya por 7 dias, sem cartão de crédito: mande uma mensagem e veja seus gastos organizados na hora.',
  banner: 'Teste Grátis 7 dias! Depois, menos de R$1 por dia',
  hero: {
    before: 'Em 7 dias você descobre',
    marked: 'para onde vai',
    after: 'o seu dinheiro.',
    lead: 'Mande uma mensagem contando o que gastou. A Lya anota, separa por categoria e mostra quanto ainda dá para gastar. Teste tudo, sem pagar nada.',
    callToAction: 'Quero testar grátis',
    notes: ['Sem cartão de crédito', 'Sem cobrança automática', 'Pronto em 1 minuto'],
  },
  testimonials: { title: 'Quem parou de perder dinheiro de vista' },
  figures: { title: 'O que muda na prática' },
  steps: {
    title: 'Como funciona',
    items: [
      {
        title: 'Crie sua conta',
        text: 'Nome, e-mail e telefone. Leva um minuto e não pede cartão.',
      },
      {
        title: 'Mande a primeira mensagem',
        text: '“Gastei 52,90 no mercado ontem.” No WhatsApp ou na conversa do site.',
      },
      {
        title: 'Veja seu mês se organizar',
        text: 'Saldo, categorias, orçamentos e contas a pagar, prontos no seu painel.',
      },
    ],
  },
  plans: {
    title: 'Escolha seu plano. Comece grátis.',
    lead: 'Os 7 dias vêm antes, em qualquer plano. Você só paga se quiser continuar.',
    action: 'Começar grátis',
  },
  results: {
    title: 'Depois do primeiro mês',
    lead: 'O que contam as pessoas que ficaram com a Lya.',
  },
  security: {
    title: 'Seguro do começo ao fim',
    items: [
      {
        title: 'Nenhuma senha de banco',
        text: 'A Lya não entra na sua conta. Ela só sabe o que você conta.',
      },
      {
        title: 'Só você vê',
        text: 'Cada pessoa tem os seus dados separados no próprio banco de dados, e a conexão é cifrada.',
      },
      {
        title: 'Seus dados são seus',
        text: 'Leve tudo num arquivo ou apague a conta quando quiser, sem pedir a ninguém.',
      },
      {
        title: 'Garantia de 7 dias',
        text: 'Assinou e se arrependeu? Em até 7 dias, devolvemos o valor inteiro.',
      },
    ],
  },
  closing: {
    title: 'Comece hoje. Decida em 7 dias.',
    lead: 'Se não gostar, é só não continuar. Ninguém cobra nada.',
    callToAction: 'Começar meu teste grátis',
  },
} as const
