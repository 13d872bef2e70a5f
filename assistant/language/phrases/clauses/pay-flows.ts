import type { PhraseRow } from '#language/phrases/phrase-book.ts'

/** What tells, without a verb, that pay came in: wages, the thirteenth, allowances. */
export const payFlows: readonly PhraseRow<'in'>[] = [
  {
    means: 'in',
    say: '{pay}',
    not: [
      'conta do salario',
      // It is still to come, and what was paid went out.
      'reembolso ..3 sai|cai|vem|demora|so',
      'dei|demos|deixei|deixamos ..4 gorjeta|gorjetas',
      // Upon a bill it is left, and not got.
      '#percentage [de|da] gorjeta|gorjetas',
      'com|inclu* [a|as] gorjeta|gorjetas',
      '@ +|mais|com [r] [$] @ de gorjeta|gorjetas',
      'plantao [de] # x|h|hora|horas',
      'plantao|plantoes ..2 {hour} [h] as|a|ate {hour}',
      // On the way there, or while it lasted: that was spent.
      'do|no|ao|pro|pra|de|nos|dos plantao|plantoes',
      'pro|ao|no|do freela|trampo|bico',
      // What was eaten there was spent as well.
      'plantao|plantoes|turno ..2 [,|.|e|:] almoco|janta|jantar|marmita|lanche|cafe|merenda|quentinha|almocei|jantei|lanchei',
    ],
    like: 'salário 3.200',
  },
  {
    means: 'in',
    say: 'saiu [o|a|as|meu|minha|minhas] [1|2|primeira|segunda] [a|parcela|metade] [parcela] [do|da|de] {payday}',
    not: ['{payday} d* [o|a|os|as] {dues}', '{payday} do|da|pro|pra {staff}'],
    like: 'saiu o décimo 890',
  },
  {
    means: 'in',
    say: '{payday} [do|da] [mes|13|meu|minha] ..1 saiu|veio|chegou',
    not: ['pagamento d* [o|a|os|as] {dues}', '{payday} do|da|pro|pra {staff}'],
    like: 'o décimo saiu 890',
  },
  {
    means: 'in',
    say: 'dia de|do pagamento|salario ..4 @',
    not: ['pagamento|salario d*', 'paguei|gastei|comprei'],
    like: 'hoje é dia de pagamento, 1.640 na conta',
  },
  {
    means: 'in',
    say: 'minha|meu|nossa pensao|aposentadoria|auxilio|beneficio|bpc|loas [do|da] [inss|mes] ..1 saiu|caiu|veio|chegou|foi|deu',
    not: ['pensao d* [meu|minha] {kid}', '@ [reais] a menos|mais'],
    like: 'a minha pensão saiu dia 5 foi 1621',
  },
  { means: 'in', say: 'metade|parcela do 13', like: 'metade do 13 na conta: 900' },
  { means: 'in', say: '13 [o|º] na conta', like: '13 na conta 900' },
  { means: 'in', say: 'decimo terceiro', like: 'décimo terceiro 1.500' },
  { means: 'in', say: '13 [o|º] salario', like: '13 salário 1.500' },
  {
    means: 'in',
    say: '13 º',
    not: ['13 o|º dia|andar|lugar|dp|batalhao|encontro|festival', '13 o|º da|das|do|dos|pra|pro'],
    like: '13º 1.500',
  },
  { means: 'in', say: '13 o [:|,|-] [r] [$] @', like: '13o 1.500' },
  {
    means: 'in',
    say: 'bolsa [familia]',
    not: [
      'comprei ..4 bolsa',
      'bolsa de @#',
      'presente|presentes ..5 : bolsa',
      'bolsa [de] couro|pano|praia|palha|marca|lado|mao|transversal|feminina|termica|escolar|pequena|preta|marrom|bege',
    ],
    like: 'bolsa família 600',
  },
  { means: 'in', say: 'renda|hora|horas extra|extras', like: 'hora extra 200' },
  { means: 'in', say: 'pro labore', like: 'pró labore 3 mil' },
  { means: 'in', say: 'seguro desemprego', like: 'seguro desemprego 1.500' },
  { means: 'in', say: 'minha|minhas diaria|diarias', like: 'minha diária 150' },
]
