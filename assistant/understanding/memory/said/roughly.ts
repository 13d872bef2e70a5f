import type { Ways } from '#understanding/memory/ways.ts'

/** Ways of telling a figure of which the writer is not sure. */
export const roughly = {
  rough: [
    ['uns|umas|quase|aproximadamente @', 'gastei uns 50 no bar'],
    ['cerca|torno|volta de [uns] @', 'gastei em torno de 90'],
    ['mais|mas ou menos [uns] @', 'gastei mais ou menos 120 na feira'],
    ['@ [,] mais|mas ou menos', 'feira 120 mais ou menos'],
    [
      '@ e pouco|pouquinho|pouca|poucos|poucas|tantos|quebrados|uns|trocados|cacetada|bolinha',
      'uns 40 e pouco na farmácia',
    ],
    ['@ por ai', 'lanche 30 por aí', '@ por ai vai'],
    ['acho que [foi|deu|era|custou|paguei|gastei] [uns] @', 'acho que foi 30 no uber'],
    ['@ [,] [eu] acho [,|.|!] $', 'mercado 80 eu acho'],
  ],
} as const satisfies Ways
