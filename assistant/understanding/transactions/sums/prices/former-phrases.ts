import { PhraseBook } from '#language/phrases/phrase-book.ts'
import { raised } from '#understanding/transactions/sums/prices/raised.ts'
import { lastYear } from '#understanding/transactions/sums/prices/told-price.ts'

export const before = new PhraseBook('a price that is not the one paid', [
  {
    means: 'former',
    say: 'era|eram|custava|seria|eh|estava|deveria [pra] [ser|de|por] [uns] @',
    like: 'era 3.500 mas consegui por 3.150',
  },
  { means: 'bill', say: 'deu|ficou|foi|custou|saiu|veio [em|por] @', like: 'a conta deu 320' },
])

export const ownFirst = new PhraseBook('the own part, and then the whole', [
  {
    means: 'own',
    say: '@ [reais] [eh|foi|deu] [a] minha parte [,|.|e|mas] [o|a] total|todo|inteiro|inteira|conta ..1 [eh|foi|deu|era] [r] [$] @',
    like: 'aluguel 1350 minha parte, o total é 2700',
  },
])

export const behind = new PhraseBook('the price that was paid', [
  {
    means: 'was',
    say: 'que estava|era|custava|seria|valia|vale|custa [de|por|a] [uns] @',
    like: 'paguei 250 no tenis que tava 400',
  },
  {
    means: 'part',
    say: 'minha|meu parte|metade|lado|pedaco|cota|fatia|quota [foi|deu|ficou|saiu|:|de|eh|e] [em|de] @',
    like: 'a conta deu 320, minha parte 80',
  },
  { means: 'part', say: 'o meu|minha [deu|foi] @', like: 'a conta deu 90 e o meu deu 30' },
  {
    means: 'part',
    say: 'paguei|dei|transferi|mandei|passei [so] [os] meu|meus @',
    like: 'bar 186 entre 3, dei meus 62',
  },
  { means: 'part', say: 'meu foi @', like: 'a conta deu 90, meu foi 30' },
  { means: 'part', say: 'so o|os meu|meus @', like: 'a conta deu 90, só o meu 30' },
  {
    means: 'heads',
    say: 'cada um|uma|qual [deu|pagou|ficou|com|foi|:] [com] @',
    like: 'viagem total 900, cada um 300',
  },
  { means: 'half', say: 'metade ..3 @', like: 'site de 1200, metade agora, caiu 600' },
  { means: 'even', say: 'fiquei com @', like: 'hotel 800 total, fiquei com 400' },
  {
    means: 'less',
    say: 'fez|fizeram|fechou|fecharam [so|tudo] por|a|so @',
    like: 'ficou 240, mas o moço fez por 220',
  },
  {
    means: 'let',
    say: 'deixou|deixaram|cobrou|cobraram [so|tudo] por|a|so @',
    like: 'deixou por 4',
  },
  {
    means: 'less',
    say: 'com|no [o] desconto|descontinho|cupom ..4 paguei|pagou|pagamos so [r] [$] @',
    like: 'remédio 89,90, mas com o desconto da farmácia pagou só 41,30',
  },
  {
    means: 'paid',
    say: '[,] [mas|e|so|porem] [eu] [so] paguei [so|uns] [os|o] [meu|meus] @',
    like: 'a conta deu 320, paguei 80',
  },
  {
    means: 'was',
    say: ', era|eram|custava|estava|antes [era|custava|estava] [de|por] [r] [$] @',
    like: 'foram 96 de fogos, era 120 com desconto',
  },
  ...lastYear,
  {
    means: 'nett',
    say: 'bruto|brutos ..9 caiu|cairam|veio|entrou|recebi|sobrou|ficou|liquido [so] [de] [r] [$] @',
    like: 'salário 4.280 bruto, mas com INSS caiu 3.611,45',
  },
  {
    means: 'reduced',
    say: 'desconto|descontinho|cupom|promocao ..1 saiu|ficou|deu|foi|caiu|paguei [so] [por|a|em] [so] [r] [$] @',
    like: 'multa de 195,23, paguei com desconto, saiu 156,18',
  },
  {
    means: 'reduced',
    say: 'negociei|pechinchei|chorei|barganhei ..3 saiu|ficou|fechou|fez|paguei|levei [so] [por|a|em] [so] [r] [$] @',
    like: 'geladeira de 2.800, negociei e paguei 2.500',
  },
  {
    means: 'reduced',
    say: 'paguei antes ..3 [e] saiu|ficou|deu|foi [por|a|em] [so] [r] [$] @',
    like: 'mensalidade 890, paguei antes do dia 5 e ficou 850',
  },
  ...raised,
  { means: 'for', say: 'por @', like: 'de 300 por 219' },
  {
    means: 'fell',
    say: '[,] ficou|caiu|baixou|desceu|fechou|fizeram|fez por|em|pra|para [so] [r] [$] @',
    like: 'IPTU à vista: de 1.460 ficou em 1.387',
  },
  { means: 'came-to', say: 'acabou [por|em] @', like: 'presente de 50 conto acabou 57,80' },
  {
    means: 'came-to',
    say: 'saiu [por|em] @',
    not: ['entrou @ ..2 saiu'],
    like: 'mala de 50 saiu 57',
  },
])

export const now = new PhraseBook('what was done in the end', [
  {
    means: 'done',
    say: 'consegui|saiu|paguei|comprei|ficou|caiu|levei|veio|fechei|por|recebi|pagamos',
    like: 'era 300, paguei 200',
  },
  {
    means: 'done',
    say: 'botei|coloquei|abasteci|deu|gastei|pus|enchi|foi',
    like: 'a 5,89 o litro, botei 100',
  },
])
