import type { Ways } from '#understanding/memory/ways.ts'

const kept = 'guardado|guardados|guardada|juntado|juntados|separado|separados|pago|pagos'

const putting =
  'guardar|guardando|juntar|juntando|colocar|colocando|botar|botando|depositar|depositando|poupar|poupando|economizar|economizando'
const reaching =
  'bato|bater|chego|chegou|chegar|consigo|alcanco|alcancar|termino|completo|completar|junto|realizo|fecho|viajo|compro'

/** Ways of speaking of a goal that stands there. */
export const goals = {
  /** So much of it is there by now. */
  savedByNow: [
    [
      'ja [eu|a] [gente] tenho|temos|tem|tinha|tinhamos [uns|umas|guardado] [r] [$] @',
      'já tenho 500 na meta',
    ],
    ['ja estou|estamos|esta|ta|to|tamos com [uns|quase] [r] [$] @', 'já está com 3 mil'],
    [`tenho|temos|tem|tinha [uns|umas] [r] [$] @ [reais] ${kept}`, 'temos 900 guardados'],
  ],
  /** The same, where a goal was made just now. */
  gathered: [
    [
      'ja [a] [gente|eu] juntei|juntamos|juntou|guardei|guardamos|guardou [uns] [r] [$] @',
      'já juntamos 90',
    ],
    ['comecei|comecamos|comeco com [uns] [r] [$] @', 'comecei com 300'],
    [
      '^ [ja] [eu] separei|separamos|guardei|guardamos|juntei|juntamos|tenho|deixei [ja] [uns] [r] [$] @',
      'já separei 300 no envelope',
      // The goal by its name: one more deposit.
      'guardei|guardamos|juntei|juntamos [uns] [r] [$] @ [reais] na|no meta|objetivo',
    ],
  ],
  /** How long it takes until it is reached. */
  goalWhen: [
    [
      `[em|daqui] [a] quanto|quantos|quantas tempo|meses|semanas|anos ..5 ${reaching}|fechar|comprar|terminar|realizar|viajar|juntar|atingir`,
      'quantos meses até fechar a moto',
      'quantos|quantas ..5 paguei|gastei|parcelas',
    ],
    [`quando ..3 ${reaching}|atinjo|bate|fecha`, 'quando fecho a meta da moto?'],
    ['quanto tempo|meses falta|faltam|leva|demora', 'quanto tempo leva pra juntar a moto?'],
  ],
  /** Words of that which name nothing. */
  ofKept: [
    [
      `${kept}|antes|envelope|lata|gaveta|colchao|poupanca|gente|conta|banco|agora|corrija|corrige`,
      'guardado',
    ],
    ['ja|tenho|temos|tem|tinha|dinheiro|reais|la|nela|disso|dela', 'já'],
    [
      'guardar|separar|juntar|poupar|economizar|colocar|botar|por|depositar|consegui|deu',
      'consegui separar',
    ],
  ],
  /** Money leaves it. */
  drawsOut: [
    [
      'tirei|tiramos|tira|tire|tirar|retirei|retiramos|retira|retire|saquei|sacamos|saca|saque [uns] [r] [$] @ [reais] do|da|dos|das|de|dessa|desse',
      'tirei 200 da meta da casa',
    ],
    [
      'resgatei|resgatamos|resgata|resgate|resgatar [uns] [r] [$] @ [reais] do|da|dos|das|de|dessa|desse',
      'resgata 250 da meta carro',
    ],
  ],
  /** It may. */
  usesUp: [
    [
      'usei|usamos|peguei|pegamos|pegar|gastei|gastamos [uns] [r] [$] @ [reais] do|da|dos|das|dessa|desse',
      'usei 200 da reserva pra pagar a loja',
    ],
  ],
  /** What came in goes there. */
  putsAll: [
    [
      'e [ja] coloquei|colocamos|botei|botamos|pus|guardei|guardamos|depositei|depositamos|joguei|deixei [tudo|isso|ele|o] [dinheiro|valor] {in}|{for}',
      'vendi a bike por 850 e botei na meta',
    ],
  ],
  /** A debt has less by it. */
  paysDebt: [
    [
      'paguei|pagamos|quitei|quitamos|abati|abatemos|amortizei|amortizamos [mais] [r] [$] @ [reais] ..2 divida|emprestimo|financiamento',
      'paguei mais 250 da dívida do cartão',
    ],
    ['@ [reais] pra|para quitar|abater|amortizar', 'paguei 300 pra abater o carro'],
  ],
  /** Which one is meant, where the day of a goal was told wrong. */
  datesGoal: [
    [
      'data|prazo [final|limite] [d*] ..4 eh|era|fica|certa|certo|pra|para|ate',
      'a data da meta é junho de 2029',
    ],
    ['muda|mude|troca|corrige|altera|passa [a|o] data|prazo', 'muda o prazo pra 2030'],
    ['meta ..3 eh|era|fica|seria pra|para|ate|em', 'a meta da casa é pra 2029'],
  ],
  /** It is put off, or brought nearer: only where the day has its year, or a goal is spoken of. */
  movesGoal: [
    ['data|prazo mudou|mudaram|adiou|atrasou|antecipou', 'a data mudou, vai ser 16 de outubro'],
    [
      'mudou|mudaram|mudamos|adiei|adiamos|adiaram|remarcaram|remarcamos a|o|minha data|prazo|meta',
      'mudou a data',
    ],
    [
      'muda|mude|mudar|troca|troque|altera|corrige|passa|adia|adie|joga|empurra|antecipa [a|o|minha|essa] meta [d*] ..3 pra|para|ate|em',
      'muda a meta pra 16/10/2027',
    ],
    [
      'fica|ficou|passou|mudou|adiamos|adiei [agora|so] pra|para {month} de|/|do [20]',
      'Gramado fica pra dezembro de 2027',
    ],
    ['meta ..3 agora|mudou ..4 pra|para|ate|em', 'a meta da viagem mudou, agora é pra 2029'],
  ],
  /** Asks when it is reached with so much each month. */
  goalPace: [
    [
      `^ [lya|e|mas|,] [e] [se] [eu|a] [gente] ${putting} [so|uns|apenas] [r] [$] @ [reais] [todo|toda|cada|por|ao|a] mes|semana|dia|quinzena [,] da|consigo|chego|bato|alcanco|junto|dou [conta|la|na|a|certo|tempo|pra] [meta|tempo] [?] $`,
      'e se eu guardar 50 por semana dá?',
    ],
    [
      `^ [lya|e|mas|,] [e] [se] [eu|a] [gente] ${putting} [so|uns|apenas] [r] [$] @ [reais] [todo|toda|cada|por|ao|a] semana|dia|quinzena [,] [em|a] quando|quanto [tempo|que] [eu|a] [gente|vou] ${reaching}`,
      'guardando 50 por semana quando chego na meta?',
    ],
    [
      `^ [lya|e|mas|,] [e] [se] [eu|a] [gente] ${putting} [so|uns|apenas] [r] [$] @ [reais] [todo|toda|cada|por|ao|a] mes [,] [em|a] quando [eu|a] [gente|vou] ${reaching} [?] $`,
      'guardando 200 por mês quando chego?',
    ],
    [
      `${putting} [so|uns|apenas] [r] [$] @ [reais] [na|pra] [meta] [todo|cada|por|ao|a] mes ..2 [,] ..2 em quanto|quantos|que tempo|meses|mes`,
      'se eu guardar 200 por mês, em quanto tempo bato a meta?',
    ],
    [
      `${putting} [so|uns|apenas] [r] [$] @ [reais] [na|pra] [meta] [todo|cada|por|ao|a] mes [,] [em|a] quando [que] [eu|a] [gente|vou] ${reaching}`,
      'se eu guardar 200 por mês, quando bato a meta?',
    ],
    [
      `quando|tempo|meses|mes [que] [eu|a] [gente|vou] ${reaching} ..5 ${putting} [so|uns|apenas] [r] [$] @ [reais] [todo|cada|por|ao|a] mes`,
      'em quanto tempo chego na meta guardando 200 por mês?',
    ],
    [
      `quanto|quantos tempo|meses ..6 ${putting} [so|uns|apenas] [r] [$] @ [reais] [todo|cada|por|ao|a] mes`,
      'quantos meses pra bater a meta guardando 250 por mês?',
    ],
    [
      `quanto|quantos tempo|meses ..6 ${putting} [so|uns|apenas] [r] [$] @ [reais] [?] $`,
      'em quantos meses junto a viagem guardando 300?',
    ],
    [
      'quanto|quantos tempo|meses ..6 juntar|chegar|bater|alcancar|realizar|junto|chego|bato ..4 com [so|uns] [r] [$] @ [reais] [todo|cada|por|ao|a] mes',
      'quanto tempo pra juntar a viagem com 400 por mês?',
    ],
  ],
  /** Asks what is to be saved for it. */
  goalNeeds: [
    [
      'quanto ..4 guardar|juntar|poupar|economizar|separar|depositar|botar|colocar|por',
      'quanto preciso guardar por mês até julho?',
    ],
    [
      'guardar|juntar|poupar|economizar|separar|colocar quanto',
      'tenho que guardar quanto por mês?',
    ],
  ],
  /** Right behind it. */
  datedWrong: [
    ['^ [lya] [,] nao|ops|opa|errado|era|eh|digo|ate', 'não, é dezembro de 2028'],
    ['^ na verdade', 'na verdade é até 2029'],
  ],
} as const satisfies Ways
