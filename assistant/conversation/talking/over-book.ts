import { PhraseBook } from '#language/phrases/phrase-book.ts'

const told = 'falei|disse|contei|informei|avisei|anotei|escrevi|expliquei'
const beenTold = 'falado|dito|contado|informado|avisado|anotado|registrado|escrito'

/** Of `dear` it is the price, of `little` what it bought; `again` tells it once more. */
export const overBook = new PhraseBook('that it is told over again, or sighed over', [
  {
    means: 'again',
    say: `ja [te|lhe|isso] ${told}`,
    not: ['falei com', 'como|se ja'],
    like: 'já te falei, 60 da banca',
  },
  {
    means: 'again',
    // "já mandei 50 pra ele" gave money.
    say: 'ja [te|lhe|isso] mandei|enviei|passei [isso|essa|tudo] [criatura|lya|mulher|minha] [filha] ,|:|.|!',
    like: 'mas eu já mandei, banca 60',
  },
  { means: 'again', say: `te|lhe ${told} ja|isso|antes`, like: 'te falei já, 60 da banca' },
  {
    means: 'again',
    say: `ja|eu tinha [te|lhe] ${beenTold}`,
    not: ['nao|nem ja|eu tinha', 'falado|dito|contado com|pra|pro'],
    like: 'já tinha te dito, 60 da banca',
  },
  { means: 'again', say: `ja [foi|esta] ${beenTold}`, like: 'já foi anotado, banca 60' },
  { means: 'again', say: `como [eu] [ja] [te|lhe] ${told}`, like: 'como eu disse, banca 60' },
  {
    means: 'again',
    say: `como [eu] havia|tinha ${beenTold}`,
    like: 'como eu havia informado, foram 60 na banca',
  },
  {
    means: 'again',
    say: `eh|foi [isso|o] [mesmo] que [eu] [ja|tinha] [te|lhe] ${told}|${beenTold}|mandei|mandado|passei|passado`,
    like: 'é o que eu disse antes, banca 60',
  },
  { means: 'again', say: '^ eh isso [mesmo|ai] :', like: 'é isso: banca 60' },
  { means: 'again', say: '^ ..2 repito|repetindo', like: 'repito: banca 60' },
  {
    means: 'again',
    say: '^ [esta|ok|entao|olha] [,] de novo|novamente [entao] :',
    like: 'tá, de novo: banca 60',
  },
  {
    means: 'again',
    say: 'acabei de [te] falar|dizer|contar|informar',
    like: 'acabei de falar, banca 60',
  },
  {
    means: 'again',
    say: 'dizendo|falando|dizer|falar|digo|falo de novo|novamente',
    like: 'vou falar de novo: banca 60',
  },
  {
    means: 'again',
    say: 'nao entendeu|entendeste|ouviu|leu|anotou|marcou [?|,|:|.]',
    like: 'não entendeu? banca 60',
  },
  {
    means: 'dear',
    say: 'absurdo|absurda|absurdos|roubo|assalto|facada|surreal|impressionante|misericordia',
    like: 'que absurdo esse preço',
  },
  {
    means: 'dear',
    say: 'onde|aonde [que] [nos|a] [gente] vamos|vai|vou|isso parar',
    like: 'onde vamos parar',
  },
  { means: 'dear', say: 'pela|a hora da morte', like: 'o café tá pela hora da morte' },
  { means: 'dear', say: 'caro|cara|caros|caras|caris*|salgado', like: 'tá caro demais' },
  {
    means: 'dear',
    say: 'esta|ta tudo|muito|bem|dificil|impossivel [dificil|impossivel] [de|pra] viver|comer|comprar',
    like: 'tá difícil viver',
  },
  { means: 'dear', say: '@ ..1 por|pra|para|em|com ..1 sacol*', like: '142 por três sacolas' },
  {
    means: 'dear',
    say: 'olha|veja|vejam onde|aonde chegamos|chegou|viemos|fomos [parar]',
    like: 'olha onde chegamos',
  },
  {
    means: 'dear',
    say: '@ [e] [so] veio|vieram|deu|rendeu # sacol*',
    like: '142 e veio 3 sacolas',
  },
  { means: 'dear', say: '# sacol* so|apenas|somente', like: 'saí de lá com três sacolas só' },
  { means: 'dear', say: 'so|apenas # sacol*', like: 'deu 142, só três sacolas' },
  { means: 'dear', say: '# sacol* ..3 @', like: 'três sacolas 142' },
  {
    means: 'little',
    say: 'nao da|deu|dava mais|nem|pra|para',
    like: 'não dá mais pra comprar nada',
  },
  {
    means: 'little',
    say: 'nem da|deu|dava|encheu|enchi|enche|trouxe|veio|vem|levei|tinha|tem',
    like: 'nem encheu o carrinho',
  },
  {
    means: 'little',
    say: 'so|apenas trouxe|trouxemos|veio|vieram|vem|deu',
    like: 'só vieram três sacolas',
  },
  {
    means: 'little',
    say: 'ninguem|nao aguenta|aguento|merece|guento',
    like: 'ninguém aguenta mais',
  },
])
