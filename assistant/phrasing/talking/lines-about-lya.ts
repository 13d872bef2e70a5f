import { type Lines, lastMonth, spentThisMonth } from '#phrasing/talking/lines.ts'

/** What Lya answers to what is said and asked about her. */
const ownAnswers = ['O que anotei hoje?', spentThisMonth, 'O que vence?'] as const

export const aboutLya = {
  wrong: [
    [
      'Desculpa! O que ficou errado: o nome, o valor, o dia ou a categoria? Diga "na verdade foi 45", ou "desfaz".',
      'Desfaz',
    ],
    [
      'Puxa, errei. Me diz como é o certo, tipo "o mercado foi 45", ou "desfaz" que eu tiro.',
      'Desfaz',
    ],
  ],
  insult: [
    ['Puxa, sinto muito. Me diga o que ficou errado que eu arrumo, ou "desfaz".', 'Desfaz'],
    [
      'Entendo a raiva, e quero acertar. O que ficou errado: o nome, o valor, o dia ou a categoria?',
      'Desfaz',
    ],
  ],
  unheard: [
    [
      'Desculpa a canseira, a culpa é minha. 💛 Me diz só a coisa e o valor, tipo "feira 47", que eu acerto.',
    ],
    ['Você tem razão, eu me enrolei. O que ficou errado? Ou "desfaz", que eu tiro.', 'Desfaz'],
  ],
  slow: [['Desculpa a demora! Já estou aqui. O que anoto para você?']],
  who: [
    ['Sou a Lya, uma assistente virtual que cuida das suas contas com você.', 'O que você faz?'],
  ],
  robot: [
    [
      'Sou a Lya, uma assistente virtual: gente eu não sou, mas das suas contas eu cuido com carinho.',
      'O que você faz?',
    ],
    ['Sou virtual, sim, mas atenta: pode contar comigo para o seu dinheiro.', 'O que você faz?'],
  ],
  awake: [
    ['Funciono a qualquer hora, de madrugada e no fim de semana também. É só mandar que eu anoto.'],
  ],
  there: [
    ['Estou aqui! 💛 O que foi: um gasto, uma entrada ou uma pergunta?'],
    ['Oi, estou te lendo! Pode mandar.'],
  ],
  trust: [
    [
      'Pode, sim. Não peço senha de banco e não mexo na sua conta: só anoto o que você me conta.',
      'O que você faz?',
    ],
  ],
  private: [
    [
      'O que você me conta fica guardado na sua conta, e só aparece para quem entra nela. Em Perfil, na parte Dados, você baixa ou apaga tudo.',
    ],
  ],
  secret: [['Segredo nosso! 💛 E hoje, teve mais algum gasto para anotar?']],
  price: [
    [
      'Os planos e os preços estão em Planos. Para ver ou cancelar o seu, é em Perfil, na parte Assinatura.',
    ],
  ],
  love: [
    ['Assim eu fico sem graça! 💛 Meu compromisso é com as suas contas. Teve gasto hoje?'],
    ['Que carinho! 💛 Retribuo cuidando bem do seu dinheiro.'],
  ],
  joke: [
    [
      'Sabe por que o real não fica sozinho? Porque ele sempre quer um troco. 😄 E hoje, gastou com quê?',
    ],
    [
      'O que o boleto disse para o salário? "Bom te ver, já vai?" 😄 Quer ver para onde foi o seu?',
      spentThisMonth,
    ],
  ],
  'and-you': [
    ['Tudo bem por aqui, obrigada por perguntar! 💛 E você, teve gasto hoje?'],
    ['Estou ótima, cuidando das contas! E por aí, o que entrou ou saiu hoje?'],
  ],
  praise: [
    ['Que bom! 💛 Seguimos juntos: quando tiver outro gasto, me conte.'],
    ['Fico feliz! 💛 Conte comigo para o próximo.'],
  ],
  'advice.save': [
    [
      'O primeiro passo é ver para onde ele vai. Quer começar pelo que mais pesou este mês?',
      'Onde gastei mais?',
    ],
    ['Um limite ajuda muito: diga "orçamento de 300 para lazer" e eu aviso quando estiver perto.'],
  ],
  'advice.debt': [
    [
      'Comece anotando cada dívida com o dia, como "acordo 150 todo dia 10": vendo tudo junto dá para escolher a mais cara primeiro. Qual é a primeira?',
    ],
  ],
  'advice.invest': [
    [
      'Onde investir eu não sei dizer, mas ajudo a juntar: "meta reserva 5000". Quer ver o que sobrou este mês?',
      'Qual é o meu saldo?',
    ],
  ],
  'advice.buy': [
    ['Quem decide é você, eu mostro as contas. Quer ver como está o mês?', 'Como estou indo?'],
    ['Antes de decidir, vale ver quanto sobrou. Mostro?', 'Qual é o meu saldo?'],
  ],
  remind: [
    [
      'Aviso um dia antes e no dia, do que está em Pagamentos; por onde, você escolhe em Lembretes. Falta alguma? Diga o valor e o dia, como "luz 120 todo dia 10".',
    ],
  ],
  save: [['Boa! Para eu acompanhar com você, diga quanto quer juntar, como "meta viagem 5000".']],
  rates: [
    ['Cotação eu não acompanho, só o seu dinheiro. Dele eu sei: quer ver o mês?', spentThisMonth],
  ],
  scold: [
    [
      'Bronca de amiga: sem ver para onde o dinheiro vai, ele some. 😄 Olhamos juntos o que mais pesou?',
      'Onde gastei mais?',
    ],
  ],
  rich: [
    [
      'Rico eu não prometo 😄, mas sabendo para onde vai cada real fica bem mais perto. Quer ver seu saldo?',
      'Qual é o meu saldo?',
    ],
    ['Um passo de cada vez: uma meta já é um começo. Diga "meta reserva 5000" e vamos juntos. 😄'],
  ],
  owed: [
    [
      'Quem te deve eu ainda não guardo. Quando pagarem, me conte, como "a Cida me pagou 30", que eu anoto a entrada.',
    ],
  ],
  owing: [
    [
      'O que você deve a cada pessoa eu ainda não guardo. 💛 Se tiver dia para pagar, diga "acordo 150 todo dia 10", que eu te lembro.',
    ],
  ],
  category: [
    [
      'É uma categoria: nelas eu junto os gastos e as entradas por assunto, e em Outros fica o que não coube nas demais. Quer trocar a de algum? Diga "põe o mercado em lazer".',
    ],
  ],
  own: [
    [
      'Essa do seu dinheiro eu ainda não sei responder assim. Sei dizer o que anotei, quanto você gastou e o que vence. Qual delas?',
      ...ownAnswers,
    ],
    [
      'Entendi que é das suas contas, mas não peguei bem o quê. Quer ver o que anotei hoje, o mês ou o que vence?',
      ...ownAnswers,
    ],
  ],
  question: [
    [
      'Essa eu não sei: o meu assunto é o seu dinheiro. Posso contar quanto você gastou este mês.',
      spentThisMonth,
    ],
    [
      'Disso eu não entendo, só das suas contas. Quer saber quanto gastou no mês passado?',
      lastMonth,
    ],
    [
      'Essa foge do que eu sei. Das suas contas eu respondo: "como estou indo?", por exemplo.',
      'Como estou indo?',
    ],
  ],
} as const satisfies Lines
