import type { Ways } from '#understanding/memory/ways.ts'

/** Ways of telling that of what was written as earned only a part has come. */
export const halfOfWork = {
  /** The half of it, and the rest is waited for. */
  onlyHalf: [
    [
      'a|o|uma|um [cliente|moca|moco|menina|rapaz] d* [r] [$] @ [reais] [so|ainda] [me] pagou|deu|mandou|depositou|passou [so|somente|por|enquanto] [a] metade',
      'a de 60 pagou metade',
      'nao ..2 pagou|deu',
    ],
    [
      'pagou|pagaram|deu|deram|mandou|depositou|passou [me] so|somente|apenas [a] metade',
      'a Paula pagou só metade',
      'eu pagou',
    ],
    ['so [me] pagou|pagaram|deu|deram|mandou|depositou|passou [a] metade', 'só pagou metade'],
    ['recebi|recebemos|caiu|entrou|veio so|somente|apenas|ainda [a] metade', 'recebi só a metade'],
    [
      '^ [{mended}] [,] foi|veio so|somente|apenas [a] metade [,] [r] [$] @',
      'foi só a metade, 120',
    ],
    [
      'pagou|pagaram|deu|deram|mandou|recebi|caiu|entrou|veio [a] metade por enquanto',
      'me pagaram metade por enquanto',
    ],
    ['so|somente|apenas recebi|caiu|entrou|veio [ainda] [a] metade', 'só caiu a metade ainda'],
    [
      'recebi|caiu|entrou|veio|pagou|pagaram|deu|deram so|somente|apenas [r] [$] @ [reais] [,] [que|eh] [a] metade',
      'me pagaram só 250, a metade',
    ],
    [
      'pagou|deu|mandou [me] [a] metade [,] [e|,] [so] [o] resto|restante|outra [metade] [fica|paga|vai|ele|ela|so] [so|paga|pra] dia|amanha|depois|semana|mes|segunda|terca|quarta|quinta|sexta|sabado|domingo|na|no',
      'ela pagou metade e o resto na sexta',
    ],
  ],
  /** The half of what was bought: the rest is still to be paid. */
  paidOnlyHalf: [
    ['paguei|pagamos|dei so|somente|apenas [a] metade', 'na verdade paguei só a metade'],
    ['so|somente|apenas paguei|pagamos|dei [a] metade', 'só paguei a metade'],
  ],
} satisfies Ways
