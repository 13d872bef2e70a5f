import type { Ways } from '#understanding/memory/ways.ts'

/** Ways of telling that something was bought and not paid, and that it is paid now. */
export const onTick = {
  /** The writer took it, and owes for it. */
  boughtOnTick: [
    [
      'comprei|compramos|peguei|pegamos|levei|trouxe ..9 fiado|fiada|pendurado|pendurada',
      'peguei 50 de carne fiado no açougue',
    ],
    ['fiquei|fico|ficamos devendo', 'comprei cimento e fiquei devendo', 'nao ..2 devendo'],
    [
      'pendurei no|na ..2 padaria|mercado|mercadinho|venda|bar|conta|caderneta|acougue',
      'o pão eu pendurei na padaria',
    ],
  ],
  /** Something is paid by the writer. */
  paysOff: [
    ['paguei|pagamos|acertei|quitei|quitamos|dei|passei|mandei|transferi', 'paguei o seu Osvaldo'],
  ],
  /** What is paid was owed. */
  wasOwed: [
    ['divida d*', 'paguei a dívida do cimento 84'],
    ['que [eu] [ja|ainda] estava|estou|fiquei devendo', 'paguei o gás que tava devendo'],
    ['que [eu] [ja|ainda] devia', 'paguei o sapato que eu devia'],
    ['o|do|meu fiado', 'acertei o fiado da padaria'],
  ],
} as const satisfies Ways
