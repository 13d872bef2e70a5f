import { notedDown } from '#understanding/memory/verbs-said.ts'
import type { Ways } from '#understanding/memory/ways.ts'

const day = 'ontem|anteontem|hoje|segunda|terca|quarta|quinta|sexta|sabado|domingo'

/** Ways of saying that the day was another, each with a message that says it so. */
export const misdated = {
  /** The day was noted wrongly. */
  misdated: [
    [
      `foi|era|eh [la|so] [na|no|em] ${day} [passada|passado] [,|e] nao [foi|era] [na|no] ${day}`,
      'o ifood foi na terça, não hoje',
    ],
    [
      `paguei|comprei|recebi|peguei|fiz|fui ..3 ${day} [,|e] nao [foi|era] [na|no] ${day}`,
      'o pedágio eu paguei ontem, não hoje',
    ],
    [
      `nao foi|era [na|no] ${day} [,|mas] [nao|mas] foi|era [na|no] ${day}`,
      'o acarajé não foi ontem, foi sábado',
    ],
    ['foi|era [no] dia # [,|e] nao [foi|era] [no] dia #', 'o cinema foi dia 28, não dia 30'],
    ['nao foi|era [no] dia # [,|mas] foi|era [no] dia #', 'o cinema não foi dia 30, foi dia 28'],
    [
      `que [eu] [te|lhe|ja] ${notedDown} [ai|aqui|antes] ..2 foi|era [na|no] ${day}`,
      'o uber que eu botei aí foi ontem',
    ],
    [
      'arruma|arrume|conserta|corrige|corrija|ajusta|troca|troque|muda|mude [ai] [o|a] dia|data',
      'a barba foi ontem, arruma a data',
    ],
    [
      `${notedDown} ..2 ${day} [,] mas|e foi|era [na|no] ${day}`,
      'o pneu eu lancei hoje mas foi ontem',
    ],
    ['data|dia errada|errado|trocada|trocado', 'a barba foi ontem, anotei o dia errado'],
  ],
  /** The same of what was told just now, by the verb of the deed. */
  didOnThatDay: [
    [
      '^ [{mended}] [na|verdade|lembrei|,] [,] {article} ..3 [eu] [ja] comprei|compramos|paguei|pagamos|peguei|recebi|fiz|vendi [foi] [na|no]',
      'o tecido eu comprei na segunda-feira',
    ],
  ],
  /** The day on which what stands there was, right behind. */
  onThatDay: [
    [
      '^ [nao|ah|ops|opa|eita|oh|lya|,] [,] [o|a|os|as|aquele|aquela|esse|essa] ..5 [caiu|entrou|veio] foi|era [so|mesmo]',
      'o tênis do Pedrinho foi hoje, não foi ontem',
      'foi|era [so|mesmo] [por] [r] [$] @',
    ],
    [
      '^ [o|a|os|as] ..5 muda|mude|passa|passe|bota|poe|coloca [ela|ele|isso] pra|pro|para|em|como',
      'a pensão de 700 muda pra hoje',
    ],
  ],
} as const satisfies Ways
