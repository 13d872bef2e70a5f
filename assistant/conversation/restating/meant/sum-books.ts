import { PhraseBook } from '#language/phrases/phrase-book.ts'

/** Whose part a figure is. */
export const sharing = new PhraseBook('one part of a sum is the own one', [
  { means: 'split', say: '{split}', like: 'rachei com um amigo, pra mim foi 60' },
  { means: 'own', say: 'minha|nossa parte|metade', like: 'arquei só com a minha parte, 60' },
  { means: 'own', say: 'do meu bolso [so] saiu|foi @ $', like: 'do meu bolso saiu 60' },
  { means: 'own', say: 'do meu bolso ..4 {friend}', like: 'do meu bolso 60, um colega o resto' },
  { means: 'own', say: 'o meu foi|deu|eh|ficou @', like: 'o meu foi 60' },
  { means: 'own', say: 'so @ [reais] eh|foi|era meu|minha', like: 'desses 120 só 60 é meu' },
  { means: 'own', say: 'metade eh|foi|era minha|meu', like: 'só a metade é minha, 60' },
  {
    means: 'rest',
    say: 'outra parte|metade foi|era|eh|ficou',
    like: 'a outra parte foi minha amiga',
  },
  { means: 'rest', say: 'metade foi|era|eh|ficou d*', like: 'metade foi do meu irmão' },
  {
    means: 'rest',
    say: 'pagou|pagaram|deu|inteirou|bancou [a] [outra] metade',
    like: 'meu amigo pagou metade',
  },
  { means: 'rest', say: '@ [de|d*] mim [,] [e] o resto', like: 'só saiu 60 de mim, o resto ela' },
  { means: 'rest', say: 'o resto|restante [foi] d*|minha|meu|ela|ele', like: 'o resto minha irmã' },
  { means: 'own', say: 'entrei|fui|fiquei|contribui com|de @', like: 'entrei com 60' },
  { means: 'split', say: 'racharam|rachou|dividiram|dividiu', like: 'dividiram comigo' },
  { means: 'own', say: 'dos|desses @ ..3 @', like: 'dos 120 eu paguei 60' },
  { means: 'split', say: '@ pra|para mim', like: 'éramos dois, 60 pra mim' },
  { means: 'split', say: 'cada um', like: 'cada um deu 60' },
  { means: 'split', say: 'me ajudou|ajudaram a pagar', like: 'meu irmão me ajudou a pagar' },
  { means: 'rest', say: 'pix|parte d* @ [reais] dela|dele', like: 'ela fez o pix dos 60 dela' },
  { means: 'split', say: 'meio a meio', like: 'foi meio a meio, 60 meu' },
  {
    means: 'rest',
    say: 'pagou|pagaram|inteirou|completou|cobriu|bancou|deu [com] [o|a|os|as] resto|restante|outro|outra|outros|outras',
    like: 'só paguei 60, minha amiga pagou o resto',
  },
  {
    means: 'rest',
    say: 'o resto|restante|outra ..3 pagou|pagaram|inteirou|completou|cobriu|bancou|deu',
    like: 'o resto quem pagou foi a Jéssica',
  },
  {
    means: 'rest',
    say: '..3 inteirou|completou|cobriu|bancou',
    like: 'um colega inteirou',
  },
  {
    means: 'rest',
    say: 'metade dela|dele|deles|delas',
    like: 'minha amiga pagou a metade dela, então o meu foi 60',
  },
])

/** A slip that is put right. */
export const right = new PhraseBook('a figure that is the right one', [
  {
    means: 'right',
    say: 'o [valor] certo|correto [eh|era|foi|sao|foram] [r] [$] @',
    like: 'mercado: o certo são 124',
  },
  { means: 'right', say: '@ eh|era|foi o certo|correto', like: 'o mercado: 124 é o certo' },
  {
    means: 'right',
    say: 'vendo|vi|olhei|conferi ..2 que ..3 foi|deu|era|eram|foram|sao @',
    like: 'vi aqui que a feira foi 87',
  },
  { means: 'right', say: '@# ao inves de @#', like: '81 ao invés de 18' },
  { means: 'right', say: '@# em vez de @#', like: '81 em vez de 18' },
  { means: 'last', say: '@# ..3 era|eram|eh|foi|vira|por @#', like: 'os 142 do mercado eram 124' },
])

/** Why it came to less at the till. */
export const lessened = new PhraseBook('what was taken off it', [
  { means: 'by', say: 'consegui [fazer] por @', like: 'consegui por 270 à vista' },
  { means: 'by', say: 'tirou|tiraram um pouco|pouquinho', like: 'o rapaz tirou um pouquinho' },
  { means: 'by', say: 'fez|fizeram [por] @', like: 'o vendedor fez por 1850' },
  { means: 'by', say: 'fez|fizeram pra|por mim [por] @', like: 'fizeram pra mim por 270' },
  { means: 'to', say: 'caiu|desceu|abaixou|baixou pra|para|a @', like: 'caiu pra 1850 no caixa' },
  { means: 'to', say: 'fechou|fechamos|fechei em|por|a @', like: 'fechou em 1850 no pix' },
  {
    means: 'by',
    say: 'no pix|dinheiro|debito ficou|deu|saiu|foi [por|a] @',
    like: 'no pix ficou 1850',
  },
  { means: 'till', say: 'na hora de pagar|passar', like: 'na hora de pagar deu 270' },
  {
    means: 'till',
    say: 'no caixa',
    not: ['saquei|tirei|saque|depositei', 'caixa @#', 'caixa eletronico|de|do|da'],
    like: 'no caixa deu 270',
  },
  { means: 'end', say: 'no fim|final ..2 @', like: 'no final paguei 1850' },
])
