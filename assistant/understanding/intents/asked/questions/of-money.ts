import type { PhraseRow } from '#language/phrases/phrase-book.ts'
import { askedOfReceipts } from '#understanding/intents/asked/questions/of-receipts.ts'

/** Questions of what came in by somebody or something, of what there is, and between days. */
export const askedOfMoney: readonly PhraseRow<'received' | 'balance' | 'spent' | 'goal'>[] = [
  {
    means: 'spent',
    say: '^ [e|mas|sera] [que] [eu|nos] [a] [gente] [eu] estou|estamos|ando|andamos|esta gastando [muito|demais|mais] [dinheiro] [demais] com|em|no|na|de ..3 ? ..4 $',
    like: 'to gastando mt com ifood? qnt foi?',
  },
  {
    means: 'balance',
    say: 'quanto entrou menos [o] [que] [ja] saiu',
    like: 'quanto entrou menos o que saiu',
  },
  {
    means: 'balance',
    say: 'quanto [que] entrou|recebi|ganhei|entra e [quanto] [que] saiu|gastei|sai',
    like: 'quanto entrou e quanto saiu em novembro?',
  },
  {
    means: 'balance',
    say: 'quanto [que] saiu|gastei e [quanto] [que] entrou|recebi|ganhei',
    like: 'quanto gastei e quanto recebi este mês?',
  },
  {
    means: 'balance',
    say: 'entrada|entradas e [as|a] saida|saidas',
    not: ['entrada|entradas ..4 @', 'lista|liste|mostra|mostre|extrato'],
    like: 'qual o total de entradas e saídas do mês?',
  },
  ...askedOfReceipts,
  {
    means: 'balance',
    say: 'quanto [que|eu|foi] [eu|que] [eu] tirei|ganhei|fiz|recebi|sobrou|ficou|deu [de] liquido|limpo|livre',
    like: 'quanto tirei líquido esse mês?',
  },
  {
    means: 'spent',
    say: '^ quanto no|na|em|com ..3 [,] [em|no|de] {month}|hoje|ontem ?',
    like: 'Quanto na farmácia, novembro?',
  },
  {
    means: 'goal',
    say: 'quanto [que] [eu|a|nos] [gente] [eu] preciso|precisamos|tenho|temos|devo|devemos [que|de] guardar|juntar|poupar|economizar|separar|depositar [por|todo|ao|cada] [mes|semana]',
    not: ['@ ..9 quanto'],
    like: 'quanto preciso guardar por mês?',
  },
  {
    means: 'goal',
    say: 'quanto [que|eh|da] [da] por|ao mes pra|para [eu] [chegar|bater|juntar|completar|fechar|a|o]',
    like: 'quanto por mês pra chegar no mac?',
  },
  {
    means: 'goal',
    say: 'quanto [que|eu] [eu|ja] [ja] [eu] depositei|coloquei|botei|pus|guardei na|no [minha|meu] poupanca|caixinha|cofrinho|porquinho|cofre|reserva',
    like: 'quanto já depositei na poupança?',
  },
  {
    means: 'spent',
    say: 'quanto [que|eh|eu] [que|eu] [eu|ja] [ja] <spend:i-did>|<pay:i-did>|<give:i-did>|<send:i-did>|<lend:i-did>|<lose:i-did>|<buy:i-did>|botei|coloquei de|da|do|pra|para|pro|com|em|na|no|ao|a|esse|essa|hoje|ontem|ja|?',
    not: [
      'perdi|perdemos de peso|tempo',
      'perdi|perdemos ..3 quilo|quilos|kg',
      'quanto .. emprestado',
      'quanto .. @',
    ],
    like: 'quanto eu já mandei pra mãe?',
  },
  {
    means: 'spent',
    say: 'quantas|qnts vezes [que] [eu|nos|a] [gente] [eu] [ja] <spend:i-did>|<pay:i-did>|<buy:i-did>|pedi|pedimos|fui|usei|peguei|comi',
    like: 'quantas vezes pedi ifood?',
  },
  {
    means: 'spent',
    say: '^ [lya|oi|e|,|me] [,] [mostra|mostre|lista|liste|quais|qual|ver|diz|manda] [foram|sao|eh] [os|as|o] [{my}] [#] maiores gastos|despesas|compras',
    like: 'meus 3 maiores gastos',
  },
  {
    means: 'spent',
    say: 'top # [maiores] [de] categorias|gastos|despesas',
    like: 'top 3 categorias do mês',
  },
  {
    means: 'spent',
    say: 'quanto [que] esta|anda|vem dando|indo|saindo|ficando de|com|em|no|na|pro|o|a',
    like: 'quanto tá dando de mercado esse mês?',
  },
  {
    means: 'spent',
    say: 'em|com [o] que [foi|eh] [que] [eu|a] [gente] [mais] gasto|gastei|gastamos|gasta|gastou [mais]',
    like: 'com o que eu gastei mais esse mês?',
  },
  {
    means: 'spent',
    say: 'soma|some|somar [tudo] [pra|para] [mim|nos] [tudo|ai] o que [eu|a] [gente] [ja] gastei|gastamos|paguei|comprei',
    like: 'soma pra mim o que gastei de gasolina',
  },
  {
    means: 'spent',
    say: 'quanto [que] custou|saiu|deu|foi [o|a] [meu|minha] ultim*',
    like: 'quanto custou a última feira?',
  },
  {
    means: 'goal',
    say: 'quanto [que] [eu|a] [gente|eu] [ja] tenho|temos [ja] guardado|guardada|juntado|juntada|separado|poupado',
    like: 'quanto tenho guardado pra viagem?',
  },
  {
    means: 'spent',
    say: 'onde|cade|kd [que] [foi] [parar] [todo|o] [o] meu|minha dinheiro|salario|grana',
    like: 'onde foi parar meu dinheiro?',
  },
  {
    means: 'balance',
    say: '^ [e|qual|lya] [,|eh|foi|esta] [o] [meu] lucro [de|do|da] hoje|ontem|mes|semana|desse|dessa|esse|este|essa|em|no',
    not: ['lucro .. @'],
    like: 'meu lucro hoje?',
  },
  {
    means: 'spent',
    say: '^ [meus|os] gastos|despesas [de|do|no] [deste|desse|neste|nesse|este|esse] mes [passado] [?|.] $',
    like: 'gastos deste mês',
  },
  {
    means: 'spent',
    say: '^ gastos|despesas entre|desde',
    like: 'gastos entre 5 e 20 de setembro',
  },
  {
    means: 'balance',
    say: 'tenho [ainda] quanto [ainda|agora|hoje|na|no|?]',
    not: ['tenho quanto tempo|anos|dias|de|do|da|pra|pro|para|com|em', 'quanto .. meta'],
    like: 'tenho quanto ainda?',
  },
  {
    means: 'balance',
    say: 'estou|fiquei|fico|fiquemos|ficamos com quanto',
    not: ['com quanto|quantos anos|tempo|dias|de|pra'],
    like: 'com isso eu tô com quanto',
  },
  {
    means: 'spent',
    say: 'quantas vezes [que] [eu|a|nos] [gente] [eu|ja] gastei|paguei|comprei|pedi|comi|andei|usei|fui|gastamos|fomos',
    like: 'quantas vezes andei de uber esse mês?',
  },
]
