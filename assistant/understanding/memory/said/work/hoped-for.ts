const day =
  'amanha|segunda|terca|quarta|quinta|sexta|sabado|domingo|semana|mes|feriado|natal|carnaval|festa|feira|show|bazar|evento|jogo'
/** A purchase, or money of one's own. */
const notEarned = [
  'fazer|tirar|faco|tiro ..3 compra|compras|mercado|despesa|despesas|pix|deposito|banco|poupanca|caixa|cartao|emprestimo|unha|cabelo|exame',
  'comprei|gastei|paguei|pagar|gastar|comprar ..14 fazer|tirar|vender|faco|tiro',
] as const

/** What a day of work may bring, and has not: rows of `toCome`. */
export const hopedFor = [
  [
    `${day} ..9 devo|deve|espero|pretendo|da|acho|quero [pra|que] [eu] fazer|faturar|apurar|vender|tirar|faco|tiro|faturo|apuro|vendo [uns|umas] [r] [$] @`,
    'sábado que vem tem festa, devo fazer uns 800',
    ...notEarned,
  ],
  [
    `devo|deve|espero|pretendo|acho|quero [pra|que] [eu] fazer|faturar|apurar|vender|tirar|faco|tiro|faturo|apuro|vendo [uns|umas] [r] [$] @ [reais|conto] ..3 ${day}`,
    'devo fazer uns 800 na festa de sábado',
    ...notEarned,
  ],
] as const
