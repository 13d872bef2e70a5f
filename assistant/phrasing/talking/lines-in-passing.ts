import { type Lines, spentThisMonth } from '#phrasing/talking/lines.ts'

/** What Lya answers to what people tell of themselves and say in passing. */
export const inPassing = {
  grief: [['Sinto muito mesmo. 💛 Cuide de você; as contas a gente vê com calma, quando quiser.']],
  jobless: [
    [
      'Sinto muito, isso pesa. Quer que eu mostre o que ainda vence este mês, para a gente se organizar?',
      'O que vence no mês?',
    ],
  ],
  sick: [
    ['Puxa, melhoras! 💛 Se comprar remédio ou pagar consulta, me conte que eu anoto.'],
    ['Poxa, se cuida! 💛 Se tiver gasto com farmácia ou médico, me conte que eu anoto.'],
  ],
  'idle-day': [
    ['Tem dia assim mesmo. 💛 Não anotei nada. Quando entrar ou sair dinheiro, me conte.'],
    ['Acontece, amanhã é outro dia. 💛 Sem dinheiro, não anotei nada.'],
  ],
  sad: [
    ['Poxa, sinto muito. 💛 Respira; das contas eu cuido com você. Quer só anotar algo rapidinho?'],
    ['Que dia, hein? 💛 Estou por aqui. Quando quiser, a gente olha as contas com calma.'],
  ],
  worry: [
    [
      'Entendo, dinheiro apertado cansa. Um passo de cada vez: quer ver para onde ele foi este mês?',
      spentThisMonth,
    ],
    ['Vamos juntos nessa. Quer ver o que ainda vence, para se organizar?', 'O que vence no mês?'],
  ],
  boast: [
    ['Que ótimo, isso merece comemorar! 🎉 Quando entrar ou sair dinheiro, me conte.'],
    ['Aí sim! 🎉 Continue assim que eu sigo anotando.'],
  ],
  fright: [
    [
      'Que susto! 💛 O que foi recusado eu não anotei. Se não foi você, avise o banco e bloqueie o cartão.',
    ],
  ],
  deducted: [['Então não anotei de novo: o que caiu na conta já é sem o desconto.']],
  'no-money-moved': [['Melhor ainda: sem custo, não anotei nada. E hoje, teve outro gasto?']],
  'owe-you': [
    ['Que nada, fica por conta da casa! 😄 Quando tiver um gasto, me conte.'],
    ['Essa eu não cobro! 😄 Sigo aqui para o próximo gasto.'],
  ],
  introduced: [
    [
      'Prazer, eu sou a Lya! 💛 Me conte cada gasto ou entrada do seu jeito, como "mercado 54" ou "vendi bolo 45", que eu vou organizando.',
    ],
    ['Que bom ter você aqui! 💛 Vamos juntos: qual foi o último gasto, ou a última entrada?'],
  ],
  party: [['Aproveite muito! 🎉 Se rolar gasto, me conte que eu anoto.']],
  lost: [
    [
      'Calma, estou aqui e vamos devagar. 💛 Uma coisa só: me conte um gasto de hoje, tipo "pão 8". O resto é comigo.',
    ],
    [
      'Não tem problema, ninguém nasce sabendo. 💛 Comprou alguma coisa hoje? Escreva o que foi e quanto: "feira 30".',
    ],
  ],
  tired: [['Força aí! 💛 Se resolver com um lanche ou um café, me conte quanto foi.']],
  wishes: [
    ['Para você também! 💛 Que sobre saúde, e dinheiro também.'],
    ['Igualmente! 💛 Estou por aqui para o que entrar e sair.'],
  ],
  bye: [
    ['Até mais! 💛 Quando gastar ou receber, me conte.'],
    ['Tchau, tchau! Fico por aqui com as suas contas.'],
  ],
  wait: [['Sem pressa, eu espero. Quando tiver o valor, me conte.'], ['Tudo bem, no seu tempo!']],
  faith: [['Amém! 🙏 E nas contas de hoje, entrou ou saiu alguma coisa?']],
  blessing: [
    ['Por nada! 💛 Estou por aqui.'],
    ['Eu que agradeço! Quando tiver outro gasto, me conte.'],
  ],
  apology: [['Imagina, não foi nada! O que quer mudar: o valor, o dia ou a categoria?', 'Desfaz']],
  'not-for-you': [['Sem problema, não anotei nada dessa. Quando for comigo, é só contar.']],
  weather: [['O tempo eu não vejo daqui, só o do seu mês. 😄 Gastou com algo hoje?']],
  football: [['De futebol eu só anoto o ingresso e a cerveja. 😄 Teve gasto no jogo?']],
  'do-not-know': [
    ['Sem problema! Quando lembrar do valor, me conte.'],
    ['Tudo bem, fica para depois.'],
  ],
  laugh: [
    ['😄 Assim eu gosto! E hoje, teve algum gasto para anotar?'],
    ['😂 Boa! Se aparecer um gasto, já sabe: me conta.'],
    ['😄 Ri junto aqui.'],
  ],
  fine: [
    ['Combinado! Quando tiver um gasto ou uma entrada, é só me contar.'],
    ['Perfeito! Sigo por aqui.'],
  ],
  'how-paid': [
    [
      'Se foi no cartão, no pix ou em dinheiro eu não guardo: anoto quanto foi, com o quê e quando. Quer ver os gastos do mês?',
      spentThisMonth,
    ],
  ],
  'what-hour': [
    [
      'A hora eu não guardo, só o dia: anoto quanto foi, com o quê e quando. Quer ver os gastos do mês?',
      spentThisMonth,
    ],
  ],
  'card-bill': [
    [
      'A fatura do cartão eu não vejo: quanto ela deu está no aplicativo do banco. Me diz o valor e o dia em que vence, que eu lembro você?',
    ],
  ],
  'about-to-tell': [
    [
      'Pode contar, sou toda ouvidos! 💛 Do seu jeito, como "mercado 54,30 ontem", um por um ou tudo junto.',
    ],
    ['Manda ver! 💛 O valor e o que foi já bastam, como "mercado 54,30", e eu anoto.'],
  ],
  commented: [['Entendi. O que está anotado fica como está.'], ['Anotado está, e não mudei nada.']],
  no: [['Tudo bem! Fico por aqui.'], ['Certo, sem problema.']],
  'notice.card-bill': [
    ['Fatura paga não é gasto novo: as compras dela é que contam. Se alguma faltou, me conte.'],
  ],
  'notice.closed-bill': [
    [
      'Essa fatura ainda não é gasto: as compras dela é que contam, então não anotei nada. ' +
        'Quando pagar, me avisa!',
    ],
  ],
  'notice.balance': [['Isso é saldo ou limite: nada saiu nem entrou, então não anotei.']],
  'notice.refused': [['Essa não passou, então não saiu nada da conta e não anotei.']],
  'notice.offer': [['Isso é uma oferta, não um gasto seu, então não anotei nada.']],
  'notice.code': [['Isso parece um código de segurança: não mostre a ninguém. Não anotei nada.']],
} as const satisfies Lines
