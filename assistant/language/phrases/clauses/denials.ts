import type { PhraseRow } from '#language/phrases/phrase-book.ts'

const joke: readonly string[] = [
  'mentira [,] foi|dei|paguei|gastei|era|eh|sao|foram',
  'mentira [,] @#',
]
/** What was paid, and found dear: `uber 23,50, muito caro`. */
const dear: readonly string[] = ['@ ..4 [muito|tao|esta|ta|estava] caro [demais] [,|.|!|)] $']
const sumBack: readonly string[] = [
  'devolvi [os|uns] [r] [$] @',
  'devolvi ..3 dizimo',
  // "comprei o uniforme novo 145 e devolvi o outro": another thing than what was bought.
  'devolvi o|a|os|as do|da|dos|das|outro|outra|outros|outras|velho|velha|antigo|antiga|anterior',
]

/** What takes back: a `retraction` whatever was told, a `cancel` what was not yet paid. */
export const denials: readonly PhraseRow<'retraction' | 'cancel'>[] = [
  { means: 'retraction', say: 'brincadeira|zueira|zoeira', like: 'brincadeira' },
  { means: 'retraction', say: 'mentira', not: joke, like: 'gastei 50, mentira' },
  {
    means: 'retraction',
    say: 'recusei|recusamos|rejeitei|neguei|declinei',
    like: 'recusei os 900',
  },
  { means: 'retraction', say: 'nao aceitei|aceitamos|topei', like: 'não aceitei' },
  { means: 'retraction', say: 'nao tenho certeza', like: 'não tenho certeza' },
  { means: 'retraction', say: 'nem lembro|sei', like: 'acho que deu uns 40 mas nem lembro' },
  {
    means: 'retraction',
    say: 'nao lembro direito|bem',
    not: ['nao lembro direito ..2 @#', 'nao lembro direito <record>|bota|poe|coloca'],
    like: 'não lembro direito',
  },
  { means: 'retraction', say: 'nao lembro ao certo', like: 'não lembro ao certo' },
  { means: 'retraction', say: 'nao sei ao certo', like: 'não sei ao certo' },
  { means: 'retraction', say: 'sei la se', like: 'sei lá se foi' },
  {
    means: 'retraction',
    say: 'pago|acerto|quito|devolvo [so] quando',
    not: ['ja pago'],
    like: 'ficou 54 redondo, pago quando vender o bezerro',
  },
  { means: 'retraction', say: 'cancelei|cancelamos', like: 'cancelei a compra de 300' },
  { means: 'retraction', say: 'devolvi', not: sumBack, like: 'devolvi o tênis de 250' },
  { means: 'retraction', say: 'nao fui eu', like: 'não fui eu' },
  {
    means: 'retraction',
    say: 'nem ferrando|pensar|lascando',
    like: '50 num pastel nem ferrando',
  },
  { means: 'retraction', say: 'quem [me] dera', like: 'quem me dera' },
  {
    means: 'retraction',
    say: 'nao eh|e meu|minha',
    not: ['carro|moto|casa|apartamento|celular|cachorro|gato|filho|bicicleta nao eh|e meu|minha'],
    like: 'esse dinheiro não é meu',
  },
  {
    means: 'retraction',
    say: 'eh|e|sao|era|eram do|da|dos|das ..3 [,] [e|mas] nao [eh|sao] [do|da] meu|minha|meus|minhas [,|.|!] $',
    like: 'os 300 da rifa são da escola, não meus',
  },
  {
    means: 'retraction',
    say: 'nao meu|minha|meus|minhas [,|.|!] $',
    like: 'a coleta foi 90, não minha',
  },
  {
    means: 'retraction',
    say: 'dinheiro eh|e do|da',
    not: ['do|da gente'],
    like: 'esse dinheiro é da igreja',
  },
  {
    means: 'retraction',
    say: 'isso|esse|essa|mas [ai] eh|e dele|dela|deles|delas [viu|ne|so|,|.|!] $',
    like: 'o salário do Tiago caiu, 1.700, mas isso é dele viu',
  },
  {
    means: 'retraction',
    say: 'cliente|fregues|freguesa|aluno|aluna|paciente|passageiro|passageira ..3 furou|desmarcou|cancelou|sumiu|faltou',
    not: ['pagou|paguei|recebi|acertou|cobrei .. desmarcou|furou|cancelou|faltou'],
    like: 'perdi 60 reais, a cliente furou',
  },
  {
    means: 'retraction',
    say: 'isso|esse|essa [dinheiro|pagamento|valor|ai] eh|e [so] da|do igreja|empresa|firma|patrao|patroa|chefe|turma|condominio|comunidade|escola|paroquia|associacao',
    like: 'entrou 420 no culto mas isso é da igreja',
  },
  {
    means: 'retraction',
    say: 'nao conta|entra pra|para mim',
    like: 'o INSS da mãe caiu 1.621 mas é dela, não conta pra mim',
  },
  {
    means: 'retraction',
    say: 'isso|esse|essa [dinheiro|pagamento|valor|ai] eh|e [so] dele|dela|deles|delas',
    like: 'o salário de Tiago caiu, mas isso é dele',
  },
  {
    means: 'retraction',
    say: 'mas eh|e [so] [pra|pro|para] ..1 dele|dela|deles|delas',
    like: 'caiu 900 mas é dela',
  },
  { means: 'retraction', say: 'perdi @ do|da {wage}', like: 'faltei e perdi 160 da diária' },
  { means: 'retraction', say: 'nao deu certo', like: 'não deu certo' },
  {
    means: 'retraction',
    say: 'pagamento|salario|decimo|vale|quinzena atrasou|travou',
    like: 'meu pagamento atrasou, 1.400',
  },
  {
    means: 'retraction',
    say: 'inquilino|inquilina|cliente|aluno|aluna|patrao|patroa|firma ..1 atrasou',
    like: 'o inquilino atrasou, 850',
  },
  {
    means: 'retraction',
    say: 'com o|a dinheiro|cartao|grana|conta d* ..2 dele|dela|deles|delas',
    like: 'comprou um tênis de 300 com o dinheiro da filha dela',
  },
  {
    means: 'retraction',
    say: 'com o|a dinheiro|cartao|grana|mesada dele|dela|deles|delas',
    like: 'comprei o gás com o cartão dela, 120',
  },
  { means: 'cancel', say: 'desisti|desistimos|resisti', like: 'mas desisti' },
  { means: 'cancel', say: 'me segurei', like: 'mas me segurei' },
  { means: 'cancel', say: 'nos seguramos', like: 'mas nos seguramos' },
  { means: 'cancel', say: 'deixei la|quieto', not: ['deixei la @#'], like: 'deixei lá' },
  {
    means: 'cancel',
    say: 'mas|porem [ja|depois] [ele|ela|eles] cancelaram|cancelou',
    not: ['cancelaram|cancelou ..4 @'],
    like: 'pedi um lanche de 54 mas cancelaram',
  },
  { means: 'cancel', say: 'deixei pra la', like: 'deixei pra lá' },
  { means: 'cancel', say: 'deixamos la', like: 'deixamos lá' },
  { means: 'cancel', say: 'nao {bought}|peguei|pedi', like: 'o frete deu 90, não comprei' },
  {
    means: 'cancel',
    say: '{bought}|peguei|pedi nao',
    // Behind these another thing is denied: 'comprei não sei quantos pães'.
    not: [
      'nao sei|lembro|so|era|eram|foi|foram|tem|tinha|teve|deu|dava|aceitou|aceitava|gostei|vi',
    ],
    like: 'tv 1.200 comprei não, tava caro',
  },
  {
    means: 'cancel',
    say: 'ate|antes ..4 fica|sai|cai|pago|paga|pagando [so|por] [r] [$] @',
    like: 'multa de 195,23, com desconto até dia 15 fica 156,18',
  },
  {
    means: 'cancel',
    say: 'que [so] vence|vencem [no|em] [dia] #',
    like: 'multa de 130 que vence dia 12',
  },
  {
    means: 'cancel',
    say: 'que [eu] so|ainda vou|vamos|irei receber',
    like: 'plantão de domingo 450 que só vou receber dia 5',
  },
  { means: 'cancel', say: 'acabei|acabamos|acabou nao', like: 'acabei não levando' },
  {
    means: 'cancel',
    say: 'mas nao',
    not: ['mas nao guardei|tenho|peguei|anotei'],
    like: 'mas não',
  },
  { means: 'cancel', say: 'nem comprei|paguei', like: 'absurdo, nem comprei' },
  {
    means: 'cancel',
    say: 'nao rolou|rola|autorizado|autorizada|aprovado|aprovada|passou',
    like: 'não rolou',
  },
  { means: 'cancel', say: 'caro demais', not: dear, like: 'caro demais' },
  { means: 'cancel', say: 'estava|achei|muito caro', not: dear, like: 'muito caro' },
  { means: 'cancel', say: 'fica pra proxima', like: 'fica pra próxima' },
  { means: 'cancel', say: 'vou pensar|ver|esperar|pesquisar', like: 'vou pensar' },
  { means: 'cancel', say: 'pensando ainda', like: 'pensando ainda' },
  { means: 'cancel', say: 'estou fora', like: 'tô fora' },
  { means: 'cancel', say: 'nem pensar', like: 'nem pensar' },
  { means: 'cancel', say: 'recusado|recusada|negado|negada', like: 'pagamento recusado' },
  { means: 'cancel', say: 'compra cancelada', like: 'compra cancelada' },
  {
    means: 'cancel',
    say: 'ainda nao',
    not: ['ainda nao anotei|lancei|registrei'],
    like: 'ainda não',
  },
  { means: 'cancel', say: 'so olhei', like: 'só olhei' },
  { means: 'cancel', say: 'melhor nao', like: 'melhor não' },
]
