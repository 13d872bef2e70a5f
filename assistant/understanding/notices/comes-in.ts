/** How a notice tells of money that came in. */
export const comesIn = {
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
    ['caiu|cairam|entrou|chegou ..5 na|em [sua] conta', 'Caiu R$ 80,00 na sua conta'],
    ['chegou um pix', 'Chegou um Pix de R$ 15,00'],
    ['seu dinheiro|pagamento|salario chegou', 'Seu dinheiro chegou'],
    ['cred|credito pix|ted|salario|inss|fgts', '05/02 CRED PIX JOSE 80,00 C'],
  ],
} as const satisfies Record<string, readonly (readonly [say: string, like: string])[]>
