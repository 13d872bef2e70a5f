import { PhraseBook } from '#language/phrases/phrase-book.ts'

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
  // Comes in.
  refund: [
    ['estornad*|estorno', 'Compra estornada'],
    ['reembols*', 'Seu reembolso de R$ 42,90 foi creditado'],
    ['devolvid*|devolucao', 'Pix devolvido'],
    ['de volta', 'Você recebeu de volta R$ 260,00'],
    ['valor|dinheiro ..2 voltou', 'O valor voltou para o seu limite'],
  ],
  'given-back': [['voce devolveu', 'Você devolveu R$ 30,00 para Ana']],
  received: [
    ['voce recebeu|ganhou', 'Você recebeu um Pix de R$ 120,00'],
    [
      'pix|transferencia|ted|doc|tev|deposito|credito|salario recebid*|creditad*',
      'TED recebida no valor de R$ 90,00',
    ],
    ['recebimento de|via|por pix|ted|transferencia', 'Recebimento de Pix R$ 50,00'],
    ['te enviou|transferiu|mandou|pagou|depositou', 'Ana te enviou um Pix de R$ 75,00'],
    ['enviou|transferiu|pagou|mandou ..5 para|pra voce', 'João transferiu R$ 50,00 para você'],
    ['[foi] creditad*|depositad*', 'Foi creditado R$ 600,00 na sua conta'],
    ['credito de @', 'Crédito de R$ 600,00 em conta'],
    ['caiu|cairam|entrou|chegou ..5 [sua] conta', 'Caiu R$ 80,00 na sua conta'],
    ['chegou um pix', 'Chegou um Pix de R$ 15,00'],
    ['seu dinheiro|pagamento|salario chegou', 'Seu dinheiro chegou'],
    ['cred|credito pix|ted|salario|inss|fgts', '05/02 CRED PIX JOSE 80,00 C'],
  ],
  // Goes out.
  ride: [
    ['obrigad*|agradecemos ..3 viajar|viagem|corrida', 'Obrigado por viajar, Beatriz'],
    ['corrida|viagem ..2 finalizad*|concluid*|encerrad*', 'Corrida finalizada! Valor: R$ 17,60'],
  ],
  fee: [['tarifa|anuidade|cesta', 'Débito de R$ 38,50 ref. cesta exclusive']],
  paid: [
    ['debito automatico|aut', 'Débito automático efetuado: CEMIG'],
    ['debito de @', 'Débito de R$ 38,50 em conta'],
    [
      'pagamento|pagamentos ..12 realizad*|efetuad*|confirmad*|aprovad*|feit*|concluid*|eletro*',
      'Pagamento de boleto realizado',
    ],
    ['confirmad*|aprovad* ..2 pagamento', 'Confirmado o pagamento de R$ 44,90'],
    ['boleto|conta|tributo pago|paga', 'Boleto pago'],
    ['boleto ..10 foi pago', 'Seu boleto de R$ 90,00 foi pago'],
    [
      'pagamento [de] titulo|boleto|conta|concessionaria|tributo|convenio',
      '10/03 PAGTO TITULO BANCO',
    ],
    ['voce pagou', 'Você pagou R$ 36,90 a Pastelaria do Beto'],
    ['comprovante de pagamento', 'Comprovante de pagamento'],
    [
      'recarga ..6 aprovad*|realizad*|efetuad*|confirmad*|concluid*|feit*',
      'Recarga aprovada! Bilhete Único',
    ],
    ['recebemos ..3 pagamento', 'Recebemos seu pagamento de R$ 44,90'],
    ['assinatura ..2 renovad*|confirmad*', 'Sua assinatura foi renovada'],
    ['recibo|comprovante do|de seu|compra', 'Recibo do seu pedido'],
    ['passagem registrada', 'Sem Parar: passagem registrada'],
    ['total pago', 'Total pago: R$ 179,80 no Pix'],
  ],
  sent: [
    ['pix|transferencia|ted|doc|tev enviad*|realizad*|efetuad*|feit*|concluid*|env', 'Pix enviado'],
    [
      'pix|transferencia ..12 [foi] enviad*|realizad*|efetuad*|concluid*',
      'Seu Pix de R$ 40,00 para Ana foi enviado',
    ],
    ['voce enviou|transferiu|mandou', 'Você transferiu R$ 100,00 para João'],
    ['voce fez um|uma pix|transferencia|ted|doc', 'Você fez um Pix de R$ 100,00 para João'],
    ['comprovante de|do pix|transferencia|ted|doc', 'Comprovante de Pix'],
  ],
  bought: [
    ['compra ..8 aprovad*|autorizad*|realizad*|confirmad*|efetuad*', 'Compra no crédito aprovada'],
    [
      'transacao ..8 aprovad*|autorizad*|realizad*',
      'Transação Cartão Visa final 2031 de R$ 251,90 aprovada',
    ],
    ['aprovad* compra', 'Aprovada compra no crédito final 0092'],
    ['compra [de] @', 'Compra de R$ 89,90 em SHOPEE'],
    [
      'compra ..4 cartao|credito|debito|visa|mastercard|elo|deb|cred',
      '12/07 COMPRA DEBITO PADARIA',
    ],
    ['cartao [..2] final #', 'Cartão final 9914: R$ 54,30'],
    ['voce gastou|comprou', 'Você gastou R$ 21,90 em SPOTIFY'],
    ['obrigad*|agradecemos ..3 compra|pedido|preferencia', 'Obrigado por sua compra no Steam!'],
    ['pedido|reserva|inscricao|compra confirmad*|aprovad*|entregue', 'Buser: reserva confirmada!'],
  ],
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
