import type { Rows } from '#understanding/intents/talk/rows.ts'

const spendings =
  'gasto|gastos|despesa|despesas|compra|compras|conta|contas|entrada|entradas|venda|vendas|lancamentos|movimentacoes|lista|tudo'

/** Said before the first of it is told: nothing is asked for yet, and nothing is to be guessed. */
export const aboutToTell = {
  'about-to-tell': [
    [
      `{will}|{want}|posso|bora|deixa ..2 te|lhe mandar|contar|falar|passar|dizer|mostrar|enviar ..2 ${spendings}|gastei|gastamos|comprei|recebi`,
      'vou te mandar meus gastos',
      'meta|orcamento',
      'quanto ..3 gastei|gastamos|recebi',
      `${spendings} pra|pro|para|ao`,
    ],
    [
      `^ [lya|oi|opa|bom|agora|entao] [,] {will}|bora ..1 mandar|contar|falar|passar|dizer|enviar [agora] {article}|{my}|uns|umas ..1 ${spendings} [de|da|do|dessa] [hoje|ontem|semana|mes] [.|!|ta|ok|,] $`,
      'vou passar os gastos da semana',
    ],
    [
      'gastei|comprei|caro|gastos ..4 , deixa|vou [eu|me] te|lhe [ja] contar|falar|dizer [.|!|tudo] $',
      'hoje gastei bastante, deixa eu te contar',
    ],
    ['^ [lya] [,] deixa eu te|lhe contar|falar [.|!|,|tudo] $', 'deixa eu te contar'],
    [
      '^ [lya|oi|opa|entao] [,] anota|anote|anotai|registra|registre|marca [ai|isso|aqui|agora] [pra|para] [mim|gente] [ai|uns|umas] [por|gastos|gastinhos|coisas|despesas] [favor] [lya|ta] [,|.|!|:] $',
      'anota aí pra mim',
      '^ marca $',
    ],
    [
      `^ [lya|oi|opa|bom|entao] [,] {need}|{want}|{will}|gostaria ..1 anotar|registrar|lancar|passar|contar [aqui|ai] {article}|{my}|uns|umas|alguns|algumas [{my}] gastos|despesas|compras ..12 $`,
      'preciso registrar as despesas da minha viagem',
      'gastos|despesas|compras ..3 todo|toda|todos|todas|cada',
      'gastos|despesas|compras ..9 ?',
      'gastos|despesas|compras pra|pro|para|ao',
    ],
    ['^ [entao|bom] [,] la vai|vem [.|!|:] $', 'lá vai'],
    [
      `^ [lya|e] [,] segue|seguem [ai|abaixo] {article}|{my} ${spendings} [de|da|do] [hoje|ontem|semana|mes] [.|!|:] $`,
      'segue os gastos de hoje',
    ],
  ],
} as const satisfies Rows
