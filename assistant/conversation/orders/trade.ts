import { wordsOf } from '#language/phrases/classes.ts'
import { PhraseBook, type PhraseRow } from '#language/phrases/phrase-book.ts'
import type { Reading } from '#understanding/reading.ts'

/** What people live from who do it for one customer after the other. */
export type Trade = 'beauty' | 'kitchen' | 'lessons' | 'cleaning' | 'sewing' | 'repairs' | 'driving'

const am = 'sou|trabalho [so|como] [uma|um|de]'
/** Somebody who has it done, and no trade: "faço unha toda semana no salão". */
const has = [
  'faco|limpo|vendo|dou|costuro ..5 salao|barbearia|estetica|studio|clinica|minha|meu',
  'faco|limpo|vendo|dou|costuro ..5 @',
  'faco|limpo|vendo|dou ..4 toda|todo|todas|todos semana|mes|semanas|meses|quinzena',
  'nao|nem|parei|queria|quero|vou ..3 faco|limpo|vendo|dou|costuro',
]

/** What one does, told first or behind who one is: "aqui é a Carla. vendo marmita". */
const doing = (means: Trade, what: string, like: string): PhraseRow<Trade>[] => [
  { means, say: `^ ..4 ${what}`, like, not: has },
  { means, say: `.|!|,|eu ${what}`, like: `aqui é a Carla. ${like}`, not: has },
]

const trades = new PhraseBook<Trade>('what the writer does for a living', [
  {
    means: 'beauty',
    say: `${am} manicure|manicura|pedicure|cabeleireira|cabeleireiro|barbeiro|barbeira|trancista|esteticista|maquiadora|maquiador|massagista|depiladora|nail`,
    like: 'sou manicure atendo em casa',
    not: ['nao|nem ..1 sou|trabalho'],
  },
  ...doing(
    'beauty',
    'faco [as|a|o] unha|unhas|cabelo|cabelos|sobrancelha|sobrancelhas|tranca|trancas|cilios|escova|progressiva|maquiagem|depilacao|pe',
    'faço unha em casa',
  ),
  {
    means: 'kitchen',
    say: `${am} boleira|confeiteira|confeiteiro|doceira|salgadeira|marmiteira|quituteira|cozinheira`,
    like: 'sou confeiteira',
    not: ['nao|nem ..1 sou|trabalho'],
  },
  ...doing(
    'kitchen',
    'vendo [uns|umas] bolo|bolos|doce|doces|marmita|marmitas|salgado|salgados|brigadeiro|brigadeiros|trufa|trufas|torta|tortas|quentinha|quentinhas|geladinho|coxinha',
    'vendo bolo',
  ),
  {
    means: 'lessons',
    say: `${am} professora|professor [particular|de]`,
    like: 'sou professora de inglês',
    not: ['nao|nem ..1 sou|trabalho', 'escola|rede|municipio|estado|prefeitura'],
  },
  ...doing('lessons', 'dou [umas] aula|aulas', 'dou aula de inglês'),
  {
    means: 'cleaning',
    say: `${am} diarista|faxineira|faxineiro|passadeira`,
    like: 'sou diarista',
    not: ['nao|nem ..1 sou|trabalho'],
  },
  ...doing('cleaning', 'faco|limpo [umas] faxina|faxinas|diaria|diarias|casas', 'faço faxina'),
  {
    means: 'sewing',
    say: `${am} costureira|costureiro|alfaiate|bordadeira|crocheteira`,
    like: 'sou costureira',
    not: ['nao|nem ..1 sou|trabalho'],
  },
  ...doing('sewing', 'costuro|bordo [roupa|pra|para|em]', 'costuro pra fora'),
  {
    means: 'repairs',
    say: `${am} eletricista|encanador|pedreiro|pintor|pintora|marceneiro|montador|serralheiro|gesseiro`,
    like: 'sou pintor',
    not: ['nao|nem ..1 sou|trabalho'],
  },
  {
    means: 'driving',
    say: `${am} motorista|motoboy|mototaxi|taxista|entregador|entregadora`,
    like: 'sou motoboy',
    not: ['nao|nem ..1 sou|trabalho', 'motorista d* onibus|caminhao'],
  },
])

/** What is done or made by those who live from it. */
const things: Record<Trade, ReadonlySet<string>> = {
  beauty: new Set([
    ...wordsOf('{groomed}'),
    ...'unha unhas cabelo cabelos barba cortes escovas mao maos pe pes escova corte cabelo tranca trancas sobrancelha fibra gel'.split(
      ' ',
    ),
  ]),
  kitchen: new Set(
    (
      'bolo bolos torta tortas doce doces docinho docinhos brigadeiro brigadeiros trufa trufas ' +
      'marmita marmitas quentinha quentinhas salgado salgados coxinha coxinhas kit geladinho cento'
    ).split(' '),
  ),
  lessons: new Set('aula aulas reforco aulinha mensalidade'.split(' ')),
  cleaning: new Set([
    ...wordsOf('{shift-work}'),
    ...'faxina faxinas casa apartamento ape diaria diarias limpeza passadoria'.split(' '),
  ]),
  sewing: new Set(
    'bainha bainhas conserto consertos vestido barra costura ajuste ziper bordado'.split(' '),
  ),
  repairs: new Set('instalacao pintura reparo montagem servico obra reforma manutencao'.split(' ')),
  driving: new Set('corrida corridas entrega entregas viagem frete fretes'.split(' ')),
}

const tradesMax = 3

/** The trades of a person, the newest first: "sou manicure" adds one to what was told before. */
export function tradesTold(
  before: readonly Trade[] | undefined,
  reading: Reading,
): readonly Trade[] {
  const told = trades.find(reading)?.means
  const kept = before ?? []
  if (!told || kept[0] === told) return kept
  return [told, ...kept.filter((one) => one !== told)].slice(0, tradesMax)
}

/** Whether a folded word is a thing of one of those trades. */
export function isOfTrade(word: string, own: readonly Trade[]): boolean {
  return own.some((one) => things[one]?.has(word))
}
