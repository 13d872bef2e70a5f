import { PhraseBook } from '#language/phrases/phrase-book.ts'

/** How people say what a percentage does to the figure before it. */
export const percents = new PhraseBook<
  'less-percent' | 'plus-percent' | 'of-percent' | 'ahead' | 'in' | 'in-figure'
>('what a percentage does', [
  { means: 'in', say: 'ja ..2 #percentage', like: '80 já com 10% de desconto' },
  { means: 'in', say: 'ja com ..3 #percentage', like: '148, já com o desconto de 20%' },
  {
    means: 'in-figure',
    say: '#percentage ..6 ja aplicado|abatido|descontado|incluso|incluido',
    like: 'R$ 859 com 5% de desconto por antecipação já aplicado',
  },
  { means: 'in', say: '#percentage ..3 ja', like: '80 com 10% de desconto já' },
  { means: 'in', say: '#percentage ..2 inclu*', like: '84 com 10% do garçom incluso' },
  {
    means: 'in',
    say: 'estava|estavam [com|na|de] [promocao|liquidacao] [com|de] #percentage',
    like: 'steam 37,99, tava 75% off',
  },
  { means: 'less-percent', say: 'menos|- #percentage', like: '4 pneus 1.560 menos 5% à vista' },
  {
    means: 'less-percent',
    say: '#percentage [de] desconto|descontinho|off|abatimento|desc|cupom',
    like: 'iptu 980 com 10% de desconto',
  },
  {
    means: 'less-percent',
    say: 'desconto|cupom|descontinho|promocao [de] #percentage',
    like: 'iptu 980 com desconto de 10%',
  },
  {
    means: 'less-percent',
    say: 'fica|ficou|cobra|cobrou|leva|levou|desconta|descontou|retem|tira|tirou|ficam|ficaram|cobram|levam|descontam|descontaram|retiveram|reteve|cobraram|tiraram|pega|pegam|come|comem|comeu|comeram|morde|mordem|mordeu [com] #percentage',
    like: 'show deu 400 e a casa fica com 20%',
  },
  {
    means: 'less-percent',
    say: 'plano|convenio|seguro|sus|unimed|prefeitura|governo|mae|pai|marido|mulher|ex [vai] cobre|cobriu|cobrir|paga|pagou|pagar|banca|bancou|bancar|custeia|reembolsa|reembolsou|arca [com] #percentage',
    not: ['me paga|pagou', '#percentage de desconto|comissao|entrada|sinal'],
    like: 'o exame vai custar 350 mas o plano cobre 80%',
  },
  {
    means: 'less-percent',
    say: 'empresa|firma|escola|faculdade|trabalho|chefe|patrao|patroa|sindicato cobre|cobriu|banca|bancou|custeia|custeou|reembolsa|reembolsou #percentage',
    like: 'o curso é 500 e a empresa banca 50%',
  },
  {
    means: 'less-percent',
    say: '#percentage [que] [eh|fica|ficou|ficam|vai|foi] com|pra|pro|pros|da|do|dos|das [o|a|os|as] {house}',
    like: 'fiz 640 no salão, 40% fica com a dona',
  },
  {
    means: 'less-percent',
    say: 'cartao|maquininha|credito|debito com|de [a] taxa de #percentage',
    like: 'vendi 3 bolos a 60, um foi no cartão com taxa de 4%',
  },
  {
    means: 'of-percent',
    say: '#percentage [eh|fica|ficou|e] [pra] meu|minha|mim|comigo',
    like: 'deu 360 no caixa, 50% é meu',
  },
  {
    means: 'of-percent',
    say: 'fico|fiquei|ficamos [so] com #percentage',
    like: 'o corte deu 60 e eu fico com 40%',
  },
  {
    means: 'of-percent',
    say: 'meu|minha [parte|comissao] eh|foi|de|deu [de] #percentage',
    like: 'vendi 900, minha comissão é de 5%',
  },
  {
    means: 'of-percent',
    say: 'me paga|pagam|pagou|pagaram|da|dao|deu|deram|passa|passam|passou|repassa|repassam #percentage',
    not: ['#percentage de desconto|off|abatimento|cashback|aumento'],
    like: 'vendi 800 hoje e a loja me paga 10%',
  },
  {
    means: 'of-percent',
    say: 'ganho|recebo|levo|tiro|ganhei|recebi [so] #percentage',
    not: ['#percentage de desconto|off|abatimento|cashback|aumento|do|da'],
    like: 'vendi 800 e ganho 10% de comissão',
  },
  {
    means: 'plus-percent',
    say: 'mais|+ [o|os] #percentage',
    like: 'almoço 84 mais 10% de gorjeta',
  },
  {
    means: 'plus-percent',
    say: 'e|mais|, [eu] [ainda] [paguei|teve|cobraram|cobrou|tem] [a|uma] taxa [de] [servico|entrega|conveniencia] [de] #percentage',
    not: ['cartao|maquininha|credito|debito|desconto|menos', 'taxa ..2 #percentage ..2 inclu*|ja'],
    like: 'comprei dois ingressos de 45 e paguei taxa de 10%',
  },
  {
    means: 'plus-percent',
    say: 'e|mais|,|+ [a|o|de] gorjeta|servico|garcom|caixinha [de|foi|deu] [os] #percentage',
    not: ['#percentage ..2 inclu*|ja', 'ja|com ..3 #percentage'],
    like: 'almoço 45 e gorjeta 10%',
  },
  {
    means: 'plus-percent',
    say: 'e [os] #percentage d* gorjeta|garcom',
    like: 'jantar 90 e 10% de gorjeta',
  },
  {
    means: 'ahead',
    say: '#percentage agora|ja [e|,] [o|mais] #percentage',
    like: 'fechei um logo por 1.800, 50% agora e 50% na entrega',
  },
  {
    means: 'ahead',
    say: 'paguei|dei|pagamos|demos|adiantei|pago|paga #percentage [agora|hoje|ja|ontem] [e|,] [o|falta] [o] resto|restante|saldo',
    like: 'fotógrafo 3.300, paguei 10% hoje e o resto em agosto',
  },
  {
    means: 'ahead',
    say: '#percentage adiantado|antecipado',
    like: 'frete 4800, recebi 70% adiantado',
  },
  {
    means: 'ahead',
    say: '#percentage de entrada|sinal|adiantamento',
    like: 'obra de 3000, paguei 30% de entrada',
  },
  {
    means: 'ahead',
    say: 'adiantamento|entrada|sinal ..2 #percentage',
    like: 'frete de 4800, caiu o adiantamento hoje, 70%',
  },
])
