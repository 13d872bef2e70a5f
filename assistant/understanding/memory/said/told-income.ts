import type { Ways } from '#understanding/memory/ways.ts'

const happened = ['recebi|caiu|entrou|gastei|paguei|comprei|vendi|hoje|ontem|agora'] as const

/** Ways of telling of income that is written already, or of which nothing has come. */
export const toldIncome = {
  /** The writer goes there to work once more: what they earn is still to come. */
  worksAgain: [
    [
      'vou|volto|tenho|tem|faco ..6 de novo|novamente',
      'segunda vou em dona Lúcia de novo, mais 160',
    ],
    ['vou|volto em|na|no|la|pra ..6 mais @', 'quinta volto na dona Lúcia, mais 160'],
    [
      'vou|volto|tenho|tem [que] [fazer|de|uma|outra|mais] {shift-work}',
      'amanhã tenho faxina, 150',
    ],
  ],
  /** So many wages are no sum: what one comes to is asked, and never a figure of the law. */
  inWages: [
    [
      '1|2|3|4|5|um|dois|tres|quatro|cinco|meio salario|salarios [minimo|minimos]',
      'o defeso cai dia 15, 1 salário mínimo',
      'dia|de|por 1|2|3|4|5|um|dois|tres salario',
    ],
  ],
  /** It was the writer who paid, for others too. */
  paidMyself: [
    ['eu que|quem [ja] paguei|passei|banquei', 'fui eu que paguei no app e cada uma me deve'],
  ],
  /** What somebody earns month by month, and none of it has come. */
  wages: [
    [
      '^ [lya|oi|eu|,] [eu] ganho|recebo|tiro [uns|liquido] [r] [$] @ [reais|liquido] por|ao|todo|cada mes|semana|quinzena|dia',
      'ganho 1.900 por mês',
    ],
    [
      '^ [lya|oi|o] meu salario|pagamento eh|fica|vem|cai [de] [uns] [r] [$] @ [reais|liquido] por|ao|todo|cada',
      'meu salário é 1.900 todo dia 5',
    ],
    [
      'vou|vamos fazer|dar|trabalhar|atender|cuidar ..9 # vezes por semana|mes|dia ..3 @',
      'mês que vem vou fazer faxina na dona Ana 3 vezes por semana, 170 cada',
      'vou|vamos [fazer] pagar|gastar|guardar|comprar|juntar',
      'vou fazer academia|pilates|yoga|natacao|aula|terapia|fisioterapia|ingles|curso',
    ],
    [
      'todo|toda|todos|cada mes|semana|dia|quinzena ..5 me da|paga|manda|passa|deposita [r] [$] @',
      'toda semana meu pai me manda 50',
    ],
    [
      'me paga|pagam [uns] [r] [$] @ [reais] todo|por|ao|todos|cada dia|mes|os',
      'o hospital me paga 4.280 todo dia 5',
      ...happened,
    ],
    [
      '{payer}|alunos|alunas|fregueses|inquilinos|pacientes|mensalistas [dos] ..3 paga|pagam [me] [uns] [r] [$] @ [reais] [de|da|do] ..2 todo|toda|por|ao|cada mes|semana|dia|aula|quinzena',
      'meu inquilino paga 700 todo dia 5',
      ...happened,
    ],
    [
      '{payer}|alunos|alunas|pacientes|inquilinos ..2 cada um|uma [me] paga|da [r] [$] @ [reais] [por|ao|todo|a] [mes|semana|aula]',
      'tenho 5 alunos, cada um paga 180 por mês',
      ...happened,
    ],
    [
      'me da|dao|manda|mandam|passa|deposita [uns] [r] [$] @# [reais] por|cada|a semana|mes|quinzena',
      'meu marido me dá 600 por semana pra casa',
      ...happened,
    ],
    [
      'vai|vao [me] mandar|dar|depositar|passar|transferir [uns] [r] [$] @ [reais] todo|todos|cada dia|mes|os',
      'mainha vai mandar 80 todo dia 15',
      ...happened,
    ],
    [
      'me manda|mandam|da|dao|deposita|depositam|passa|passam [uns] [r] [$] @ [reais] todo|todos|cada dia|mes|os',
      'meu pai me manda 300 todo mês',
      ...happened,
    ],
    [
      'ganho|recebo [uns] [r] [$] @ [reais] [por] [mes] [,] e|, [a|o|meu|minha] ..2 [ganha|recebe] [uns] [r] [$] @',
      'eu ganho 4.100 e a Letícia 3.650',
      ...happened,
    ],
    [
      '{person}|ele|ela ganha|recebe [uns] [r] [$] @ [reais] [por] [mes] [,] e|, eu [ganho|recebo] [r] [$] @',
      'meu marido ganha 2.700 e eu 1.600',
      ...happened,
    ],
    [
      'meu|minha salario|renda|bolsa|aposentadoria eh [de] [r] [$] @ [reais] [,] e o|a d* ..2 [eh] [de] [r] [$] @',
      'meu salário é 4.000 e o da Carol 3.500',
      ...happened,
    ],
    [
      'a gente|familia ganha|recebe [uns] [r] [$] @ ..2 [,|.|:|;] eu [r] [$] @',
      'a gente ganha 6.500 juntos, eu 3.500 e ela 3.000',
      ...happened,
    ],
    [
      'ganho|recebo [uns] [r] [$] @ [reais] [,|e] [que] cai|caem|pinga [todo|tudo|sempre] [no] dia|quinto',
      'eu ganho 3.200, cai dia 5',
      ...happened,
    ],
  ],
  /** Whose money it was that came, or what it was for: it stands there already. */
  whose: [
    [
      '^ esse|essa|aquele|aquela ..4 que ..4 @ ..1 eh|era ..1 meu|minha|um|uma|dono|dona',
      'essa menina que me mandou 100 é minha mãe',
    ],
    [
      '^ esse|essa|esses|essas|aqueles|os|o [pix|dinheiro|valor] [de] [r] [$] @ [reais] ..7 eh|foi|era|foram|sao [um|uma|o|a|do|da|de|dos|pra|pro|me] [pra] [me] emprestado|emprestados|emprestimo|presente|ajuda|divida|devolucao|ajudar|devolver',
      'esses 200 que meu pai mandou é emprestado',
    ],
    [
      '^ [a|o|minha|meu] ..2 que me passou|mandou|deu|pagou|transferiu [r] [$] @ [reais] [no] [pix] eh|era [o|a] meu|minha',
      'a Bia que me passou 80 é minha irmã',
    ],
  ],
} as const satisfies Ways
