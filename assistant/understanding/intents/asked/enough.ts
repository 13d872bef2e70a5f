import { PhraseBook } from '#language/phrases/phrase-book.ts'
import { leftToSpend } from '#understanding/intents/asked/views/to-spend.ts'
import { topCategories } from '#understanding/intents/asked/views/top-categories.ts'

/**
 * Asks whether the money is enough, of a bill or of all of them: what there is without this
 * month's bills answers it, and nothing was paid. Said so it asks, with or without its mark.
 */
export const enough = new PhraseBook('whether it is enough', [
  {
    means: 'daily',
    say: '^ [lya|oi|e|mas|,|sera] [,|que] [que] [eu] [esse|este|nesse|neste|no] [mes] vai|ira|vou|vamos|iremos [me|ter|ainda] sobrar|faltar|sobra [algum|alguma|um|muito|muita] dinheiro|grana|saldo|algo|alguma|coisa|din|verba [coisa|pra|no|na|em|esse|este|nesse|neste|ate|essa|desse] [mim|o|gente|fim|final|mes|semana|ano|quando] ..3 [?] $',
    not: ['nao vai'],
    like: 'vai sobrar dinheiro esse mês?',
  },
  {
    means: 'daily',
    say: '^ [lya|oi|e|mas|,|sera] [,|que] [que] [eu|a] [gente] vou|vai|vamos [ter|ficar|continuar|terminar|chegar] [com] dinheiro|grana|saldo [suficiente|sobrando] [ate|no|nesse|esse|neste|este|pro|pra] ..4 [?] $',
    not: ['no natal|viagem|ferias'],
    like: 'vou ter dinheiro até o fim do mês?',
  },
  {
    means: 'daily',
    say: '^ [lya|e|mas|,|sera] [,|que] [que] [o|a] [meu|minha] dinheiro|grana|salario|saldo|pagamento [desse|deste|do|esse|este|no|que] [mes|tenho] vai|da|ira|vao [me|pra|para] [me] [dar|sobrar|faltar|durar|bastar|aguentar] [pro|pra|para|ate|esse|este|o|no] [mes|fim|final|tudo|todo|resto] ..3 ? $',
    like: 'o dinheiro vai dar?',
  },
  {
    means: 'daily',
    say: 'dinheiro|grana|salario|saldo dura|vai|durara|aguenta [durar|dar|aguentar] ate quando',
    like: 'meu dinheiro dura até quando?',
  },
  {
    means: 'daily',
    say: 'ate quando|que [dia] [vai] [durar] dura|da|durar|dar|vai [o|a] [meu|minha] dinheiro|grana|salario|saldo',
    like: 'até quando dura meu dinheiro?',
  },
  {
    means: 'daily',
    say: '^ [lya|oi|e|mas|,|sera] [,|que] [que] [eu|a|nos] [gente|ja] [ainda] tenho|tem|temos|vou|vai|vamos [ter] [o] dinheiro|grana|saldo [suficiente|bastante] [que] [de|chega|pra|para|da] [pra|para] [eu] pagar|quitar|cobrir ..6 [?] $',
    not: ['pagar .. cartao de credito ou'],
    like: 'tenho dinheiro pra pagar o aluguel?',
  },
  {
    means: 'daily',
    say: '^ [lya|oi|e|mas|,|sera] [,|que] [que] [eu] [ainda] [esse|este] [mes] da|dara|daria|consigo|conseguiria|vou|vai [dar|conseguir] [pra|para] [eu] pagar|quitar o|a|os|as|meu|minha|meus|minhas ..4 ? $',
    not: ['pagar .. pix|cartao|credito|debito|boleto|parcelado|lya|assinatura|plano|voce|aqui'],
    like: 'dá pra pagar o aluguel?',
  },
  {
    means: 'daily',
    say: '^ [lya|e|,] quanto [que|me] [vai|eu] [me|vou] sobrar|sobra|ficar|fica|resta|restar|ter [depois|se|quando] [eu|que] [de|eu] pagar|pago [tudo|todas|as|os] [as|os] [contas|boletos] [?] $',
    not: ['quanto vai ficar'],
    like: 'quanto vai sobrar se eu pagar tudo?',
  },
  {
    means: 'daily',
    say: '^ [lya|e|,] quanto [que] [eu|me] vai|ira|vou [me|ainda|ter] sobrar|sobrando|restar [de|do] [dinheiro|grana|salario] [pra|pro] [mim] [esse|este|nesse|neste|desse|no|ate|pro] [o] [mes|fim|final] [do|de] [mes] [?] $',
    like: 'quanto vai sobrar esse mês?',
  },
  {
    means: 'daily',
    say: '^ [lya|e|,] quanto|quantos [que] [eu] [ainda] [dias|tempo|eu] [ainda] falta|faltam pra|pro|para|ate [acabar|terminar|virar|fechar|o] [o|fim|final] [fim|do|de] [do] mes [?] $',
    like: 'quantos dias faltam pro fim do mês?',
  },
  {
    means: 'daily',
    say: '^ [lya|e|,] quanto [que] [eu] [ainda] tenho|temos|resta [ainda] [pra|para] gastar [ainda] ate ..5 [?] $',
    like: 'quanto eu ainda tenho pra gastar até sexta?',
  },
  {
    means: 'daily',
    say: '^ [lya|e|,] quanto [tempo] [que] [ainda] falta|resta pra|para acabar [o|a] [meu|minha] salario|dinheiro|grana|saldo|pagamento [?] $',
    like: 'quanto falta pra acabar meu salário',
  },
  {
    means: 'daily',
    say: '^ [lya|e|,|sera] [que] [eu] vou|vai|vamos [fechar|ficar|terminar|acabar] [o|esse|este] [mes] [ficar] no|em|devendo|negativo|positivo|sobrando [vermelho|azul|negativo|positivo] [esse|este|nesse|neste|no] [mes|fim] [do] [mes] ? $',
    not: ['no carro|banco|mercado'],
    like: 'vou ficar no vermelho esse mês?',
  },
  ...leftToSpend,
  {
    means: 'daily',
    say: '^ [lya|e|,|mas] quanto [que|eh] [que] [eu|a] [gente] [ainda] posso|podemos|consigo|da [pra|para] gastar [por|cada|hoje|essa|esta|nessa|nesta|ate|no] [dia|semana|o|fim] [de|do|dia] [semana|mes] [#] [?] $',
    not: ['da pra|para gastar ?'],
    like: 'quanto posso gastar hoje?',
  },
])

/** Asks in passing what there is, what is owed or what came in, in words of its own. */
export const plainly = new PhraseBook('what is asked plainly', [
  {
    means: 'received',
    say: '^ [lya|e|,] qual|quanto [que] [eh|foi|esta|da] [a] {my} renda|faturamento|ganho [mensal|total|por|do|no|de|desse|deste|esse|este] [mes] [esse|este|nesse|deste] [mes] [?] $',
    like: 'qual minha renda?',
  },
  {
    means: 'received',
    say: '^ [lya|e|,] [o|a] [{my}] salario|pagamento|aposentadoria caiu|entrou|veio [em] que|quando|qual [dia|data] [?] $',
    like: 'meu salário caiu que dia?',
  },
  {
    means: 'balance',
    say: '^ [lya|e|,|sera] [que] [eu] estou|ando|gastei|gastamos|estamos [gastando] mais [do] que [eu|o|a] [que] [gente] ganho|ganhei|recebo|recebi|entra|entrou|ganha|ganhamos ..3 ? $',
    like: 'tô gastando mais do que ganho?',
  },
  {
    means: 'balance',
    say: '^ [lya|e|,] quanto [que|eu] [eu|que] consigo|posso|da|daria [pra|para] [eu] guardar|poupar|economizar|juntar [por|esse|este|nesse|no|todo] [mes] [?] $',
    like: 'quanto eu consigo guardar por mês?',
  },
  {
    means: 'balance',
    say: '^ [lya|e|,] [eu] estou|fiquei|fechei [o] [mes] [no] positivo|negativo|azul|vermelho ou [no] positivo|negativo|azul|vermelho ..3 [?] $',
    like: 'tô positivo ou negativo?',
  },
  {
    means: 'balance',
    say: '^ [lya|e|,|sera] [que] esta|estou dando|conseguindo [pra|para] [eu] economizar|guardar|poupar|sobrar|juntar [algo|alguma|algum|dinheiro|um] [coisa|dinheiro] [esse|este] [mes] ? $',
    like: 'tá dando pra economizar?',
  },
  {
    means: 'spent',
    say: '^ [lya|e|,|sera] [que] [eu] economizei|gastei|gastamos|estou [gastando] [mais|menos] em relacao|comparacao a|ao|com [o] mes|{month} [passado|anterior] ? $',
    like: 'economizei em relação ao mês passado?',
  },
  {
    means: 'upcoming',
    say: '^ [lya|e|,|sera] [que] [eu] estou devendo [algo|alguma|algum|ainda] [coisa|conta|boleto] [?] $',
    like: 'tô devendo alguma coisa?',
  },
  {
    means: 'upcoming',
    say: '^ [lya|e|,] [as] minhas contas|boletos somam|somaram|dao|deram|totalizam quanto [esse|este|no|do|ao] [mes|todo] [?] $',
    like: 'minhas contas somam quanto?',
  },
  {
    means: 'upcoming',
    say: '^ [lya|e|,] quanto|qual [que] [eh|da|dao|somam|foi] [o] [total|soma] [de|das] [todas] [as] [minhas] contas|boletos [do|desse|deste|esse|este] [mes] [?] $',
    not: ['quanto|qual contas', 'quanto|qual das contas'],
    like: 'quanto dá o total das contas do mês?',
  },
  {
    means: 'goal',
    say: '^ [lya|e|,] [eu] tem|tenho|temos [ja] quanto [ja] guardado|juntado|poupado|economizado [?] $',
    like: 'tem quanto guardado?',
  },
  {
    means: 'list',
    say: '^ [lya|,] [me|lya|quero|queria|deixa] [eu] fala|diz|conta|mostra|manda|passa|ver|lista [pra] [mim] tudo|todos [o] [que] [eu|os|voce] [gastos|ja] gastei|comprei|paguei|recebi|anotei|anotou|lancei|registrei ..6 $',
    like: 'me fala tudo que gastei no dia 21',
  },
])

/** Asks what went most, or where less could go: the largest categories tell. */
export const mostOn = new PhraseBook('what went most', [
  ...topCategories,
  {
    means: 'most',
    say: '{summary} ..3 [:|,|e] ..3 onde|aonde|em|no|com|pra [o] [que|onde] [foi|eh] [que] [eu|a] [gente] [mais|foi] gastei|gastamos|gasto|dinheiro [mais|dinheiro] [.|!|?] $',
    not: ['quanto gastei|gastamos|gasto', 'que gastei|gastamos|gasto [.|?] $'],
    like: 'resumo do mês: onde gastei mais',
  },
  {
    means: 'most',
    say: '^ [lya|e|,] [o] que|qual [foi] [que|o] [mais] pesou|pesa|pesaram|consumiu|consome|levou|comeu|pegou [mais] [ai|aqui] [no|meu|o|do] [meu|bolso|dinheiro|orcamento] [bolso|dinheiro|orcamento] [ai] [esse|este|nesse|neste|no|em|essa|nessa] [mes|semana|ano|{month}] [passado|passada] [?] $',
    not: ['que pegou ?', 'que levou ?'],
    like: 'o que mais pesou esse mês?',
  },
  {
    means: 'most',
    say: '^ [lya|e|,] ..3 [o|os|meus|meu|minhas|as] [meus|minhas] gasto|gastos|despesas|gastei por categoria|categorias [esse|este|desse|nesse|no|do|em] [mes|{month}] [passado] [?] $',
    not: ['voce|tu|lya consegue|pode|sabe|separa'],
    like: 'divide meus gastos por categoria',
  },
  {
    means: 'most',
    say: '^ [lya|e|,|mas] onde|aonde|que|como [eh] [que] [eu|a] [gente] da|posso|podemos|consigo|devo|preciso|poderia|daria [pra|para] [eu] economizar|cortar|poupar|reduzir|enxugar [mais|um|gasto|gastos|dinheiro|despesa|despesas] [pouco|gasto|gastos|dinheiro] [esse|este|nesse|neste|no|por] [mes] [?] $',
    not: ['cortar .. cabelo|unha|grama'],
    like: 'onde dá pra economizar?',
  },
  {
    means: 'most',
    say: '^ [lya|e|,|mas] em|no|com|onde|aonde|pra|para [o] [que|onde] [eh|foi] [que] [eu|a] [gente] [mais|estou|ando] [mais] gastei|gasto|gastando|gastamos [mais|muito|demais|tanto] [dinheiro] [esse|este|nesse|neste|no|em|essa|nessa] [mes|semana|ano|{month}] [passado|passada] [?] $',
    not: ['onde gastei ?', 'no|com|em que gastei ?'],
    like: 'com o que mais gastei',
  },
  {
    means: 'most',
    say: '^ [lya|e|,|mas] pra|para|aonde|onde [onde] [eh|foi] [que] [esta|ta] foi|vai|indo|foram|some|sumiu|sumindo [todo] [o] [meu] dinheiro|grana|salario [todo|toda] [esse|este|nesse|neste|no|em|do] [mes|{month}] [passado] [?] $',
    like: 'pra onde foi meu dinheiro?',
  },
])
