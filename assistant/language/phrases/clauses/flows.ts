import { payFlows } from '#language/phrases/clauses/pay-flows.ts'
import { workFlows } from '#language/phrases/clauses/work-flows.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'

/** What words other than verbs tell of the way that money went. */
export const flowBook = new PhraseBook('flows', [
  { means: 'minus', say: 'menos @#', like: 'menos 50 de gasolina' },
  { means: 'out', say: 'despesa|despesas|gasto|gastos|boleto|fatura', like: 'gasto de 80' },
  {
    means: 'out',
    say: 'fiz|fizemos|efetuei|realizei [o|um] pagamento',
    like: 'fiz o pagamento 90',
  },
  {
    means: 'out',
    say: 'gorjeta|gorjetas|gorgeta|caixinha ..5 pro|pra|pros|ao|do|da|dos [meu|minha] barbeiro|garcom|garconete|entregador|motoboy|porteiro|motorista|manicure|cabeleireira|frentista|faxineira|guia|carteiro|lixeiro|zelador',
    like: 'gorjeta de 5 pro barbeiro',
  },
  { means: 'out', say: 'pra|para|pro revender|revenda', like: 'bala e amendoim pra revender 74' },
  { means: 'out', say: 'conta de', like: 'conta de luz 180' },
  {
    means: 'out',
    say: 'reembolso ..3 sai|cai|vem|demora|so',
    like: 'consulta 400, o reembolso só sai mês que vem',
  },
  {
    means: 'in',
    say: 'foi|eh|era [so] uma entrada de [r] [$] @',
    not: [
      'entrada de [r] [$] @ ..2 do|da|no|na carro|moto|casa|apartamento|terreno|sofa|geladeira',
    ],
    like: 'foi uma entrada de 200 emprestado do meu tio',
  },
  {
    means: 'out',
    say: 'fiz|fizemos [o|a|as|um|uma] supermercado|mercado|compras|rancho',
    not: ['fiz compras|mercado pra|pro|para'],
    like: 'fiz supermercado hoje 268,40',
  },
  { means: 'out', say: '<spend:i-did>', like: 'no posto gastei 80' },
  {
    means: 'in',
    say: 'fiquei|fico com [r] [$] @# dos|das|de|do [r] [$] @# que fiz|tirei|ganhei|deu|entrou',
    like: 'fiquei com 288 dos 480 que fiz, o resto é da barbearia',
  },
  {
    means: 'in',
    say: 'ela|ele|cliente|noiva|dona|moca|moco|freguesa deu|pagou|adiantou|mandou|passou [ja] [a] metade de|como|na sinal|entrada|adiantamento',
    like: 'a encomenda é 600, ela deu metade de sinal',
  },
  {
    means: 'in',
    say: 'encomenda|encomendas|pedido d*|pra|pro ..3 [:|-|,] ..7 deu|deram|pagou|pagaram|deixou|adiantou|adiantaram|mandou [ja] [o|um|a] sinal|entrada|metade|adiantamento',
    like: 'encomenda da Carla: bolo 180, deu sinal de 50% hoje',
  },
  {
    means: 'out',
    say: '^ [a|o] creche|bercario|escola|escolinha|colegio|mensalidade da|do|de|das|dos',
    not: ['recebi|ganhei|caiu'],
    like: 'creche da Helena 1.150 referente a fevereiro',
  },
  { means: 'out', say: 'pago', not: ['mercado pago'], like: 'aluguel pago 900' },
  {
    means: 'out',
    say: 'fiz|cortei|pintei|tirei ..5 no|na|num|numa salao|barbearia|barbeiro|cabeleireiro|cabeleireira|manicure|estetica|clinica|estudio|studio',
    not: ['fiz|cortei|pintei|tirei @#'],
    like: 'fiz progressiva no salão da Carla, 190',
  },
  { means: 'out', say: 'transferi', like: 'transferi 90' },
  {
    means: 'out',
    say: '@ mais|+|e|com [os] #percentage d* gorjeta|garcom|servico',
    like: 'bar 156 mais 10% de gorjeta',
  },
  {
    means: 'in',
    say: 'tirei|fiz @ [reais] no|na jogo|bicho|loteria|raspadinha|mega|loto|bingo|aposta',
    like: 'tirei 30 no jogo do bicho',
  },
  {
    means: 'in',
    say: 'ajuda|ajudinha da|do|dos [meus] pais|avos|familia|igreja|governo|filhos|irmaos',
    like: 'ajuda dos pais 300',
  },
  {
    means: 'in',
    say: 'cliente|clientes|pessoal|mesa|turma|galera [que|me] [me] deixou|deixaram [:|r|$] ..1 @',
    not: ['devendo|fiado|recado|lixo'],
    like: 'o pessoal deixou 87 de gorjeta',
  },
  ...payFlows,
  {
    means: 'in',
    say: '{cash}|valor|extra|recebido|entrou|caiu ..1 do|de|dos|da plantao|plantoes|freela|bico',
    like: 'dinheiro do plantão 900',
  },
  ...workFlows,
  { means: 'in', say: 'me pago|pagaron|dio|dieron', like: 'la patrona me pagó 12 diarias de 110' },
  { means: 'in', say: 'bruto [de] @', like: 'hoje 12 corridas, bruto 268,40' },
  {
    means: 'in',
    say: 'uber|99|ifood|rappi|app|apps|corridas|entregas [de] [hoje|ontem] @ [reais] [hoje|ontem] liquido|liquidos|limpo|limpos',
    like: 'uber 150 hoje líquido',
  },
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
  {
    means: 'out',
    say: 'caixinha|gorjeta do|da|dos|das|pro|pra|pros|pras|para|ao [o|a|os|as] porteiro|porteiros|garcom|garcons|garconete|lixeiro|lixeiros|gari|garis|carteiro|frentista|entregador|motoboy|zelador|manobrista|faxineira|moco|moca|rapaz|menino|menina|meninas|motorista|cabeleireira|manicure',
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
  {
    means: 'in',
    say: 'deu|pagou|passou|mandou|deram|pagaram [r] [$] @ de # ..8 resto|restante',
    not: ['conta|boleto|nota|fatura deu', 'resto eu'],
    like: 'a cliente deu 100 de 250, o resto dia 15',
  },
  {
    means: 'in',
    say: 'devolucao de|da|do',
    not: ['devolucao ..6 pro|pra|para'],
    like: 'devolução da blusa 90',
  },
  { means: 'in', say: '^ tudo|todos entrada|recebido|recebidos|receita', like: 'tudo entrada' },
  {
    means: 'in',
    say: 'entrada',
    // So many of them are tickets.
    not: ['entrada do|da', '# entrada', '@ [de|a] entrada , [r] [$] @', 'meia [-] entrada'],
    like: 'entrada 500',
  },
  {
    means: 'in',
    say: 'entrada do|da salario|mes|cliente|pagamento|dia|pix|freela|venda',
    like: 'entrada do pix 90',
  },
  {
    means: 'in',
    say: '{rounds} de|do|da|no|na|dessa|essa|pela|pelo {shift}',
    not: ['1|2|um|uma|dois|duas corrida|corridas de uber|99|app'],
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
