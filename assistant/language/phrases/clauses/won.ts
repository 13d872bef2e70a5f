import type { PhraseRow } from '#language/phrases/phrase-book.ts'

const games = 'rifa|bingo|bicho|loteria|mega|quina|raspadinha|sorteio|lotofacil|mega-sena|lotomania'

/** What was won. */
export const won: readonly PhraseRow<'found'>[] = [
  {
    means: 'found',
    say: `premio ..2 da|do|na|no [minha|meu] ${games}`,
    not: ['comprei|pra|para|por|pagar|paguei [o|um] premio', 'premio pro|pra|para'],
    like: '50 de prêmio da rifa da igreja',
  },
  {
    means: 'found',
    say: `acertei|levei|faturei|bati|cravei [no|na|o|a|em|um|uma] ${games}`,
    not: ['acertei|levei|faturei ..3 pra|para|com', 'levei ..3 multa', 'bati na'],
    like: 'acertei no bicho, 200',
  },
  {
    means: 'found',
    say: `levei|ganhei|peguei|tirei [o|um] premio`,
    not: ['premio d* seguro|apolice'],
    like: 'levei o prêmio da rifa, 60',
  },
  {
    means: 'found',
    say: `[a] minha|nossa ${games} saiu|deu|foi [sorteada|sorteado]`,
    not: ['saiu|deu|foi [por] [r] [$] @'],
    like: 'minha rifa saiu, 50 reais na mão',
  },
  {
    means: 'found',
    say: `saiu|deu [o|a] meu|minha numero|bilhete|nome|dezena|milhar|centena|cartela [no|na|em] ${games}`,
    like: 'saiu meu número na rifa, 50',
  },
  {
    means: 'found',
    say: '@ [reais] de cashback',
    not: [
      'com|menos|sem|desconto|quero|queria [r] [$] @ [reais] de cashback',
      'vou|vai|vao|posso|ganhar|gera ..3 @ [reais] de cashback',
      '@ [reais] de cashback na proxima',
    ],
    like: '8 reais de cashback, pouco mas é meu',
  },
  {
    means: 'found',
    say: 'pessoal|galera|turma|povo|cliente|clientes|gringo|gringos|mesa|mesas ..6 deixou|deixaram|deu|deram [mais] [r] [$] @ [reais] de|na gorjeta|caixinha|gorgeta',
    like: 'a galera da mesa deixou 25 de gorjeta',
  },
  {
    means: 'found',
    say: 'voltou|voltaram [r] [$] @ [reais] ..3 na|no|pra|pro [minha|meu] conta|cartao|pix',
    not: ['nao|ainda voltou|voltaram', 'cheque|boleto|pix|ted ..4 voltou'],
    like: 'voltou 60 reais da loja pra minha conta',
  },
  {
    means: 'found',
    say: 'me|nos entregou|entregaram [r] [$] @',
    not: ['@ [reais|conto] de|do|da|em [{article}]'],
    like: 'dois amigos me entregaram R$ 30 cada',
  },
  { means: 'found', say: `^ ${games} [:] + [r] [$] @`, like: 'rifa +50' },
  {
    means: 'found',
    say: `ganhei na|no|a|o|uma|um|em ${games}`,
    like: 'ganhei uma rifa, 50 reais',
  },
  {
    means: 'found',
    say: `[fui] sorteado|sorteada|contemplado|contemplada [no|na|em] ${games}`,
    like: 'fui sorteado na rifa e levei 50',
  },
  {
    means: 'found',
    say: `meu numero|bilhete|nome saiu|deu [no|na|em] ${games}`,
    like: 'meu número saiu na rifa, 50',
  },
]
