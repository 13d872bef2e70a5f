import { type LaterIntent, plainReply, type ReplyDraft } from '#phrasing/reply.ts'

const texts: Record<LaterIntent, string> = {
  installments:
    'Compra parcelada eu ainda não anoto por aqui. Se quiser, me conte só a parcela deste mês, como "parcela da geladeira 240".',
  recurring:
    'Pagamento fixo eu ainda não cadastro por aqui. Quando pagar, me conte, como "paguei 44,90 de netflix".',
  query: 'Essa conta você vê no painel: saldo, entradas e gastos do mês estão lá, sempre em dia.',
  budget: 'Orçamento eu ainda não defino pela conversa. Por enquanto, sigo anotando seus gastos.',
  goal_create:
    'Que plano bom! Metas eu ainda não crio pela conversa, mas já posso anotar seus gastos e entradas.',
  goal_deposit: 'Depósito em meta eu ainda não registro pela conversa. Não anotei nada agora.',
  pay: 'Ainda não dou baixa em contas por aqui. Para anotar o gasto, me diga o valor, como "paguei 180 de luz".',
  correct:
    'Para corrigir, abra Transações e edite o lançamento, ou diga "desfaz" e me conte de novo.',
  delete:
    'Para apagar esse, abra Transações. O último que anotei eu desfaço aqui: é só dizer "desfaz".',
}

/** Says kindly what Lya cannot do in the chat yet, and what to do meanwhile. */
export function phraseLater(intent: LaterIntent): ReplyDraft {
  return plainReply(texts[intent])
}
