import type { Ways } from '#understanding/memory/ways.ts'

const notOwn =
  'orcamento|limite|teto ..3 cartao|credito|cheque|banco|pix|cliente|clientes|pintar|consertar|arrumar|reformar|trocar|instalar'

/** Ways of speaking of a limit that stands there. */
export const limiting = {
  /** It is to hold for each month. */
  perMonth: [
    ['por|ao|todo|cada mes', 'no máximo 400 por mês'],
    ['mensal|mensais', '400 mensais'],
  ],
  /** It is told by the week or the day. */
  perWeek: [
    ['por|a|na|toda|cada semana', 'no máximo 250 por semana'],
    ['semanal|semanais', 'orçamento de 80 semanais'],
    ['por|ao|todo|cada dia [util]', 'quero gastar até 20 por dia', 'todo|cada dia #'],
  ],
  /** It is to hold for the next month as well. */
  sameAgain: [
    [
      'deixa|deixar|deixe|mantem|manter|mantenha|repete|repetir|repita|segue|seguir|continua|continuar ..5 mesmo|mesma|igual|assim [valor|limite|orcamento] [em|pra|para|no] {month}|mes|tambem|proximo',
      'pode deixar o mesmo em dezembro',
      'nao [precisa] [pode] deixa|deixar|deixe|mantem|manter|repete|repetir',
    ],
    [
      '^ [sim|pode|isso|claro] [,] [pode|deixar|deixa|ser] [ser] o mesmo [valor|limite] [em|pra|para|no|,] [{month}|mes|sim|tambem]',
      'o mesmo em dezembro',
    ],
    [
      '^ [sim|pode|claro] [,] [pode] mantem|manter|mantenha|repete|repetir|repita [em|pra|para] [{month}] [sim|tambem|igual|o] [mesmo]',
      'mantém em dezembro também',
    ],
    [
      '^ [sim|pode|claro] [,] [pode] deixa|deixar|deixe [em|pra|para] {month} [sim|tambem|igual]',
      'pode deixar em dezembro também',
    ],
    [
      'coloca|coloque|poe|bota|faz|quero|cria ..4 limite|orcamento|teto ..4 em|pra|para|no {month}|proximo [mes] tambem|igual',
      'coloca o limite da farmácia em dezembro também',
    ],
  ],
  /** It is to be another one. */
  changesLimit: [
    ['muda|mude|mudar|altera|altere|alterar|troca|troque|trocar', 'muda o limite pra 500'],
    ['aumenta|aumente|aumentar|sobe|suba|subir|diminui|diminua|diminuir', 'aumenta o teto pra 90'],
    ['reduz|reduza|reduzir|baixa|baixe|baixar|corta|corte|cortar', 'reduz o limite pra 500'],
    ['corrige|corrija|corrigir|ajusta|ajuste|ajustar|atualiza', 'corrige o limite pra 500'],
    ['agora [eh|fica|vai|sera]', 'agora o limite é 500'],
    ['nao eh|era', 'não é 600, é 500'],
    ['na verdade', 'na verdade o limite é 500'],
  ],
  /** What it should have been, behind what was told of an entry. */
  wantsLimit: [
    ['{want}|mudar|muda|aumentar|aumenta|diminuir|diminui', 'eu queria mudar o limite pra 500'],
    ['pra|para [ser] [r] [$] @', 'era o orçamento que era pra ser 250'],
    ['limite|orcamento|teto [que] eh [de] [r] [$] @', 'o limite que é 250'],
  ],
  /** What a thing came to. */
  costed: [
    ['foi|era|eram|deu|custou|saiu|veio|ficou [por|em] [r] [$] @', 'o mercado foi 87,35'],
    ['passei|estourei ..4 @', 'passei 30 do limite'],
  ],
  /** Which one it is, or is not. */
  pointsAt: [
    ['eh|era|foi|seria|nao|errado', 'é pra dezembro'],
    ['na verdade', 'na verdade pra dezembro'],
  ],
  fromTo: [['de [r] [$] @ [reais] pra|para|por [r] [$] @', 'sobe o limite de 400 pra 500']],
  /** What went there before, beside what it is to be. */
  spentBefore: [
    [
      '@ [reais] [ja] foi|foram|era|eram|eh [o|a] [que] [gasto|total|valor] [eu] [gastei|gastamos|paguei] [d*|n*|em] {month}|mes [passado]',
      '1.890 foi o que gastei em outubro',
    ],
    [
      '{month}|mes passado [eu] foi|deu|veio|ficou|gastei|gastamos|saiu [uns|quase|r] [$] @',
      'mercado do mês passado foi 1.890',
      '{month} # passado',
    ],
    [
      '[em|no] {month} [eu] foi|deu|ficou|gastei|gastamos [uns|quase|r] [$] @',
      'mercado em outubro deu 1.890',
    ],
    [
      'gastei|gastamos [uns|quase|r] [$] @ ..4 {month}|mes [passado]',
      'gastei 600 de ifood em outubro',
    ],
  ],
  /** The sum that it is to be, right behind the word for it. */
  ceilingSum: [
    [
      'maximo|max|ate|teto|limite|orcamento [d*|pra|para] ..2 [eh|sera|de|uns|r] [r] [$] @',
      'quero gastar no máximo 1.500',
    ],
    [
      'controlar|segurar|manter|limitar|reduzir ..4 em|ate [uns] [r] [$] @',
      'uns 900 de gasto, quero segurar viagem em 1.500 por mês',
    ],
  ],
  /** The former price and the new one. */
  formerAndNew: [
    ['de [r] [$] @ [reais] pra|para|a @', 'a van subiu de 280 pra 310'],
    [
      'era|eram|custava|pagava [de] [r] [$] @ [reais] [,|e|mas] agora eh|esta|fica|ficou|foi|custa|vai [ser|pra|a|de] [r] [$] @',
      'o plano era 412 agora é 447,80',
    ],
  ],
  /** A new one is asked for, or another sum for one. */
  wishesLimit: [
    [
      '{want}|preciso|precisava|bora|vamos [d*] [fazer|criar|por|botar|colocar|definir|ter|montar|estabelecer] um|uma|novo [novo] orcamento|limite|teto',
      'quero um orçamento de lazer',
      notOwn,
    ],
    [
      'cria|crie|criar|faz|faca|fazer|monta|monte|montar|define|defina|definir|poe|bota|botar|coloca|coloque|colocar|estabelece|estabelecer|abre|adiciona [pra|para] [mim|gente] [um|o|meu] [novo] orcamento|limite|teto',
      'cria um limite pra mercado',
      notOwn,
      'vou|fui|vim|veio|vem|como|onde|mandei|pedi|pediu ..2 orcamento|limite|teto',
    ],
    [
      'aumenta|aumente|aumentar|sobe|subir|diminui|diminuir|reduz|reduzir|baixa|baixar|muda|mudar|altera|alterar|troca|trocar|ajusta|ajustar|corrige|corrigir [o|meu] orcamento|limite|teto',
      'aumenta o limite de lazer',
      notOwn,
    ],
    [
      '{want}|preciso|bora|vamos limitar [o|os|a|as|meu|meus|minha|minhas] [gasto|gastos]',
      'quero limitar meus gastos com lazer',
    ],
  ],
  /** What went of it, or is left of it, right behind it. */
  spentOfLimit: [
    [
      '^ [e] quanto [que] [eu|a] [gente] [ja|ainda] foi|gastei|gastamos|usei|usamos|saiu [disso|dele|desse|nele] [ate] [agora|aqui|hoje|ja] [disso] [?] $',
      'quanto já foi?',
    ],
    [
      '^ [e] [eu] ja foi|gastei|gastamos|usei|usamos|saiu quanto [disso|dele|desse] [ate] [agora] [?] $',
      'já gastei quanto?',
    ],
    [
      '^ [e] [ainda] quanto|falta|resta|sobra|restam [que] [eu|a] [gente] [ainda] [me] falta|resta|restam|sobra|sobrou|tenho|posso|quanto [gastar|usar] [disso|dele|desse|nele] [?] $',
      'quanto ainda tenho?',
    ],
  ],
  /** The word for it. */
  limit: [['orcamento|limite|teto', 'o limite']],
  /** It is to be no more. */
  removesLimit: [
    [
      'apaga|apague|apagar|tira|tire|tirar|remove|remova|remover|exclui|exclua|excluir|cancela|cancele|cancelar|deleta|delete|deletar|zera|zerar [o|a|os|esse|este|meu|minha|aquele] orcamento|limite|teto',
      'tira o limite de lazer',
      '{my} limite do cartao',
    ],
    [
      'nao quero|preciso [mais] [de|ter] [o|esse|um|nenhum|meu] orcamento|limite|teto',
      'não quero mais limite de lazer',
    ],
    [
      'esquece|esqueca|esquecer|desisti|desiste|desistimos|larga|larguei|larguemos|dispensa|abandona [mao] [o|a|os|esse|este|meu|minha|aquele|d*] [negocio] [de|do] orcamento|limite|teto',
      'desisti desse limite do mercado',
      'limite do cartao',
    ],
    [
      'nao quero|preciso [mais] [o|esse|um|nenhum|meu|aquele|d*] orcamento|limite|teto',
      'não preciso mais daquele teto do mercado',
    ],
    [
      '^ [lya|ah|olha|entao|,] [,] [o|a|esse|essa|este|aquele|meu] [negocio|lance|historia|coisa] [de|do] orcamento|limite|teto ..16 tira|tire|tirar|apaga|apague|apagar|remove|remova|remover|exclui|exclua|excluir|cancela|cancele|cancelar|deleta|deletar [ele|isso|esse|ai|dai|pra|por|mim|favor] [favor|mim] [.|!] $',
      'esse negócio de limite pra mercado não funciona aqui em casa, pode tirar',
      'orcamento|limite|teto do cartao',
    ],
    ['sem orcamento|limite|teto [pra|para|de|no|na|em|com]', 'deixa sem limite pra lazer'],
  ],
  raises: [
    [
      'aumenta|aumente|sobe|suba|baixa|baixe|diminui|diminua|reduz|reduza|muda|mude|coloca|bota|poe|passa|passe ..2 pra|para|por @',
      'aumenta para 1.000',
    ],
    [
      '^ [nao|acho] [,] [acho] [que] melhor|prefiro [,] [so] [r] [$] @ [reais] [por|ao|no] [mes] [d*|com|em|no|na|pra]',
      'melhor 650 por mês de alimentação',
    ],
  ],
  /** A limit where there is none yet: behind the question what it is. */
  sets: [
    [
      '^ [nao] [tenho|tem] [?|,|.] [entao|pois] [,] bota|bote|poe|ponha|coloca|coloque|define|deixa|marca [ai|em|um|limite|de] @ [,|.|!] $',
      'não tenho? então bota 500',
    ],
  ],
} as const satisfies Ways
