/** How a notice tells of money that went out. */
export const goesOut = {
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
} as const satisfies Record<string, readonly (readonly [say: string, like: string])[]>
