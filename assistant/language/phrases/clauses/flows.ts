import { PhraseBook } from '#language/phrases/phrase-book.ts'

/** What words other than verbs tell of the way that money went. */
export const flowBook = new PhraseBook('flows', [
  { means: 'minus', say: 'menos @#', like: 'menos 50 de gasolina' },
  { means: 'out', say: 'despesa|despesas|gasto|gastos|boleto|fatura', like: 'gasto de 80' },
  { means: 'out', say: 'conta de', like: 'conta de luz 180' },
  { means: 'out', say: '<spend:i-did>', like: 'no posto gastei 80' },
  { means: 'out', say: 'pago', not: ['mercado pago'], like: 'aluguel pago 900' },
  {
    means: 'out',
    say: 'fiz|cortei|pintei|tirei ..5 no|na|num|numa salao|barbearia|barbeiro|cabeleireiro|cabeleireira|manicure|estetica|clinica|estudio|studio',
    not: ['fiz|cortei|pintei|tirei @#'],
    like: 'fiz progressiva no salão da Carla, 190',
  },
  { means: 'out', say: 'transferi', like: 'transferi 90' },
  {
    means: 'in',
    say: '{pay}',
    not: [
      'conta do salario',
      'dei|demos|deixei|deixamos ..4 gorjeta|gorjetas',
      'plantao [de] # x|h|hora|horas',
      'plantao|plantoes ..2 {hour} as|a|ate {hour}',
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
    say: '{cash}|valor|extra|recebido|entrou|caiu ..1 do|de|dos|da plantao|plantoes|freela|bico',
    like: 'dinheiro do plantão 900',
  },
  // Who keeps a part of what one takes in, or how much of it is one's own.
  {
    means: 'in',
    say: '#percentage [que] [eh|fica|ficou|ficam|vai|foi] com|pra|pro|pros|da|do|dos|das [o|a|os|as] {house}',
    like: 'deu 300 de unha, 50% é da dona do salão',
  },
  {
    means: 'in',
    say: 'metade [eh|fica|vai] com|pra|pro|da|do [o|a] {house}',
    not: ['metade do|da {house} [r] [$] @'],
    like: 'unhas hoje 260, metade fica com a dona',
  },
  {
    means: 'in',
    say: '{house} fica|ficou|ficam com [os] #percentage',
    like: 'tattoo de 600, o estúdio ficou com 30%',
  },
  {
    means: 'in',
    say: '#percentage [eh|fica|ficou|e] [pra] meu|minha|mim|comigo',
    like: '360 no caixa, 50% é meu',
  },
  // So many runs are driven for others: nobody takes or orders them.
  {
    means: 'in',
    say: '{many} {run}',
    not: [
      '{many} {run} [do|da|pro|pra|de|pelo] motoboy|entregador|boy|correio|correios|flash',
      'paguei|gastei|mandei|peguei ..4 {many} {run}',
      'motoboy|entregador|boy ..2 {many} {run}',
    ],
    like: '17 entrega hj deu 212,50',
  },
  {
    means: 'in',
    say: '@ em|com # {run}|pedidos|chamadas',
    not: ['paguei|gastei ..2 @'],
    like: 'uber hoje deu 175 em 9 corridas',
  },
  {
    means: 'in',
    say: 'no|o|pelo app|aplicativo [hoje] [ja] deu|rendeu|fez|fechou [r] [$] @',
    like: 'hj no app deu 132',
  },
  {
    means: 'in',
    say: '# hora|horas|h [rodando|rodadas] de|no|na|pelo {gig}',
    like: '9 hora de uber hoje deu 186',
  },
  {
    means: 'in',
    say: 'rodei|rodando|turno no|na|de|do|da|pelo|pela {gig}',
    not: ['turno|rodei ..6 almoco|lanche|gasolina|janta'],
    like: 'rodei na indrive, deu 75,90',
  },
  {
    means: 'in',
    say: 'fechei|fechamos [em|com] [r] [$] @ [hoje|ontem] no|na|de|com {gig}|feira|banca|loja|salao|caixa',
    like: 'fechei 260 na uber',
  },
  {
    means: 'in',
    say: 'fechei|fechamos a|o semana|noite|mes|quinzena no|na|com|do|da {gig} ..2 @',
    like: 'fechei a semana no ifood 780',
  },
  { means: 'in', say: 'me pago|pagaron|dio|dieron', like: 'la patrona me pagó 12 diarias de 110' },
  { means: 'in', say: 'bruto [de] @', like: 'hoje 12 corridas, bruto 268,40' },
  {
    means: 'in',
    say: '@ bruto|limpo',
    not: ['peso ..3 bruto'],
    like: 'hoje 23 entregas 187 limpo',
  },
  {
    means: 'in',
    say: '{takings}',
    not: ['fiado|conta|caderneta|caderno ..6 venda', 'na venda'],
    like: 'vendas 320',
  },
  {
    means: 'in',
    say: 'caixinha do|da|de|dos noite|dia|natal|turno|clientes|moradores|hospedes',
    like: 'caixinha dos clientes 40',
  },
  {
    means: 'in',
    say: 'caixa|apurado|movimento|feria do|de dia|hoje|ontem|noite',
    like: 'caixa do dia 1.873,40',
  },
  {
    means: 'in',
    say: '^ [o|a] [meu|minha|nosso] apurado|feria',
    not: ['feria dos|das|de meninos|criancas|escola'],
    like: 'apurado da feira 275',
  },
  { means: 'in', say: 'metade|parcela do 13', like: 'metade do 13 na conta: 900' },
  { means: 'in', say: '13 [o|º] na conta', like: '13 na conta 900' },
  {
    means: 'out',
    say: 'caixinha|gorjeta do|da|dos|das|pro|pra|pros|pras porteiro|porteiros|garcom|garcons|garconete|lixeiro|lixeiros|gari|garis|carteiro|frentista|entregador|motoboy|zelador|manobrista|faxineira|moco|moca',
    like: 'caixinha do porteiro 50',
  },
  {
    means: 'in',
    say: '@ [ja] esta|ta [ja] na|no conta|mao|bolso|pix',
    not: ['boleto|fatura|luz|agua|aluguel|cartao|parcela'],
    like: 'frete de 5.200 tá na conta',
  },
  {
    means: 'in',
    say: 'carreguei|descarreguei|puxei ..8 frete',
    like: 'descarreguei, o frete deu 4.800',
  },
  { means: 'in', say: 'decimo terceiro', like: 'décimo terceiro 1.500' },
  { means: 'in', say: '13 [o|º] salario', like: '13 salário 1.500' },
  {
    means: 'in',
    say: 'bolsa [familia]',
    not: ['comprei ..4 bolsa', 'bolsa de @#', 'presente|presentes ..5 : bolsa'],
    like: 'bolsa família 600',
  },
  {
    means: 'in',
    say: 'deu|pagou|passou|mandou|deram|pagaram [r] [$] @ de # ..8 resto|restante',
    not: ['conta|boleto|nota|fatura deu', 'resto eu'],
    like: 'a cliente deu 100 de 250, o resto dia 15',
  },
  { means: 'in', say: 'renda|hora|horas extra|extras', like: 'hora extra 200' },
  { means: 'in', say: 'pro labore', like: 'pró labore 3 mil' },
  { means: 'in', say: 'seguro desemprego', like: 'seguro desemprego 1.500' },
  { means: 'in', say: 'minha|minhas diaria|diarias', like: 'minha diária 150' },
  {
    means: 'in',
    say: 'devolucao de|da|do',
    not: ['devolucao ..6 pro|pra|para'],
    like: 'devolução da blusa 90',
  },
  { means: 'in', say: '^ tudo|todos entrada|recebido|recebidos|receita', like: 'tudo entrada' },
  { means: 'in', say: 'entrada', not: ['entrada do|da'], like: 'entrada 500' },
  {
    means: 'in',
    say: 'entrada do|da salario|mes|cliente|pagamento|dia|pix|freela|venda',
    like: 'entrada do pix 90',
  },
  {
    means: 'in',
    say: '{rounds} de|do|da|no|na|dessa|essa|pela|pelo {shift}',
    like: 'corridas de hoje 187',
  },
  { means: 'in', say: '<earn:i-did>', like: 'ontem recebi 90' },
  { means: 'in', say: 'recebido|recebida|recebidos|recebidas', like: 'comissão recebida 90' },
  { means: 'transfer', say: 'pix', not: ['no|via|por|pelo|em|com pix'], like: 'pix 80 joão' },
  { means: 'transfer', say: 'transferencia|ted|doc|deposito', like: 'ted 500' },
  { means: 'came', say: 'entrou|caiu|<receber:participle>', like: 'pix recebido 90' },
  { means: 'went', say: 'enviado|enviada|feito|mandado', like: 'pix enviado 90' },
  {
    means: 'to',
    say: 'pix|transferencia|ted|doc|deposito ..5 pro|pra|pros|pras|para|ao|a|no|na',
    not: ['referente|relativo|relativa a|ao'],
    like: 'pix pro joão 90',
  },
  {
    means: 'from',
    say: 'pix|transferencia|ted|doc|deposito ..5 do|da|dos|das',
    like: 'pix do joão 90',
  },
])
