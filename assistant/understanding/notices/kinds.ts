import { PhraseBook } from '#language/phrases/phrase-book.ts'
import { comesIn } from '#understanding/notices/comes-in.ts'
import { goesOut } from '#understanding/notices/goes-out.ts'

/** How banks, wallets and shops tell of each kind of deed, each way with an example. */
const said = {
  // Nothing happened.
  refused: [
    [
      'nao foi|pode .. aprovad*|autorizad*|concluid*|realizad*|efetuad*|processad*',
      'Sua compra não foi aprovada',
    ],
    ['nao autorizad*|aprovad*|concluid*|realizad*', 'Compra não autorizada'],
    ['recusad*|negad*', 'Transação negada no cartão final 1234'],
    ['saldo|limite insuficiente', 'Pix não feito: saldo insuficiente'],
    ['tentativa de compra|transacao|saque|pix|acesso', 'Houve uma tentativa de compra'],
  ],
  code: [
    [
      'codigo de verificacao|seguranca|acesso|confirmacao|autenticacao',
      '483 920 é o seu código de verificação',
    ],
    ['nao|nunca compartilhe', 'Não compartilhe este código'],
  ],
  offer: [
    ['pre [-] aprovad*', 'Você tem crédito pré-aprovado de R$ 5.000,00'],
    ['simule|contrate [agora|ja|pelo|no]', 'Simule agora no app'],
    [
      'voce ganhou|tem [ate] [r] [$] @ de|em desconto|cupom|cupons',
      'Você ganhou R$ 10 de desconto na próxima corrida',
    ],
    ['ganhe [ate] @', 'Ganhe até R$ 50,00 na primeira compra'],
    ['[novo|seu] limite ..4 aumentou|aumentado|liberado', 'Seu limite aumentou para R$ 3.000,00'],
  ],
  // What was bought was told of before.
  'closed-bill': [
    ['fatura ..8 fechou|fechad*|fecha', 'Sua fatura fechou em R$ 812,40'],
    [
      'fatura ..2 cartao ..12 vence|vencimento|venc|disponivel|chegou',
      'A fatura do seu cartão vence em 01/12',
    ],
    ['^ {bank} ..2 : [sua] fatura ..5 vence|disponivel|chegou', 'Nubank: Sua fatura vence amanhã'],
    ['fechou [!] [a|sua] fatura', 'Fechou a fatura do seu cartão'],
    ['pagamento|pagto minimo [:|de] @', 'Fatura: R$ 900,00. Pagamento mínimo R$ 90,00'],
  ],
  'card-bill': [
    ['pagamento .. fatura', 'Recebemos o pagamento da sua fatura'],
    ['fatura ..5 pag*|recebid*', 'Sua fatura foi paga'],
    ['fatura [do] cartao', 'Pagamento fatura cartão Inter'],
  ],
  // Comes in, whatever account it goes to.
  yield: [['rendeu|renderam|rendimento|rendimentos', 'Seu dinheiro rendeu R$ 3,12 este mês']],
  cashback: [['cashback', 'Você ganhou R$ 1,20 de cashback']],
  sale: [
    ['venda ..2 aprovad*|realizad*|confirmad*|concluid*', 'Venda aprovada! R$ 230,00 no débito'],
    ['voce vendeu|faturou', 'Você vendeu R$ 80,00 no débito'],
    ['realizou|fez uma venda', 'Você realizou uma venda!'],
    ['sua comissao|antecipacao', 'Sua comissão: R$ 47,30'],
    ['seus ganhos|repasses', 'Seus ganhos de 9 a 16 de março foram enviados'],
    ['repasse', 'Repasse da semana: R$ 312,44'],
  ],
  // Only changes its place.
  own: [
    ['mesm* titular*', 'Para: você (mesma titularidade)'],
    ['entre [suas] contas', 'Transferência entre contas de R$ 50,00'],
    ['guardou|aplicou|investiu|resgatou', 'Você guardou R$ 300,00 na caixinha'],
    ['dinheiro|valor guardado|resgatado|aplicado|investido', 'Dinheiro guardado'],
    ['aplicacao|resgate [de|rdb|cdb|automatic*]', '02/02 Aplicação CDB DI -500,00'],
    [
      'para [a] sua conta poupanca|investimento|investimentos|corretora|digital',
      'Transferência realizada de R$ 900,00 para sua conta poupança',
    ],
    ['para [a] sua poupanca', 'Transferência de R$ 80,00 para sua poupança'],
    [
      'voce transferiu ..8 sua conta|carteira',
      'Você transferiu R$ 80,00 para a sua conta no Inter',
    ],
  ],
  withdrawn: [['saque|sacou', 'Saque de R$ 200,00 no Banco24Horas']],
  // Still to come.
  scheduled: [['agendad*|agendamento', 'Pix agendado para 05/10/2027']],
  due: [
    ['novo boleto', 'Novo boleto no seu CPF'],
    ['boleto ..6 registrado|emitido|disponivel|gerado', 'Seu boleto de R$ 90,00 está disponível'],
    ['conta|mensalidade ..4 chegou|disponivel', 'Sua conta de luz chegou'],
    ['fatura ..4 chegou|disponivel', 'Sua fatura da Claro chegou'],
    ['esta cobrando|pedindo', 'Ana está cobrando R$ 23,50 de você'],
    ['te cobrou', 'Ana te cobrou R$ 23,50'],
    ['recebeu|tem uma cobranca', 'Você tem uma cobrança de R$ 60,00'],
    ['lembrete', 'Lembrete: boleto de R$ 120,00 vence amanhã'],
    ['fatura ..5 vence', 'Sua fatura Claro de R$ 99,90 vence dia 10'],
  ],
  ...comesIn,
  ...goesOut,
  // Only where nothing tells that it was paid.
  'due-day': [['vence|vencimento', 'Academia: R$ 99,00, vencimento 10/05/2026']],
  // Nothing moved.
  balance: [
    ['seu saldo', 'Seu saldo é R$ 77,10'],
    ['limite disponivel', 'Limite disponível para compras: R$ 900,00'],
    ['saldo em|na|da [sua] conta', 'Saldo em conta: R$ 77,10'],
    ['saldo atual|disponivel', 'Saldo disponível R$ 77,10'],
  ],
} as const satisfies Record<string, readonly (readonly [say: string, like: string])[]>

export type NoticeKind = keyof typeof said

/** In the order in which one outweighs another. */
// The keys of `said` are the kinds, by its type.
export const noticeKinds = Object.keys(said) as NoticeKind[]

export const noticeBook = new PhraseBook<NoticeKind>(
  'notices',
  noticeKinds.flatMap((means) => said[means].map(([say, like]) => ({ means, say, like }))),
)
