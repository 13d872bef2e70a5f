import { comingDay } from '#understanding/memory/days-ahead.ts'
import type { Ways } from '#understanding/memory/ways.ts'

const going = 'vou|vamos|tenho|temos|preciso|precisamos|quero|pretendo'
const toDo = `${going} [que|de] [ir]`

/** "o remédio que eu preciso tomar" says which. */
const ofThat = `que|foi|era [eu|a] [gente] ${going}`
const ahead = 'amanha|segunda|terca|quarta|quinta|sexta|sabado|domingo|semana|mes'
const aReminder =
  'cria|crie|criar|faz|faca|fazer|bota|bote|poe|coloca|coloque|anota|quero|queria|deixa [ai|pra|de|fazer] [mim] [um|uma|o] lembrete|aviso|alerta'

/** Ways of telling of what is still to be paid or done. */
export const toBePaid = {
  /** What is still to be paid, with its day. */
  toPay: [
    [
      `vou|vamos|tenho|temos|preciso|precisamos|devo [que|de] pagar|quitar|acertar ..5 ${comingDay}`,
      'vou pagar a moto quinta',
      'pagar [um] mico|pato|promessa|lingua|caro|visita',
    ],
    [
      `me lembra|lembre|lembrar|avisa|avise|avisar de|pra|que pagar ..6 ${comingDay}`,
      'me lembra de pagar o carnê dia 15',
    ],
    [
      `devolvo|pago|quito|acerto [tudo|so] [o|a|pra|pro|para|isso] ..3 [na|no|em|ate] ${comingDay}`,
      'devolvo pra ela dia 30',
    ],
  ],
  /** To be paid, or done, whether or not a day is told. */
  stillToPay: [
    [`${toDo} pagar|quitar|acertar`, 'tenho que pagar o seguro', ofThat],
    [`eh|esta|ficou pra|para pagar ..5 ${comingDay}`, 'é pra pagar o IPTU mês que vem'],
    [`chega|chegam|vence|vencem [so|la] [no|na|em] ${comingDay}`, 'a fatura chega semana que vem'],
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
} as const satisfies Ways
