import type { Ways } from '#understanding/memory/ways.ts'

/** Not lent yet, and whether it is stays open. */
const wouldBorrow = [
  'me pediu|pediram @ [reais|conto] emprestado|emprestados',
  'o tio me pediu 40 emprestado',
] as const

const reports = 'disse|falou|contou|comentou|diz que'

/** What is said beside a sum: why it is none that came or went, or that it is not sure. */
export const unmeant = {
  /** The writer is not sure of the figure. */
  rough: [
    ['uns|umas|quase|aproximadamente @', 'gastei uns 50 no bar'],
    ['cerca|torno|volta de [uns] @', 'gastei em torno de 90'],
    ['mais|mas ou menos [uns] @', 'gastei mais ou menos 120 na feira'],
    ['@ [,] mais|mas ou menos', 'feira 120 mais ou menos'],
    [
      '@ e pouco|pouquinho|pouca|poucos|poucas|tantos|quebrados|uns|trocados|cacetada|bolinha',
      'uns 40 e pouco na farmácia',
    ],
    ['@ por ai', 'lanche 30 por aí', '@ por ai vai'],
    ['acho que [foi|deu|era|custou|paguei|gastei] [uns] @', 'acho que foi 30 no uber'],
    ['@ [,] [eu] acho [,|.|!] $', 'mercado 80 eu acho'],
  ],
  /** What was taken for a sum is none. */
  noMoney: [
    [
      'nao eh|e|era|foi dinheiro|valor|real|reais',
      'não, esse de 23 não é dinheiro, é parcela',
      'nao eh|e|era|foi dinheiro meu|dela|dele|nosso|da|do|de|pra|que',
    ],
  ],
  /** Money that was hoped for, or a thing that is gone. */
  lost: [
    ['fiquei|ficamos sem [os|o|meus] [r] [$] @', 'ela desmarcou e fiquei sem os 80'],
    ['perdi|perdemos @', 'cliente desmarcou, perdi 85'],
    [
      'perdi|perdemos|morreu|morreram|fugiu|sumiu ..4 valia|valiam|custava|custavam|prejuizo',
      'perdi uma vaca, valia uns 6 mil',
    ],
    ['deixei de ganhar|receber|vender', 'deixei de ganhar 150'],
    ['estragou|estragaram|queimou|jogado|jogada fora|meu|minha|o|a', 'estragou meu peixe, uns 60'],
    ['levou|levaram|roubaram|roubou|furtaram [o|a] meu|minha', 'levou minha caixa de isopor'],
    ['desmarcou|desmarcaram|cancelou|cancelaram', 'a Jéssica desmarcou, era 80'],
    ['deu|deram [o] cano', 'cliente deu cano de novo, era 90'],
    ['saiu|sairam|foi|foram sem pagar', 'a mesa 12 saiu sem pagar 86'],
  ],
  notDone: [
    [
      'nao comprei|compramos|fechei|levei|gastei|peguei|paguei|fiz|fui',
      'tava 890, não comprei',
      'ainda',
    ],
    [
      'comprei|compramos|fechei|levei|gastei|peguei|paguei|pedi nao [,|.|!] [estava|era|vou|mas] ..3 $',
      'tv 1.200 comprei não, tava caro',
      'nao ..3 ainda',
    ],
    [
      'nao fechei|aceitei|decidi|topei|contratei [nada|nao] [ainda|nao]',
      'pediram 900, não fechei ainda',
    ],
    ['ainda nao fechei|decidi|aceitei|topei|contratei', 'pediu 1800, ainda não decidi'],
    ['desisti|desistimos', 'desisti do sofá de 2.400'],
    ['deixei|deixamos pra|para la|depois|outro|outra', 'deixei pra outro dia'],
    ['so olhei|perguntei|vi|pesquisei', 'é 28, mas eu só olhei'],
  ],
  ofOther: [
    ['[eh|e|sao|isso] dele|dela|deles|delas [viu|ne|,|.|!] $', 'mas isso é dele viu'],
    [
      'meu|minha marido|esposa|mulher|filho|filha|pai|mae|irmao|irma ganha|recebe',
      'meu marido ganha 1.900',
    ],
    ['nenhum era|eh|e meu', 'nenhum era meu'],
    ['mas|porem [isso] eh|e dele|dela|deles|delas', 'mas é dela, não conta'],
  ],
  /** What somebody said of their own, of elsewhere or of the next time: nothing of the writer's. */
  hearsay: [
    [`${reports} ..6 dele|dela|deles|delas|la`, 'a vizinha disse que o ovo dela tá 18'],
    [
      `${reports} [ele|ela] [ja] ganhou|gastou|recebeu|pagou|vendeu|comprou|tirou`,
      'meu filho disse que ganhou quinhentos',
    ],
    [
      `${reports} ..4 proxima|proximo|vez|semana|mes|ano [que] [vem] [vai] cobra|fica|sobe|eh|cobrar|ficar|subir`,
      'a moça falou que na próxima cobra 110',
    ],
    [`${reports} se ..4 me|nos`, 'meu filho disse que se sobrar me manda 500'],
  ],
  wished: [
    [
      'queria|quero|queriamos|sonho|kero [tanto|muito] [comprar|um|uma]',
      'queria uma airfryer de 399',
    ],
    [
      'estou|ando|estava|estamos querendo|pensando|namorando|doida|doido|vendo',
      'tô querendo um tênis',
    ],
    ['sera que [eu] compro|compensa|consigo|vale|pego', '899, será que compro'],
    ['nao sei se [eu] [vou] compro|comprar|levo|troco|trocar', 'não sei se compro o tênis de 200'],
    ['vi um|uma|o|a', 'vi um sofá de 2.400'],
    ['penso|pensamos em', 'penso em trocar de carro'],
    [
      'pretendo|pretendemos|planejo|planejamos|gostaria [de] comprar|trocar|fazer|reformar|arrumar|adquirir|viajar',
      'pretendo trocar os pneus em dezembro',
    ],
    ['de olho', 'tô de olho num celular'],
    ['acho que [eu] vou', 'acho que vou trocar de carro, uns 60 mil'],
    [
      '[ainda] vou|vamos ver|pensar|analisar|decidir [se] [vale|compensa|eu|da] [.|!|a] [pena] $',
      'ele quer 280 pra arrumar, ainda vou ver se vale a pena',
    ],
  ],
  /** What somebody asks for work that is not agreed on. */
  quoted: [
    [
      'orcou|orcaram ..6 em|por|a [r] [$] @',
      'o pedreiro orçou a reforma do banheiro em R$ 5.200,00',
    ],
    [
      'pediu|pediram|cobra|cobrou|cobraram|quer|querem|orcou|orcaram [me|por] [r] [$] [uns|so] @',
      'o homem pediu 2600, não fechei ainda',
      '@ ..1 emprestado|emprestados',
    ],
  ],
  supposed: [
    ['se eu|ele|ela|voce|o|a|der|sobrar|ganhar|sair|fechar', 'se eu pegar o consórcio de 890'],
    ['pensando|penso|pensei em vender', 'pensando em vender a lente por 1.800'],
    ['passei|mandei|fiz|dei|orcamento [um|o] orcamento|do|da|de', 'passei orçamento de 1.600'],
    [
      'vaga|estagio|monitoria|emprego|trampo|bico|freela|job paga|pagam [uns] [r] [$] @',
      'monitoria paga 400 mas ainda não saiu o edital',
    ],
    ['tomara|talvez|provavelmente', 'talvez eu receba 80'],
    ['nao sei se [eu] [vou] empresto|emprestar', 'não sei se empresto 40 pro João'],
    wouldBorrow,
  ],
  /** Somebody would borrow of the writer, who has not lent it. */
  askedToLend: [wouldBorrow],
} as const satisfies Ways
