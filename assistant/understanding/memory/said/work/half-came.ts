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
    [
      'pagou|deu|mandou [me] [a] metade [,] [e|,] [so] [o] resto|restante|outra [metade] [fica|paga|vai|ele|ela|so] [so|paga|pra] dia|amanha|depois|semana|mes|segunda|terca|quarta|quinta|sexta|sabado|domingo|na|no',
      'ela pagou metade e o resto na sexta',
    ],
  ],
} satisfies Ways
