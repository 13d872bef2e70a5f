import type { Ways } from '#understanding/memory/ways.ts'

/** Answers to whether to be reminded of what is still to be paid. */
export const coming = {
  /** Yes, remind me; or it is not paid yet, so that there is something to be reminded of. */
  remindMe: [
    ['lembra|lembre|lembrar|lembrando|avisa|avise|avisar', 'pode lembrar', 'nao ..2 lembra*|avis*'],
    [
      'guarda|guarde|guardar|cria|crie|salva|salve|agenda|agende',
      'guarda pra mim',
      'nao ..1 guard*',
    ],
    ['deixa|deixe|coloca|poe|bota guardad*|agendad*|salv*|la|em|nos', 'deixa guardado'],
  ],
  notYet: [
    ['ainda|agora nao', 'ainda não paguei'],
    ['nao paguei|pago|pagamos|foi|venceu [ainda] [,|.|!|nao] $', 'não paguei'],
    ['nao paguei|pago|venceu|chegou ..3 ainda', 'não paguei isso ainda'],
    ['so|vou pago|pagar|vence|eh|e ..2 dia|amanha|depois|segunda|terca|quarta', 'só vence dia 10'],
    ['so|vou pago|pagar|vence|eh|e ..2 quinta|sexta|sabado|domingo|semana|mes', 'só pago sexta'],
  ],
  paidThis: [
    ['ja [eu] paguei|pagamos|foi|gastei|quitei|acertei|comprei|fiz', 'já paguei'],
    ['ja esta|estava [tudo] pago|paga|quitado|quitada|acertado', 'já tá pago'],
    ['^ [sim|nao|opa|ah] [,] [eu] paguei|pagamos|quitei|pago|paga|pg', 'paguei ontem'],
    ['acabei de pagar|quitar', 'acabei de pagar'],
  ],
  /** Nothing is wanted of it: it was only said. */
  onlySaid: [
    ['so falando|comentando|avisando|contando|desabafando', 'tô só comentando'],
    ['deixa|deixe quieto|pra|assim', 'deixa pra lá'],
    ['deixa|deixe [,|.|!] $', 'ainda não paguei, deixa'],
    ['nao|n , deixa|deixe', 'não, deixa, ainda estou decidindo'],
    ['esquece|precisa nao|precisa', 'não precisa'],
    ['nao precisa|quero', 'não precisa lembrar'],
  ],
} as const satisfies Ways
