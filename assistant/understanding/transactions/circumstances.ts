import { PhraseBook } from '#language/phrases/phrase-book.ts'

/** When it was, by what else was done then: that is not what the money went to. */
export const asides = new PhraseBook('asides', [
  {
    means: 'when',
    say: '[na|no] vespera|antevespera d* cirio|natal|pascoa|feriado|sao|prova|casamento|viagem|aniversario|reveillon|carnaval [joao]',
    not: ['ceia|festa|almoco|jantar|presente ..1 vespera|antevespera'],
    like: 'antevéspera do Círio e já gastei 385 no pato',
  },
  {
    means: 'when',
    say: 'depois|antes de|da|do aula|academia|trabalho|escola|faculdade|culto|missa|jogo|treino|plantao|expediente|servico|consulta|almoco|prova',
    like: 'lanche 18 depois da aula',
  },
  {
    means: 'weather',
    say: 'calor|calorao|sol|frio|lua de # grau|graus',
    like: 'mototáxi 8, calor de 40 graus',
  },
  {
    means: 'weather',
    say: 'choveu|chovia|chuviscou|garoou [muito|demais]',
    like: 'quinta choveu, só fiz 48',
  },
  {
    means: 'company',
    say: 'eu e|mais a|o|as|os|meu|minha|meus|minhas {person}|patroa|crianca|criancas|turma',
    like: 'almoçamos no restaurante eu e a patroa 2 pratos de 32 cada',
  },
  {
    means: 'inside',
    say: 'dentro de|do|da um|uma cartao|envelope|carta|caixinha|saquinho|livro',
    like: 'dei 50 dentro de um cartão pra minha neta',
  },
  {
    means: 'crowd',
    say: 'casa|salao|bar|restaurante|lugar|pousada [estava] cheio|cheia|lotado|lotada|bombando [,] [com|umas|uns] [#] [mesa|mesas|pessoa|pessoas|cliente|clientes]',
    like: 'gorjeta 98, casa cheia 40 mesas',
  },
  {
    means: 'first',
    say: 'primeira|primeiro [parcela|prestacao|boleto|mensalidade|fatura] [so|eh|vence|cai|vem|sera|fica|comeca] [so] em|no|na|pra|para|dia|hoje|mes [{month}]',
    like: 'geladeira em 12x de 200, a primeira só em janeiro',
  },
  {
    means: 'first',
    say: 'comecando|comeca|iniciando|partir [so|de|a] [em|de|no] {month}',
    like: 'o buffet em 8x de 1.600 começando em janeiro',
  },
  {
    means: 'near',
    say: '[la|ali|aqui|bem] perto do|da|de [minha|meu] obra|casa|trabalho|escola|servico|faculdade|centro|praca|igreja|metro|rodoviaria|praia',
    like: 'gastei 28 num pf lá perto da obra',
  },
  {
    means: 'lowered',
    say: 'com # [%] de desconto|descontinho|abatimento|off',
    like: 'paguei 80 no tênis com 10% de desconto',
  },
  {
    means: 'change',
    say: 'porque|que [eu|ele|ela] nao tinha|tem|tinham|havia trocado|troco|menor',
    like: 'dei 40 porque não tinha trocado',
  },
  {
    means: 'mended',
    say: 'na verdade|real|vdd',
    like: 'na verdade a Ana me pagou 30',
  },
  {
    means: 'reminder',
    say: '^ [lya] [,] [me] lembra|lembre|avisa|avise [me] de|pra|que pagar',
    like: 'me lembra de pagar 54 a seu Biu dia 15',
  },
  {
    means: 'reminder',
    say: '^ [lya] [,] me lembra|lembre|avisa|avise do|da|dos|das',
    like: 'me lembra do IPVA, 4.620 em 3x a partir de 15 de janeiro',
  },
  {
    means: 'hope',
    say: 'se deus quiser|permitir|ajudar',
    like: 'semana que vem se Deus quiser entra uns 900',
  },
  {
    means: 'left',
    say: 'resto|restante|saldo [,|:] [r] [$] @# [reais] [,] [eh|fica|ficou] pra|para|pro|em|ate',
    like: 'paguei 200 do bolo, o restante 800 é pra 10 de agosto',
  },
  {
    means: 'often',
    say: 'quinzenalmente|semanalmente|anualmente',
    like: 'pago 60 da diarista semanalmente',
  },
  {
    means: 'late',
    say: '[e|mas|que] esqueci [eu] [de] [te|lhe] avisar|falar|anotar|mandar|contar|dizer|lancar|registrar|marcar|botar|colocar|por',
    like: 'fui no mercado ontem e esqueci de avisar 54,30',
  },
])
