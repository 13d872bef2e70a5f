import { PhraseBook, type PhraseRow } from '#language/phrases/phrase-book.ts'

type Way = 'method' | 'voucher' | 'instalments' | 'extra' | 'portion'

const paying: readonly (readonly [Way, string, string])[] = [
  ['method', 'cartao de credito|debito', 'cartão de crédito'],
  ['method', 'cartao [credito|debito]', 'cartão'],
  ['method', 'credito', 'crédito'],
  ['method', 'debito [automatico]', 'débito'],
  ['method', 'dinheiro [vivo]', 'dinheiro'],
  ['method', 'especie', 'espécie'],
  ['method', 'boleto [bancario]', 'boleto'],
  ['method', 'pix', 'pix'],
  ['method', 'a vista', 'à vista'],
  ['method', 'transferencia bancaria', 'transferência bancária'],
  ['method', 'picpay', 'picpay'],
  ['method', 'mercado pago', 'mercado pago'],
  ['method', 'aproximacao', 'aproximação'],
  ['voucher', 'vr|va|ticket', 'vr'],
  ['voucher', 'vale refeicao|alimentacao', 'vale refeição'],
]
const lead = 'no|na|em|via|por|pelo|pela|com|usando|utilizando [o|a] [meu|minha]'
const bank =
  '[do|da|no|na] nubank|itau|inter|bradesco|santander|caixa|c6|bb|picpay|neon|next|will|roxinho'

/** Every way with and without a preposition and a bank; the longer one first. */
const methods = paying.flatMap(([means, say, like]): PhraseRow<Way>[] => [
  { means, say: `${lead} ${say} ${bank}`, like: `50 no ${like} do nubank` },
  { means, say: `${lead} ${say}`, like: `50 no ${like}` },
  { means, say: `${say} ${bank}`, like: `50 ${like} nubank` },
  { means, say, like: `50 ${like}` },
])

/** What stands around an amount and is no part of what was bought. */
export const ways = new PhraseBook<Way>('ways of paying', [
  ...methods,
  {
    means: 'instalments',
    say: 'em #instalment x|vezes|parcelas|prestacoes [iguais]',
    like: '900 em 3 vezes',
  },
  {
    means: 'instalments',
    say: 'parcelou|parcelaram em #instalment x|vezes|parcelas',
    like: 'ar condicionado 1800, a cliente parcelou em 6x',
  },
  {
    means: 'instalments',
    say: '#instalment x|vezes|parcelas|prestacoes [iguais]',
    like: 'tv 3x de 300',
  },
  {
    means: 'extra',
    say: '[,] sem|com juros|acrescimo|multa|taxa|frete|correcao|atraso',
    like: '300 sem juros',
  },
  {
    means: 'extra',
    say: '[,] sem|com [o|um] desconto|cupom|voucher da|de|do * [popular]',
    like: '80 com desconto da farmácia popular',
  },
  {
    means: 'extra',
    say: '[,] sem|com [o|um] desconto|cupom|voucher',
    like: '80 com o desconto',
  },
  { means: 'extra', say: '[,] frete|entrega gratis|gratuito', like: '80, frete grátis' },
  { means: 'portion', say: 'meia|uma duzia [de]', like: 'uma dúzia de ovos 12' },
  { means: 'portion', say: '1 / 2|3|4', like: '1/2 pizza 30' },
  {
    means: 'portion',
    say: 'parcela|parc|prestacao|cota # /|de #',
    like: 'parcela 3/12 do sofá 150',
  },
])

/** A voucher that came in: there it is what was got. */
export const arrivals = new PhraseBook('a voucher came in', [
  {
    means: 'voucher',
    say: 'caiu|entrou|recebi|creditou|chegou|pingou|depositaram|creditaram [hoje|ontem|ja|agora|aqui] [o|a|um] [meu|minha] vr|va|vale|ticket',
    like: 'caiu meu vale refeição',
  },
  {
    means: 'voucher',
    say: 'vr|va|vale|ticket [refeicao|alimentacao|combustivel] [@] [tambem|ja|hoje] caiu|entrou|creditou|pingou|chegou|creditado',
    like: 'vale alimentação caiu 520',
  },
  {
    means: 'voucher',
    say: 'caiu|entrou|recebi|creditou|depositaram @ d* [meu|minha] vr|va|vale|ticket',
    like: 'caiu 600 de vale alimentação',
  },
  {
    means: 'voucher',
    say: 'caiu|entrou|recebi|creditou|depositaram ..5 e|, [o|mais] [meu] vr|va|vale|ticket [refeicao|alimentacao|combustivel] [de] @',
    like: 'caiu salário 1.512 e vale alimentação 380',
  },
])
