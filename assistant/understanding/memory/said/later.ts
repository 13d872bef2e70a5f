import type { Ways } from '#understanding/memory/ways.ts'

/** How a day that is still to come begins. */
const day =
  'dia|amanha|segunda|terca|quarta|quinta|sexta|sabado|domingo|semana|mes|proxima|proximo|quinzena|pagamento|fim|final|quinto'
const pay = 'decimo|13|bonus|plr|abono|restituicao|ferias|comissao|salario|rescisao|premio'
const who =
  'ele|ela|eles|elas|patrao|patroa|mestre|dono|dona|cliente|fregues|chefe|{person}|{payer}'
const dues =
  'resto|metade|parcela|pagamento|salario|vale|adiantamento|dinheiro|comissao|aposentadoria'

const going = 'vou|vamos|tenho|temos|preciso|precisamos|quero|pretendo'
const toDo = `${going} [que|de] [ir]`
/** "o remédio que eu preciso tomar" says which. */
const ofThat = `que|foi|era [eu|a] [gente] ${going}`
const ahead = 'amanha|segunda|terca|quarta|quinta|sexta|sabado|domingo|semana|mes'
const aReminder =
  'cria|crie|criar|faz|faca|fazer|bota|bote|poe|coloca|coloque|anota|quero|queria|deixa [ai|pra|de|fazer] [mim] [um|uma|o] lembrete|aviso|alerta'

/** Work that is still to be done. */
const willEarn = [
  [
    'amanha|segunda|terca|quarta|quinta|sexta|sabado|domingo|semana [que] [vem] [eu] tenho|atendo|vou|pego [atender|fazer|dar|pegar] # cliente|clientes|aluno|alunos|paciente|pacientes|faxina|faxinas|aula|aulas|unha|unhas|corte|cortes|diaria|diarias|corrida|corridas',
    'amanhã tenho 3 clientes a 45 cada',
  ],
  [
    'vou|vamos fazer [uns|umas] [r] [$] @ [reais] no|na|de uber|99|ifood|rappi|app|corrida|corridas|entrega|entregas|feira',
    'hoje de noite vou fazer uns 150 na uber',
  ],
] as const

/** Ways of telling of money that is still to move. */
export const later = {
  /** It only passes through the writer's hands. */
  notOwn: [
    [
      'nao eh|e|era|sao meu|minha|meus|minhas [nao|viu|,|.|!|eh|e|so] ..5 $',
      'recebi 600 pra comprar material, não é meu',
      'culpa|problema|casa|carro|moto nao eh|e meu|minha',
    ],
    ['dinheiro|grana|valor nao eh|e|era meu|minha', 'o dinheiro não é meu'],
    ['dinheiro|grana|valor [que] [eh] dos outros', 'é dinheiro dos outros'],
  ],
  /** Somebody will give or pay it, as they say. */
  promised: [
    ['vai|vao me|nos dar|passar|mandar|transferir|devolver|pagar', 'disse que vai me dar cem'],
  ],
  /** Work that is still to be done. */
  willEarn,
  /** Money that is still to come in. */
  toCome: [
    ...willEarn,
    ['vai|vao [me] pagar|receber|cair|ganhar|acertar|entrar|depositar', 'vai me pagar 120 sexta'],
    ['vai|vao me|nos dar|passar|mandar|transferir|devolver', 'disse que vai me dar cem'],
    ['vou|vamos receber|ganhar|cobrar', 'vou receber 1.200 dia 5'],
    ['cai|caem|entra|entram|pinga [so] [no] dia #', 'o décimo cai dia 30, 1.100'],
    [
      'amanha|segunda|terca|quarta|quinta|sexta|sabado|domingo [feira] [que] [vem] [ja|so] cai|caem|entra|entram|pinga [o|a|os|as] meu|minha|o|a',
      'quinta cai minha comissão, 900',
      'todo|toda|cada',
    ],
    [
      '[no] dia # [que] [ja|so] cai|caem|entra|entram|pinga [o|a|os|as|meu|minha]',
      'dia 4 cai a segunda metade do décimo terceiro, 2.430',
      'todo|todos|cada dia #',
    ],
    [
      'se deus quiser|permitir|ajudar [ja] entra|entram|cai|caem|recebo|pinga|vem [uns|umas|os|mais] [r] [$] @',
      'semana que vem se Deus quiser entra uns 900',
    ],
    [
      'entra|entram|cai|caem|recebo|pinga|vem [uns|umas|os|mais] [r] [$] @ [reais|conto] [,] se deus quiser|permitir|ajudar',
      'dia 10 entra 900 se Deus quiser',
    ],
    ['so recebo|cai|caem|paga|pagam|pago|acerta', 'plantão extra 380, só recebo dia 20'],
    [
      'cai|caem|entra|entram|vem|recebo ..4 em {month}',
      'o décimo vem agora em dezembro, 1.623',
      'fatura|boleto|conta|iptu|ipva|seguro|matricula|mensalidade|parcela ..4 vem|cai|entra|caem|entram',
    ],
    [
      `${pay} ..4 sai|saem|cai|caem|vem|chega ..4 {month}|mes|amanha|dia`,
      'a parcela do 13º sai em dezembro, 1.100',
    ],
    [
      `^ amanha|em [{month}] cai|entra|caem|entram|sai|chega ..4 ${pay}`,
      'em dezembro cai a segunda parcela do décimo, 1.400',
    ],
    [`recebo|cai|entra|${pay} ..6 dia util`, 'salário 2350 quinto dia útil', 'caiu|recebi|entrou'],
    [`vem um|uma|o|a ${pay} ..4 {month}|mes`, 'vem um bônus de 800 em dezembro'],
    [
      'ficou|ficaram de [me|mim] pagar|acertar|depositar|passar|mandar|dar|trazer|devolver',
      'ficou de me passar 80 segunda',
    ],
    [
      'me paga|pagam|acerta|acertam dia|amanha|segunda|terca|quarta|quinta|sexta|sabado|domingo|depois|semana|mes',
      'me paga sexta 90',
    ],
    ['me devendo|deve|devem ..9 paga|pagam|acerta|quando', 'ficou me devendo 35, só paga dia 23'],
    ['me deve|devem|devendo [ainda|so] [uns|umas] [r] [$] @', 'o Léo me deve 20 da janta'],
    ['falta|faltam [ainda|so] [r] [$] @ [reais] dele|dela|deles|delas', 'faltam 90 dela dia 5'],
    [
      'falta|faltam [ainda|so] [r] [$] @ [reais] do|da|de seu|dona|cliente|inquilino|inquilina|aluno|aluna',
      'faltam 60 da dona Rita pra sexta',
    ],
    [`falta|faltam receber ..12 ${day}`, 'falta receber 130 da diária, o mestre paga quarta'],
    [
      `pagam|acerta|acertam [comigo] [so] [na|no|em|ate] ${day}`,
      'fechei um serviço de 850, pagam dia 10',
    ],
    [`${who} paga|deposita [so] [na|no|em|ate] ${day}`, 'o patrão paga sábado'],
    [
      `${who}|comprador|freguesa ..3 vai|vem|vao levar|buscar|pegar|retirar ..6 ${day}`,
      'o comprador vai levar mais 20 sacos semana que vem, dá 1.900',
    ],
  ],
  /** The same by its day alone, without a sum. */
  owedOn: [
    [
      `${day} ..2 cai|caem|entra|recebo [o|a|os|as|meu|minha] [outra] ${dues}`,
      'dia 20 cai o resto',
    ],
    [`${dues} [so] cai|entra|recebo [na|no|em|ate] ${day}`, 'minha aposentadoria entra dia 7'],
    [
      `ele|ela|me|seu|dona ..2 vai|ficou [de] [me] pagar|acertar|depositar|mandar ..3 ${day}`,
      'a outra metade ele vai pagar sexta',
    ],
  ],
  /** It should have come, and has not. */
  unpaid: [
    [
      `encomenda|encomendou|encomendaram|encomendado ..14 paga|pagam|acerta|acertam [so|tudo] [na|no|em|ate] quando|entrega|retirada|buscar|${day}`,
      'encomenda de 60 salgados pra Dora, 100 reais, paga quando pegar no domingo',
      'encomenda|encomendou|encomendaram ..14 deu|pagou|deixou|adiantou',
    ],
    ['nao pagou|pagaram|acertou|depositou ..7 ainda @', 'dona Márcia não pagou a diária ainda 180'],
  ],
  /** What is still to be paid, with its day. */
  toPay: [
    [
      `vou|vamos|tenho|temos|preciso|precisamos|devo [que|de] pagar|quitar|acertar ..5 ${day}`,
      'vou pagar a moto quinta',
      'pagar [um] mico|pato|promessa|lingua|caro|visita',
    ],
    [
      `me lembra|lembre|lembrar|avisa|avise|avisar de|pra|que pagar ..6 ${day}`,
      'me lembra de pagar o carnê dia 15',
    ],
    [
      `devolvo|pago|quito|acerto [tudo|so] [o|a|pra|pro|para|isso] ..3 [na|no|em|ate] ${day}`,
      'devolvo pra ela dia 30',
    ],
  ],
  /** To be paid, or done, whether or not a day is told. */
  stillToPay: [
    [`${toDo} pagar|quitar|acertar`, 'tenho que pagar o seguro', ofThat],
    [`eh|esta|ficou pra|para pagar ..5 ${day}`, 'é pra pagar o IPTU mês que vem'],
    [`chega|chegam|vence|vencem [so|la] [no|na|em] ${day}`, 'a fatura chega semana que vem'],
  ],
  stillToDo: [
    [
      `${toDo} comprar|gastar|fazer|mandar|dar|levar|ir|trocar|consertar|usar|viajar`,
      'quero comprar um tênis',
      ofThat,
    ],
    [`^ ${ahead} [que] [vem] [eu|a] [gente] vou|vamos|tenho|temos`, 'amanhã vou no dentista'],
    [`^ [eu|a] [gente] vou|vamos|tenho|temos ..4 ${ahead}`, 'vou no dentista amanhã'],
  ],
  /** Something is to be made of it that is no entry. */
  wantsMade: [
    [
      'quero|queria|cria|crie|criar|faz|faca|bota|poe|coloca [criar|fazer|por] [um|uma|o|a|meu|minha] orcamento|limite|teto|meta',
      'quero um orçamento de saúde',
    ],
  ],
  /** To be reminded of a thing, with or without its day. */
  remindThing: [
    [
      `${aReminder} [de|pra|para] [pagar] [o|a|os|as|do|da|dos|das|pro|pra]`,
      'cria um lembrete pra pagar o gás',
    ],
    ['^ lembrete|alerta de|do|da|dos|das|pra|pro|para', 'lembrete do condomínio'],
    [
      'lembra|lembre|lembrar|avisa|avise|avisar [de|pra|para|que] [eu] [tenho|preciso] [que|de] pagar',
      'me lembra de pagar a luz',
    ],
    ['me lembra|lembre|avisa|avise do|da|dos|das', 'me lembra do aluguel'],
    ['nao me deixa|deixe|deixar esquecer', 'não me deixa esquecer do IPVA'],
  ],
  /** What is paid on a day, read as one that is over. */
  'falls-due': [
    ['vence|vencem|vencimento', 'multa 130, vence dia 30'],
    ['cai|entra|sai|pinga [so] [no] dia #', 'comissão sai dia 20, 300'],
    [
      'dia ..7 vai|vou|vamos|vao [ter] [que] ficar|dar|ser|custar|sair|pagar|gastar|cobrar',
      'dentista dia 20 às 14h, vai ficar 250',
    ],
    ['vai|vao|quer|querem|pague ..8 dia #', 'o banco quer que eu pague 940 dia 20'],
    [
      'vem|vai ..5 segunda|terca|quarta|quinta|sexta|sabado|domingo',
      'o homem vem arrumar o lavatório segunda, 220',
      'segunda|terca|quarta|quinta|sexta parcela|etapa|vez',
    ],
  ],
  /** It hangs on something else. */
  perhaps: [
    ['^ [ah|e|mas|lya] [,] se', 'se der certo recebo 800 amanhã'],
    ['talvez|provavelmente|estimativa|acho|tomara', 'talvez eu receba 80 amanhã'],
    ['penso|pensando|pensamos em', 'ano que vem penso em trocar de carro, 60 mil'],
    [
      'estou|ando|estamos querendo|doido|doida|louco|louca|namorando',
      'tô querendo comprar um tênis',
    ],
    ['estou|ando|estamos de olho', 'tô de olho num celular de 1.200'],
    ['ia|iamos comprar|pegar|levar|fazer ..8 mas deixei|deixamos', 'ia comprar, mas deixei'],
    [
      'se {would-be}|der|acabar|terminar|chover|rolar|sair|cair|vier|conseguir|renovar',
      'recebo 90 se chover',
    ],
    [
      'se eu|a|nos [gente] [nao] passar|passarmos|tirar|ganhar|fechar|vender|bater|conseguir|ir',
      'a mãe vai me dar 50 se eu passar em matemática',
    ],
    [
      'ano que vem [eu|a] [gente] {want}|pretendo|sonho|planejo',
      'ano que vem quero fazer um curso, custa 1.200',
    ],
    [
      'quilo|kilo|kg|litro|saco|saca|duzia|unidade|metro|fardo|preco ..2 vai|vao pra|para|subir|custar|ficar',
      'disse que semana que vem o quilo vai pra doze',
    ],
  ],
  /** In a month that is named, behind what is to come. */
  inMonth: [
    ['em|pra|para|ate|so {month}', 'e o sofá 1.500 em fevereiro'],
    ['ano|mes que vem', 'e o sofá 1.500 ano que vem'],
  ],
} as const satisfies Ways
