import type { Rows } from '#understanding/intents/talk/rows.ts'

/** What people tell of themselves to whoever keeps their accounts. */
export const ofOneself = {
  boast: [
    ['economizei', 'economizei muito'],
    ['quitei|quitamos tudo|todo|todas|o|a|meu|minha|gracas', 'quitei o carro'],
    [
      'paguei|pagamos tudo|todo|todas|todos as|os [{my}] contas|boletos|dividas',
      'paguei todas as contas',
    ],
    ['consegui|conseguimos guardar|juntar|economizar|pagar|poupar', 'consegui guardar esse mês'],
    [
      'consegui|arrumei|arranjei [um|o] emprego|trabalho|servico|estagio|vaga',
      'consegui o emprego',
    ],
    [
      'passei na|no|em entrevista|concurso|prova|vestibular|enem|faculdade|teste',
      'passei na entrevista!',
    ],
    ['sobrou', 'sobrou dinheiro esse mês', 'quanto|qual'],
    ['nao gastei|comprei|pedi nada|um|nenhum|ifood|tanto', 'hoje não gastei nada'],
    ['nao gastei|comprei|paguei mais nada', 'hoje não gastei mais nada'],
    ['^ [hoje|ontem|entao|e] nao saiu [mais] nada [nao|hoje|ontem|,|.] [nao|.] $', 'não saiu nada'],
    ['^ [hoje|ontem] [eu] gastei|comprei nada [hoje|ontem|nao] [.|!] $', 'gastei nada hoje'],
    ['fui|fomos promovid*|aprovad*|contratad*', 'fui promovida!'],
    ['ganhei|recebi aumento|promocao', 'ganhei aumento'],
    [
      'comecei|comecando|comeco ..3 primeiro|novo|nova emprego|trampo|trabalho|servico|estagio',
      'comecei meu primeiro trampo agora',
    ],
    ['emprego|trampo|trabalho|estagio novo', 'trampo novo!'],
    ['sem dividas', 'fiquei sem dívidas'],
    ['sou|estou|fiquei rica|rico|milionaria|milionario', 'tô rica!'],
    ['arrasei|brilhei', 'esse mês eu arrasei', 'foi mal'],
    ['bati [a|minha] meta', 'bati a meta'],
    ['estou [tao|muito|super] feliz|contente|animad*|orgulhos*', 'tô feliz'],
    ['deu|tudo tudo|deu certo', 'deu tudo certo'],
  ],
  fright: [
    ['que|levei|tomei [um] susto', 'não fui eu não, que susto!'],
    ['nao fui eu que comprei|gastei|fiz|passei|paguei', 'não fui eu que fiz essa compra'],
    ['^ [nossa|eita|ai] [,|!] nao fui eu [nao] [,|!|.] $', 'não fui eu!'],
  ],
  deducted: [
    ['[ja] veio|vem|caiu [ja] descontad*', 'descontou o vt do salário, já veio descontado'],
  ],
  'no-money-moved': [
    ['nao [me|nos] cobrou|cobraram|custou nada', 'não cobrou nada'],
    ['foi|saiu|sai de graca|gratis', 'saiu de graça'],
    [
      'de graca|gratis',
      'maniçoba na casa da tia de graça',
      'voce|voces|tu|lya|isso|app|aplicativo|aqui|usar|teste|plano ..3 de graca|gratis',
      '^ [oi|lya|e|mas] [,] eh [mesmo|tudo] [de] graca|gratis',
    ],
    ['pelo|no convenio|plano|sus', 'foi pelo convênio', 'paguei|gastei|custou'],
  ],
  party: [
    ['[hoje|amanha] [eh] {my} aniversario|niver', 'hoje é meu aniversário'],
    ['faco|completo|fiz [#] anos [hoje]', 'faço 40 anos hoje'],
    ['sextou|sabadou|domingou', 'sextou'],
    ['estou|entrei de ferias|folga', 'tô de férias'],
    ['bora|vamos|partiu tomar|beber|praia|festa|cerveja|churrasco', 'bora tomar uma'],
  ],
  tired: [
    ['estou com|de fome|sono|sede|preguica|calor|frio|saudade|saudades|medo|raiva', 'tô com fome'],
    ['que preguica|sono|fome|cansaco|canseira', 'que preguiça'],
    ['[muito|muita] cansaco|canseira hoje|viu|danado|danada|demais', 'um cansaço danado'],
    ['cansad*|exaust*|esgotad*|acabad* demais|hoje', 'cansada demais hoje'],
    ['estou um|uma|so [o] caco|bagaco|trapo|po|bagaceira', 'hoje tô um caco'],
    ['transito|onibus|metro ..2 inferno|parado|lotado|horrivel', 'o trânsito tá parado'],
    ['nao dormi|comi|almocei [nada|ainda|direito]', 'não dormi nada'],
  ],
  scold: [['[me] da|passa|dar [logo] uma bronca|puxao', 'me dá uma bronca']],
  rich: [
    [
      'vou|vamos|quero|quando [eu] [um] [dia] [vou|vamos] [ficar|virar|ser] rico|rica|milionario|milionaria',
      'vou ficar rico?',
    ],
  ],
  owed: [
    [
      'quem ..4 me deve|devem|devendo|pagou|pagaram [ainda|dinheiro] ..3 ?',
      'quem é que me deve dinheiro?',
      'quem me pagou',
    ],
    ['quem [eh] [que] me deve|devem', 'quem me deve'],
    [
      'quanto|quantos [que|eh] [que|eu] [eu] tenho [pra|para|a] receber|recebe [do|dos|de] fiado|fiados',
      'quanto eu tenho pra receber dos fiado',
    ],
    ['quanto|que ..3 me deve|devem|devendo', 'quanto a Cida me deve?', '@'],
    [
      'quanto [que] [eu] tenho|temos pra|para|a receber da|do|de|das|dos',
      'quanto tenho pra receber da Lu?',
      'receber de|do|da salario|mes',
    ],
  ],
  lost: [
    [
      'nao sei|consigo mexer|usar|lidar [nisso|nisto|isso|com|nesse|nessa|no|na|direito|em]',
      'não sei mexer nisso não',
    ],
    ['nao sei como mexe|usa|mexer|usar [isso|nisso|aqui]', 'não sei como mexe nisso'],
    [
      'nao entendi|entendo|compreendi nada [disso|de|do|aqui|,|.|!|nao|ainda]',
      'não entendi nada, o que eu faço agora',
      'voce|tu|lya ..1 nao entendo',
    ],
    [
      'estou|fiquei|to perdido|perdida|perdidinha|perdidinho [aqui|nisso|no|com]',
      'tô perdida aqui',
    ],
    [
      'sou leigo|leiga|burrinho|velho|velha|idoso|idosa pra|para|com|nessas|nisso|no',
      'sou velha pra isso',
    ],
  ],
} as const satisfies Rows
