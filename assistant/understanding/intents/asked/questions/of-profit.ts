import { PhraseBook } from '#language/phrases/phrase-book.ts'

const clear = 'limpo|limpos|limpinho|liquido'
const came = 'rendeu|renderam|deu|deram|tirei|ganhei|ficou|fiquei|fiz|sobrou|tiramos|ganhamos'

/** Questions about what is left of what came in, by the words of those who sell. */
export const profitBook = new PhraseBook<'balance'>('questions of profit', [
  {
    means: 'balance',
    say: 'quanto [eu|que|foi|de|deu] [eu|de|o|a] [gente] lucrei|lucramos|lucrou|lucro',
    like: 'quanto eu lucrei esse mês?',
  },
  { means: 'balance', say: 'lucrei|lucramos quanto', like: 'lucrei quanto hoje?' },
  {
    means: 'balance',
    say: 'quanto [que] [eu|a] [gente] [eu] tirei|tive|fiz|deu|ganhei|ficou de lucro',
    like: 'quanto eu tirei de lucro hoje',
  },
  { means: 'balance', say: 'quanto de lucro', like: 'deu quanto de lucro hoje?' },
  { means: 'balance', say: 'lucro [de] quanto', like: 'o brigadeiro deu lucro de quanto?' },
  {
    means: 'balance',
    say: '{my}|qual [foi|eh] [o] [{my}] lucro [liquido] ..8 quanto|?',
    like: 'qual foi o lucro dos brigadeiros?',
  },
  {
    means: 'balance',
    say: '^ [lya|e|,|qual] [foi|eh] [o] [{my}] lucro [liquido] [d*|com|no|na|nos|nas] ..4 hoje|ontem|mes|semana|dia [passado|passada] [?] $',
    like: 'lucro do brigadeiro hoje',
  },
  {
    means: 'balance',
    say: 'qual|fala|fale|diz|diga|mostra|ver|saber|calcula [foi|eh|me] [o] [{my}] lucro ..3 d*|com|no|na ..4 hoje|ontem|mes|semana|bolo|bolos',
    not: ['lucro da|do empresa|banco|petrobras|loja'],
    like: 'me fala o lucro do bolo de hoje, quero ver se vale a pena',
  },
  {
    means: 'balance',
    say: '^ [lya|e|,|qual] [foi|eh] [o] [{my}] liquido [do|de|da|desse|dessa] hoje|ontem|dia|mes|semana [?] $',
    like: 'líquido de hoje?',
  },
  {
    means: 'balance',
    say: `quanto [que|eh|foi] [que|eu] [eu|a] [gente] ..4 ${clear}`,
    not: ['quanto ..3 custa|custou|paguei|gastei'],
    like: 'quanto ganhei limpo hoje com os brigadeiros',
  },
  {
    means: 'balance',
    say: `${came} quanto [de] ${clear}|livre`,
    like: 'o dia rendeu quanto limpo?',
  },
  {
    means: 'balance',
    say: '^ tirando|descontando tudo|gastos|despesas [,] [hoje] [eu] sobrou|ficou|fiquei [com] quanto',
    like: 'tirando tudo, hoje ficou quanto?',
  },
  {
    means: 'balance',
    say: `ficou|fica|fiquei [com] quanto [livre|sobrando] [pra|no|hoje] [mim|bolso] [hoje] [?] $`,
    not: ['^ [e|lya] [ele|ela|isso|tudo] ficou|fica quanto [?] $', '{article}|{my} ..3 ficou|fica'],
    like: 'no fim do dia ficou quanto pra mim?',
  },
  {
    means: 'balance',
    say: 'entre o que entrou|ganhei|recebi|fiz e [o] [que] saiu|gastei|paguei',
    like: 'entre o que entrou e saiu',
  },
])
