import { cost, toldLya } from '#understanding/memory/verbs-said.ts'
import type { Ways } from '#understanding/memory/ways.ts'

const told = 'foi|era|foram|eram|deu|deram|dei|paguei|pagou|pagaram|mandou|passou|recebi|custou'

const toldOrGot = `${told}|gastei|cobrou|cobrei|ficou|saiu|botei|coloquei|fiz|ganhei|emprestei`

/** Ways of denying what was told, beside what is right. */
export const denying = {
  /** The right figure, and the wrong one. */
  swapped: [
    ['@# ..4 [,|e] [e|mas] nao [por] @#', 'foi 302 não 320'],
    ['ess*|aquel* [de] @ era|foi|eh @', 'aquele 64 era 46'],
    ['^ [{mended}] o|a de @ fica|vira|foi|era|eh [so] @', 'o de 32 fica 32,90'],
    ['@ nao [,|.|eh] [eh|foi|era|sao] @', '58 não, 48'],
  ],
  denied: [
    ['@ [,] [e|mas] nao', 'era 99, não uber'],
    ['nao foi|era|eh ..2 foi|era|eh @', 'não foi uber foi 99'],
  ],
  /** Something else comes to it, and nothing is taken back. */
  notOnly: [['nao foi|era|eh|foram|eram so|somente|apenas', 'não foi só dízimo, foi vela também']],
  instead: [['@ ..3 em vez de', 'bota só 50 em vez de 100']],
  /** The figure that was told before, and is wrong. */
  toldWrong: [
    ['falei|disse|pus|botei|coloquei|anotei|anotou|falado|dito [que] [foi|era] [a] @', 'falei 45'],
  ],
  /** The figure that is wrong, denied by whatever verb told it, and then the right one. */
  deniedFirst: [
    [
      `nao [me|te|lhe|eu] ${toldOrGot} [so] @# [reais] [nao] [,] [e|mas|eu|ela|ele] [nao] [,] [me|lhe|eu] ${toldOrGot} [so] @#`,
      'o filho não me deu duzentos foi cento e cinquenta',
    ],
    // It was counted or looked up anew.
    [
      'nao [me] foi|era|eh|deu|deram|eram [r] [$] @# [reais] [nao] [,|.] [e|mas|que] [eu] contei|recontei|conferi|olhei|vi|somei|chequei ..6 tinha|estava|diz|dizia|marca|consta|era|eram|eh|foi|deu [r] [$] @#',
      'a encomenda não foi 200 não, contei de novo e tinha 220',
    ],
    [
      'nao [me] foi|era|eh|deu|deram|eram [r] [$] @# [reais] [nao] [,|.] [e|mas|que] [la] [o|a|no|na] nota|notinha|recibo|comprovante|extrato|cupom|caderno ..2 tinha|estava|esta|diz|dizia|marca|consta|mostra|deu|eh|veio [r] [$] @#',
      'o mercado não foi 200, a nota diz 220',
    ],
  ],
  /** The figure that was told, and the one that is right. */
  misTold: [[`${toldLya} ..7 @# ..9 ${cost} [so] @`, 'eu disse 50, mas foi 60']],
  /** The same of a deed that may be told as well: only where the first figure stands there. */
  misPut: [
    [
      `nao foi|era|deu|eh|custou|rendeu|saiu|ficou @# [:|.|;|,] ..9 ${cost}|rendeu|caiu|entrou|recebi|paguei|pagou [so] @`,
      'não era 17, era 19 com o suco',
    ],
    [
      `${toldLya}|botei|botou|coloquei|colocou|pus ..4 @# ..9 ${cost}|dei|paguei|recebi|fiz [so] @`,
      'sexta eu falei 120 do juninho mas dei 150',
    ],
  ],
} as const satisfies Ways
