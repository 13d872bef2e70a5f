import { months } from '#language/days/words.ts'
import { words } from '#language/phrases/word-set.ts'
import { canBuy } from '#understanding/intents/asked/can-buy.ts'
import type { Fields, Message, Metric } from '#understanding/intents/candidate.ts'
import { monthToCome } from '#understanding/intents/commitments/rhythm/near-ahead.ts'
import { categoryNamed } from '#understanding/intents/named-category.ts'
import { readPeriod } from '#understanding/intents/period.ts'
import { leans } from '#understanding/memory/leaning.ts'

const saved = / (juntei|guardei|poupei|economizei) /

const received =
  / (recebi|recebido|recebidos|entrou|ganhei|vendi|faturei|receita|receitas|ganhos|rendeu) /

/**
 * What is asked, and about when, of a message that is known to ask about one's own money.
 *
 * @param known What is asked for, where a whole phrase told: "dia 5" lies ahead of what is due.
 */
export function readQuery(message: Message, known?: Metric): Fields {
  const { reading } = message
  const { flat } = reading
  const category = categoryNamed(reading, message.index) ?? ofHome(message)
  const metric = isOfBillsToCome(reading) ? 'upcoming' : (known ?? metricOf(flat))
  // "posso gastar 100 hoje?" is about all there is, not about what came and went today.
  const isAfforded = known === 'balance' && (leans('affords', reading) || canBuy.isIn(reading))
  // "quanto eu tenho agora?" is about all there is by now.
  const isOfAll = isAfforded || (metric === 'balance' && isNowOnly(reading))
  const isNear = metric === 'budget' && 'near'
  const period = isOfAll ? {} : readPeriod(reading, metric === 'upcoming', isNear)
  // "quanto lucrei com os bolos?": what is left is of nothing that is bought.
  const isNamed = category !== undefined && metric !== 'balance'
  return { metric, ...(isNamed ? { category } : {}), ...period }
}

const ofBills = words('contas boletos pagar vence vencem vencimentos')
const wasPaid = words('gastei paguei pagamos quitei passado passada anterior ja')

/** "e as contas de dezembro?", asked in November: nothing of it was spent yet. */
function isOfBillsToCome({ tokens, today }: Message['reading']): boolean {
  const isSaid = (some: ReadonlySet<string>) => tokens.some(({ norm }) => some.has(norm))
  if (!isSaid(ofBills) || isSaid(wasPaid)) return false
  return tokens.some(({ norm }) => {
    const month = months.get(norm)
    return month !== undefined && monthToCome(month, today) !== null
  })
}

const homely =
  / (gast\w+|foi|vai|saiu|despesas?) (so |mais )?(com|de|da) (a |minha )?casa (?!d[aoe] )/

/** "quanto gastei com a casa?": where the category of a home is called otherwise. */
function ofHome({ reading, index }: Message): string | undefined {
  if (!homely.test(reading.flat)) return undefined
  return index.all.find(({ id }) => index.covers.get(id)?.has('home'))?.name
}

/** "até agora" ends a month that is named, or this one. */
function isNowOnly({ days, tokens }: Message['reading']): boolean {
  return (
    days.length > 0 &&
    days.every(({ first }) => tokens[first]?.norm === 'agora' && tokens[first - 1]?.norm !== 'ate')
  )
}

/** What of the figures the words ask for. */
export function metricOf(flat: string): Metric {
  if (target.test(flat) || saved.test(flat)) return 'goal'
  if (due.test(flat)) return 'upcoming'
  if (budgets.test(flat)) return 'budget'
  if (balances.test(flat) || / (recebi|ganhei|entrou) e nao gastei /.test(flat)) return 'balance'
  if (/ (recebi|ganhei|entrou) /.test(flat) && !/ (gastei|paguei) /.test(flat)) return 'received'
  if (/ (gastei|torrei|saiu|gastos com|quanto foi) /.test(flat) && asksAmount.test(flat))
    return 'spent'
  if (asksList.test(flat) && !/ (quanto|total|grafico) /.test(flat)) return 'list'
  return received.test(flat) ? 'received' : 'spent'
}

export const asksAmount =
  / (quanto|quantos|quanta|qual|quais|total|saldo|o que (vence|eu tenho|tenho|falta|foi|entrou)|como (esta|estao|anda|andam|vai|vao|ficou|ficaram)) /
export const asksList =
  / (o que (eu )?(ja )?(gastei|comprei|paguei|lancei)|lista|liste|listar|mostra|mostre|mostrar|extrato|ultim[oa]s (lancamentos|transacoes|gastos|despesas|compras|registros|movimentacoes|receitas)|meus lancamentos|meus gastos|minhas despesas|minhas transacoes|historico|resumo|relatorio|ver os|ver as) /

export const target =
  / (meta|metas|objetivo|na (minha )?caixinha|(pra|na|da) (minha )?reserva|no (meu )?cofrinho) /

export const due =
  / ((?:pra|para) paga|vence|vencem|vencendo|vencer|a pagar|pra pagar|contas dessa semana|proximas contas|proxim[oa]s? (?:boletos?|contas?|vencimentos?|pagamentos?|parcelas?|faturas?)|quais (?:sao )?(?:as )?(?:minhas )?contas|proximos pagamentos|conta atrasada|contas atrasadas) /
export const budgets = / (orcamento|orcamentos|limite|teto|posso gastar|estourar|estourei) /
export const balances =
  / (saldo|sobrou|sobra|sobrando|restou|no positivo|no negativo|no vermelho|no azul|tenho na conta|quanto (eu )?tenho|disponivel) /
