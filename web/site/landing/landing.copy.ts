/** Every text of the landing page; its figures stand in `marketing.copy.ts`. */
export const landing = {
  title: 'Lya | Suas finanças em uma conversa',
  description:
    'Escreva para a Lya quanto gastou e ela anota, organiza por categoria e mostra para onde vai o seu dinheiro. Teste grátis por 7 dias, sem cartão.',
  hero: {
    before: 'Mande uma mensagem.',
    marked: 'A Lya anota.',
    lead: 'Conte o que gastou como quem fala com uma amiga. A Lya entende, põe na categoria certa e mostra quanto ainda dá para gastar neste mês.',
    callToAction: 'Teste Grátis',
    note: '7 dias grátis, sem cartão de crédito.',
    more: 'Ver como funciona',
  },
  pains: {
    title: 'Não é falta de disciplina. É falta de jeito fácil.',
    items: [
      {
        title: 'A planilha que ficou para trás',
        text: 'Começou linda em janeiro. Em março, ninguém lembrava mais de abrir.',
      },
      {
        title: 'O mês acaba antes do dinheiro',
        text: 'Você sabe quanto ganha. Para onde foi, já é outra história.',
      },
      {
        title: 'O susto na hora da fatura',
        text: 'Cada compra era pequena. Juntas, viraram um número que ninguém esperava.',
      },
      {
        title: 'Aplicativo que dá trabalho',
        text: 'Seis telas e doze campos para anotar um cafezinho? Ninguém aguenta.',
      },
    ],
  },
  demo: {
    title: 'Do jeito que você já fala',
    lead: 'Valor, dia e categoria saem da sua frase. Se faltar alguma coisa, ela pergunta uma vez só.',
    steps: [
      { title: 'Você escreve', text: 'No caminho, na fila, no sofá. Uma linha basta.' },
      { title: 'A Lya organiza', text: 'Separa por categoria, confere o dia e soma tudo.' },
      { title: 'Você decide', text: 'O painel já está pronto: saldo, gastos e o que sobra.' },
    ],
  },
  picture: {
    title: 'Seu mês inteiro em uma tela',
    lead: 'Saldo, receitas, despesas e o que sobrou, sempre em dia. Você não preenche nada.',
    alt: 'Dashboard da Lya: saldo total, receitas, despesas e economia em cartões, um gráfico dos últimos meses e a lista de atividades.',
  },
  testimonials: { title: 'Gente que trocou a planilha por uma conversa' },
  pricing: {
    title: 'Comece sem pagar nada',
    price: 'R$ 0,00',
    period: 'nos primeiros 7 dias',
    after: 'depois,',
    plans: 'Os planos, hoje',
    allPlans: 'Comparar os planos',
    or: 'ou',
    features: [
      'Registro de gastos pelo WhatsApp',
      'Categorias personalizadas',
      'Dashboard completo',
      'Planejamento financeiro',
      'Alertas de orçamento',
      'Relatórios detalhados',
    ],
    callToAction: 'Começar meu teste grátis',
    note: 'Sem cartão de crédito. Sem cobrança surpresa.',
  },
  questions: {
    title: 'Perguntas que todo mundo faz',
    faq: 'Ver todas as perguntas',
    support: 'Falar com o suporte',
    items: [
      {
        question: 'Preciso de cartão de crédito para testar?',
        answer:
          'Não. Você cria a conta com nome, e-mail e telefone e usa tudo por 7 dias. Só paga se quiser continuar.',
      },
      {
        question: 'Como a Lya entende o que eu escrevo?',
        answer:
          'Ela lê a sua frase como ela é: “gastei 52,90 no mercado ontem” já traz valor, lugar e dia. Se alguma coisa não estiver clara, ela pergunta antes de anotar.',
      },
      {
        question: 'E se ela anotar errado?',
        answer:
          'É só tocar em desfazer, na própria conversa, ou corrigir no painel. E ela aprende: da próxima vez, usa a categoria que você escolheu.',
      },
      {
        question: 'Meus dados ficam seguros?',
        answer:
          'Ficam. Só você vê as suas finanças, e a Lya nunca pede senha de banco nem número de conta.',
      },
      {
        question: 'Funciona no celular e no computador?',
        answer:
          'Sim, direto no navegador. No celular você ainda pode instalar e abrir como qualquer aplicativo.',
      },
      {
        question: 'O que acontece depois dos 7 dias?',
        answer:
          'Você escolhe um plano a partir de R$ 22,00 por mês. Se preferir não continuar, não cobramos nada.',
      },
    ],
  },
  closing: {
    title: 'Seu próximo gasto já pode ficar anotado.',
    lead: 'Leva menos de um minuto para criar a conta.',
    callToAction: 'Criar minha conta',
  },
} as const
