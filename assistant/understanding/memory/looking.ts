import type { Ways } from '#understanding/memory/ways.ts'

/** Ways of asking where something is that was told. */
export const looking = {
  looksFor: [
    [
      'cade|kd|quede [foi] [parar] {article}|meu|minha|meus|minhas|aquele|aquela',
      'cadê a aposentadoria?',
      'cade|kd a lya',
    ],
    [
      'onde|aonde esta|estao|foi|foram|ficou|ficaram [parar] {article}|meu|minha|meus|minhas',
      'onde foi parar o mercado de ontem?',
    ],
  ],
  /** All that was told, and nothing of it by its name. */
  entriesAll: [
    [
      'gasto|gastos|lancamento|lancamentos|compra|compras|despesa|despesas|anotacao|anotacoes|registro|registros',
      'cadê meu gasto de ontem?',
    ],
    ['que [eu] [te|ja] falei|mandei|anotei|lancei|botei|registrei', 'cadê o que eu te mandei?'],
  ],
} as const satisfies Ways
