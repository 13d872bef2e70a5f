import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Reading } from '#understanding/reading.ts'

/**
 * What an answer says of a bill: it is paid, it is not, it comes every month, it is this once, it
 * is to be reminded of, somebody else pays it; or the other of what was said of the one before.
 */
export type BillSaid = 'paid' | 'unpaid' | 'monthly' | 'once' | 'remind' | 'theirs' | 'other'

const this_ =
  'essa|esse|essas|esses|esta|este|estas|estes|dessa|desse|desta|deste|nessa|nesse|neste'
const months =
  'janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro'

/** In the order in which they count: "não paguei, é todo mês" is told by its month. */
const book = new PhraseBook<BillSaid | 'refused'>('what is said of a bill of a list', [
  {
    means: 'refused',
    say: 'nao [me] precisa|quero|carece|anota|lembra|lembre|guarda|avisa',
    like: 'não precisa, é só dessa vez',
  },
  {
    means: 'theirs',
    say: '{person}|ele|ela|eles|elas [eh|que|quem] [que|quem] paga|pagou|pagam|pagaram|pagar',
    like: 'a luz minha irmã paga',
  },
  {
    means: 'theirs',
    say: 'quem paga|pagou|pagam|pagaram|vai [pagar] eh|foi ..2 {person}|ele|ela',
    like: 'a luz quem paga é meu marido',
  },
  {
    means: 'once',
    say: 'nao [eh|sao|vem|vai|fica] [de] todo|mensal|mensais|fixa|fixas|fixo|sempre',
    like: 'não é todo mês',
  },
  { means: 'once', say: 'nao se|vai|volta [se] repete|repetir|mais', like: 'não se repete' },
  { means: 'monthly', say: 'todo|cada [santo] mes', like: 'é todo mês' },
  { means: 'monthly', say: 'todos [os] meses', like: 'todos os meses' },
  {
    means: 'monthly',
    say: 'mensal|mensais|mensalmente|fixa|fixas|fixo|sempre|repete|recorrente',
    like: 'é mensal',
  },
  {
    means: 'once',
    say: `so|somente|apenas [anota|guarda|lembra|me|eh|pra|por] [me] ${this_}`,
    like: 'só anota essa',
  },
  {
    means: 'once',
    say: `so|somente|apenas [eh|foi] [por|uma|agora|em|d*] uma|agora|${months} [vez]`,
    like: 'só agora em dezembro',
  },
  { means: 'once', say: `eh|sao [so] ${this_} vez|mes [so|apenas|mesmo]`, like: 'é dessa vez só' },
  { means: 'once', say: 'uma [unica] vez [so]', like: 'uma vez só' },
  { means: 'once', say: 'avulsa|avulso|avulsas', like: 'é avulsa' },
  {
    means: 'unpaid',
    say: 'nao|nem [eu] [foi|foram|esta|estao|ta] [ainda] paguei|pago|paga|pagos|pagas|quitei|quitada',
    like: 'não paguei ainda',
  },
  { means: 'unpaid', say: 'ainda nao', like: 'a água ainda não' },
  { means: 'unpaid', say: 'nao ainda', like: 'a água não ainda' },
  { means: 'unpaid', say: 'falta|faltou|faltando', like: 'falta a água' },
  { means: 'unpaid', say: 'vou|vamos|tenho|preciso [que|de] pagar', like: 'ainda vou pagar' },
  { means: 'unpaid', say: 'em aberto|haver', like: 'tá em aberto' },
  { means: 'unpaid', say: 'pendente|pendentes', like: 'tá pendente' },
  {
    means: 'unpaid',
    say: '[eu] pago so|somente|apenas|depois|amanha|no|dia',
    like: 'pago só no dia',
  },
  { means: 'unpaid', say: '[so] vence [so] dia|no|em|amanha', like: 'vence dia 15' },
  { means: 'unpaid', say: '[eh] so|somente [no] dia', like: 'é só dia 12' },
  { means: 'remind', say: 'lembra|lembre|lembrar|avisa|avise|avisar', like: 'a água me lembra' },
  {
    means: 'paid',
    say: 'paguei|pagamos|quitei|quitamos|acertei|acertamos',
    like: 'a luz já paguei',
  },
  { means: 'paid', say: 'paga|pago|pagas|pagos|pg|quitada|quitado', like: 'a luz tá paga' },
  { means: 'paid', say: 'ja foi|era', like: 'a luz já foi' },
  { means: 'other', say: 'nao [.|!] $', like: 'a luz não' },
  { means: 'other', say: 'nao [.|!] [so] $', like: 'a luz não só' },
  { means: 'other', say: 'sim [.|!] $', like: 'a luz sim' },
])

/** What is said in it; null where nothing is, 'refused' where nothing is to be kept of it. */
export function saidOfBill(reading: Reading): BillSaid | 'refused' | null {
  const found = book
    .findEvery(reading)
    .map(({ say }) => book.rows.findIndex((one) => one.say === say))
  return found.length > 0 ? (book.rows[Math.min(...found)]?.means ?? null) : null
}

const opposites = {
  paid: 'unpaid',
  unpaid: 'paid',
  remind: 'other',
  monthly: 'once',
  once: 'monthly',
  theirs: 'other',
  other: 'other',
} as const satisfies Record<BillSaid, BillSaid>

/** What is so of the others where it is so of one alone: "só a água é mensal". */
export function oppositeOf(said: BillSaid): BillSaid {
  return opposites[said]
}
