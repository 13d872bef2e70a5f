import { dueDay } from '#understanding/memory/days-ahead.ts'
import { handedRest } from '#understanding/memory/said/work/part-paid.ts'
import type { Ways } from '#understanding/memory/ways.ts'

/** Answers to whether to be reminded of what is still to be paid. */
export const coming = {
  /** Yes, remind me; or it is not paid yet, so that there is something to be reminded of. */
  /** The day beside it is that on which it is paid, and not only that of the reminder. */
  dueThen: [
    ['vence|vencimento|pagar|pago|paga|cai|mudou|muda|eh|certo|errado', 'me lembra, vence dia 9'],
  ],
  remindMe: [
    ['lembra|lembre|lembrar|lembrando|avisa|avise|avisar', 'pode lembrar', 'nao ..2 lembra*|avis*'],
    [
      'guarda|guarde|guardar|cria|crie|salva|salve|agenda|agende',
      'guarda pra mim',
      'nao ..1 guard*',
    ],
    ['deixa|deixe|coloca|poe|bota guardad*|agendad*|salv*|la|em|nos', 'deixa guardado'],
  ],
  myHalf: [
    ['a minha metade', 'me lembra da luz sim, mas só a minha metade'],
    ['so [a|minha|da] metade', 'me lembra, mas só metade'],
  ],
  notYet: [
    ['ainda|agora nao', 'ainda não paguei'],
    ['nao paguei|pago|pagamos|foi|venceu [ainda] [,|.|!|nao] $', 'não paguei'],
    ['nao paguei|pago|venceu|chegou ..6 ainda', 'não paguei a primeira parcela do cartão ainda'],
    ['so|vou pago|pagar|vence|eh|e ..2 dia|amanha|depois|segunda|terca|quarta', 'só vence dia 10'],
    ['so|vou pago|pagar|vence|eh|e ..2 quinta|sexta|sabado|domingo|semana|mes', 'só pago sexta'],
  ],
  unpaidStill: [
    ['^ [nao] [,] ainda nao paguei|pagamos|comprei [nao] [,|.|!|viu] $', 'ainda não paguei não'],
    ['^ [nao] [,] nao paguei|pagamos|comprei [ainda] [nao] [,|.|!|viu] $', 'não paguei ainda'],
  ],
  paidThis: [
    ['ja [eu] paguei|pagamos|foi|gastei|quitei|acertei|comprei|fiz', 'já paguei'],
    ['ja esta|estava [tudo] pago|paga|quitado|quitada|acertado', 'já tá pago'],
    ['^ [sim|opa|ah] [,] [eu] paguei|pagamos|quitei|pago|paga|pg', 'paguei ontem'],
    ['^ nao , [eu] paguei|pagamos|quitei|pago|paga|pg', 'não, paguei ontem'],
    ['acabei de pagar|quitar', 'acabei de pagar'],
    [
      '^ [hoje|ontem|ja] [,] [eu] fui|fomos no|na|ao|nos|nas ..3 [,|e] [la] [ja|me|ele|ela] deu|foi|ficou|saiu|custou|cobrou|cobraram|paguei [r] [$] @',
      'fui no dentista, deu 180',
    ],
    ['^ o|a|os|as ..3 [eu] [ja] paguei|pagamos|quitei', 'a luz paguei ontem', 'nao paguei'],
    ...handedRest,
    ['^ dei|mandei|entreguei os @ [reais] pra|para|pro|a [o] [ela|ele|eles]', 'dei os 50 pra ela'],
  ],
  /** Nothing is wanted of it: it was only said. */
  onlySaid: [
    ['so [pra|para|por] [voce|vc|tu] saber|contar', 'te conto só pra saber'],
    ['so [estou] te|lhe contando|falando|avisando', 'só tô te contando'],
    ['so falando|comentando|avisando|contando|desabafando', 'tô só comentando'],
    ['deixa|deixe quieto|pra|assim', 'deixa pra lá'],
    ['deixa|deixe [,|.|!] $', 'ainda não paguei, deixa'],
    ['nao|n , deixa|deixe', 'não, deixa, ainda estou decidindo'],
    ['esquece|precisa nao|precisa', 'não precisa'],
    ['nao precisa|quero', 'não precisa lembrar'],
    [
      '^ [ah|opa|ja] [eu] desmarquei|desmarcamos|desmarcou|desmarcaram|desisti|desistimos [,|.|!] $',
      'desmarquei',
    ],
  ],
  /** It falls due on a day, and its sum is not told. */
  fallsDueOn: [
    ['vence|vencem|vencendo [no|na|em] dia #', 'a luz vence dia dez', 'cartao vence'],
    [
      'falta|faltam [pagar] {article} ..3 que vence|vencem dia #',
      'falta a internet que vence dia 3',
    ],
    [`vence|vencem|vencendo [no|na] hoje|${dueDay}`, 'o aluguel vence sexta', 'cartao vence'],
  ],
  remindOf: [
    [
      `lembra|lembre|lembrar|avisa|avise|avisar do|da|dos|das ..3 ${dueDay}`,
      'me lembra da fatura dia 5',
    ],
  ],
  /** They will tell when it comes. */
  willTell: [
    ['^ [sim|ok|esta|bom|claro] [bom|certo] [,] aviso|conto|falo|digo|avisarei', 'aviso sim'],
    ['pode deixar', 'pode deixar'],
    ['te aviso|conto|falo|digo', 'te aviso'],
  ],
} as const satisfies Ways
