import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Reading } from '#understanding/reading.ts'

/** Work that the writer took on for somebody. */
export const jobs = new PhraseBook('jobs taken on', [
  {
    means: 'job',
    say: 'fechei|fechamos|peguei|pegamos|arrumei|consegui um|uma|outro|outra servico|trabalho|trampo|obra|pintura|frete|bico|festa|encomenda|contrato|job|projeto|reforma|evento|show|faxina|diaria|mudanca|aula|aluno|empreitada|empreita',
    like: 'fechei um serviço de 850, pagam dia 10',
  },
])

const yetToBegin = new PhraseBook('a job that begins on another day', [
  {
    means: 'begins',
    say: 'comeco|comecamos|faco|fazemos|entrego [ja|so] [no|na|em] dia|amanha|segunda|terca|quarta|quinta|sexta|sabado|domingo|semana|mes|proximo|proxima',
    like: 'peguei um serviço de 1.200, começo segunda',
  },
  {
    means: 'begins',
    say: '{will} comecar|fazer|entregar ..3 dia|amanha|segunda|terca|quarta|quinta|sexta|sabado|domingo|semana|mes',
    like: 'arrumei um bico de 300, vou fazer sábado',
  },
  {
    means: 'begins',
    say: 'pra|para [o|a] dia|amanha|segunda|terca|quarta|quinta|sexta|sabado|domingo|semana|mes|proximo|proxima|{month}',
    like: 'arrumei um bico de 300 pra sábado',
  },
])
const moved = new Set(
  (
    'recebi recebemos pagou pagaram deu deram adiantou adiantaram caiu paguei pagamos gastei comprei ' +
    'sinal entrada'
  ).split(' '),
)

/** `peguei uma obra de 3 mil, começo semana que vem`: nothing of it has moved yet. */
export function isYetToBegin(reading: Reading): boolean {
  if (reading.tokens.some(({ norm }) => moved.has(norm))) return false
  return jobs.isIn(reading) && yetToBegin.isIn(reading)
}
