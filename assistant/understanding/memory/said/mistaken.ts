import type { Ways } from '#understanding/memory/ways.ts'

const said =
  'anotou|anotei|lancou|lancei|registrou|registrei|falei|disse|contei|digitei|escrevi|marquei|li|informei'
const noted = `${said}|botou|botei|colocou|coloquei|pus`
const wrong = 'errado|errada|errados|erradas|trocado|trocada|invertido|invertida'
const cost = 'foi|foram|era|eram|eh|sao|deu|deram|ficou|saiu|veio|custou'
const puts = 'poe|bota|coloca|ponha|coloque|bote|deixa|botar|colocar|deixar'
const papers =
  'recibo|comprovante|cupom|nota|boleto|fatura|pix|ted|transferencia|deposito|gasto|despesa|saida|entrada|receita|compra|pagamento|lancamento|valor|dinheiro'
const day = 'ontem|anteontem|hoje|segunda|terca|quarta|quinta|sexta|sabado|domingo'

/** Ways of saying that what was noted is not as it was, each with a message that says it so. */
export const mistaken = {
  /** What it cost was noted wrongly, and what it is called may stand beside that. */
  mistaken: [
    [`${said} ..4 ${wrong}`, 'tu anotou o gás errado, foi 118'],
    [`${noted} [isso|ela|ele|o] [valor] ${wrong}`, 'a passagem foi 92,30, coloquei errado'],
    [`esta|ta|estava|tava|ficou|saiu|estao|ficaram|sairam ${wrong}`, 'o valor da trena tá errado'],
    ['^ [{mended}] [nao] [,] [voce|tu|lya] errou ,', 'errou, a internet é 99,90'],
    ['errei a|o|na|no conta|soma|valor|preco|numero|quantia|digitacao', 'errei a conta'],
    [
      'troquei|inverti|confundi|trocou|inverteu [os|as|o|a] numero|numeros|digitos|valores|bola|bolas',
      'era 43, troquei os números',
    ],
    [
      'me atrapalhei|enrolei|embananei|perdi [n*|com] [os|as] [numero|numeros|valores|conta|contas]',
      'me atrapalhei nos números',
    ],
    [`errei {article} ..4 [,] ${cost} ..2 @`, 'errei a 99, foi 78'],
    [`me enganei|confundi na|no|com ..4 [,] ${cost} ..2 @`, 'me enganei na feira, foi 78'],
    [`^ ..2 foi mal [,] {article} ..4 ${cost} ..2 @`, 'foi mal a bota foi 203'],
    [`^ ..2 desculpa|desculpe|perdao [,] {article} ..4 ${cost} ..2 @`, 'perdão, o queijo foi 42'],
    [
      `corrige|corrija|corrigindo|retifico|retificando|retifique [ai|,|:] {article} ..4 [:|,] ${cost}|pagou|paguei ..2 @`,
      'corrige o chester, foi 98,90',
    ],
    [`lembra|lembre [d*] ..6 [?|,] ${cost} ..5 @`, 'lembra do açaí de sexta? foram 2, então 30'],
    [
      `que [eu] [te|lhe|ja] falei|disse|contei|avisei ..3 ${cost} @`,
      'o frete que te falei veio 3.020',
    ],
    [
      `nao foi|era|deu|eh|custou|rendeu|saiu|ficou @ [:|.|;] ..9 ${cost}|rendeu|caiu|entrou|recebi|paguei|pagou|recebeu @`,
      'não foi 480, caiu 427,20',
    ],
    [
      `{article} ..5 ${cost} [so] @ ..2 [,] arruma|arrume|conserta|conserte|corrige|corrija|ajeita|ajusta|acerta [ai|la|isso] [pra|por] [mim|favor|gentileza] [,|.|!] $`,
      'a farmácia de sexta foi 78,90, arruma pra mim',
    ],
    [`total|valor|preco certo|correto [dele|dela] ${cost} @`, 'o total certo dela é 82,44'],
    [`@ ..4 o certo|correto ${cost} @`, 'a resma estava por 29, o certo é 92'],
  ],
  /** The same of what was made just now, with the reason: `põe 420 que a dona reajustou`. */
  putsAnew: [
    [
      `^ [{mended}] [,] ${puts} [ai|so|em|pra] @ [,] que|porque|pois`,
      'põe 420 que a dona reajustou',
    ],
    [`^ [{mended}] [,] ${puts} [ai|so|em|pra] @ [,|.|!] $`, 'põe 420'],
    ['^ [{mended}] [,] eh|sao|era @', 'opa, é 950 o aluguel'],
  ],
  /** Where the sum was read: "achei o recibo: foram 250", of what was asked about. */
  onPaper: [
    [
      '^ [{mended}|pronto|achei|,] [,] [agora|aqui] [ja] [eu] achei|encontrei|olhei|conferi|peguei|vi [aqui] o|a|no|na [meu|minha] recibo|nota|notinha|cupom|comprovante|extrato|papel|papelzinho [aqui|agora] [,|:|.|e|;] [o] [valor|total|la|que] foi|foram|deu|eh|era|diz|esta|custou|ficou [em|que] [foi] [r] [$] @',
      'achei o recibo: foram R$ 250,00',
    ],
  ],
  /** The figure that was told, and the one that is right. */
  misTold: [[`${said} ..7 @# ..9 ${cost} [so] @`, 'eu disse 50, mas foi 60']],
  /** The same of a deed that may be told as well: only where the first figure stands there. */
  misPut: [
    [
      `nao foi|era|deu|eh|custou|rendeu|saiu|ficou @# [:|.|;|,] ..9 ${cost}|rendeu|caiu|entrou|recebi|paguei|pagou [so] @`,
      'não era 17, era 19 com o suco',
    ],
    [
      `${said}|botei|botou|coloquei|colocou|pus ..4 @# ..9 ${cost}|dei|paguei|recebi|fiz [so] @`,
      'sexta eu falei 120 do juninho mas dei 150',
    ],
  ],
  /** An entry by its sum: what it was stands behind. */
  bySum: [
    [
      '^ [{mended}] [,] ess*|est*|aquel* ..2 de [r] [$] @ era|foi|eh [o|a|um|uma|no|na|do|da]',
      'esse conserto de 19,80 era o uber',
    ],
    [
      '^ [{mended}] [,] {article}|ess*|est*|aquel* @ [reais|conto|pila] foi|foram|era|eram|eh|sao [no|na|o|a|um|uma]',
      'os 48 foram flores pra minha mãe',
    ],
    ['^ [{mended}] [,] o|a d* ..2 d* [r] [$] @ foi|era [no|na]', 'o de seu Biu dos 50 foi hoje'],
    [
      '^ [{mended}] [,] {article}|ess*|est*|aquel* @ [reais|conto|pila] d* ..1 foi|foram|era|eram [no|na]',
      'os 100 do Jefinho era quarta da semana passada',
    ],
  ],
  /** The same with a word for the money of it: "esse recibo de 134,90 é da luz". */
  paperOfSum: [
    [
      `^ [{mended}] [,] {article}|ess*|est*|aquel* ${papers} [de] [r] [$] @ [reais|conto|pila] [na] [verdade] foi|foram|era|eram|eh|sao [no|na|o|a|um|uma|d*]`,
      'esse recibo de 134,90 é da luz',
    ],
  ],
  /** Several of one sum: the category of them all stands behind. */
  severalOfSum: [
    [
      '^ [{mended}] [,] os|as|ess*|aquel* dois|duas|tres|quatro|2|3|4 [de] [r] [$] @ [reais|conto|pila] foi|foram|era|eram|eh|sao|vai|vao|entra|fica|ficam [d*|pra|para|em|como|no|na]',
      'os dois 40 é de presente',
    ],
    [
      `^ [{mended}] [,] [pode] ${puts} os|as|ess*|aquel* dois|duas|tres|quatro|2|3|4 [de] [r] [$] @ [reais|conto|pila] [d*|pra|para|em|como|no|na]`,
      'põe os dois de 40 em presentes',
    ],
  ],
  /** An entry by who sent it, or got it: what it was for stands behind. */
  byWhom: [
    [
      '^ [{mended}] [,] {article}|ess*|est*|aquel* pix|dinheiro|valor|transferencia|deposito|ted [de|do|da] [seu|dona] ..2 foi|era|eh [do|da|de|dos|das|pelo|pela|pro|pra|o|a|um|uma]',
      'esse pix do Marcos é aluguel do quarto',
    ],
  ],
  /** What it is to stand at: `o almoço põe 26,90`. Of what is there only; else it is new. */
  putsAt: [
    [
      `^ [{mended}] [nao|ah] [,] {article}|aquel* ..5 [pode] ${puts} [so|ai] [como|em|por|pra|para] @`,
      'o almoço põe 26,90',
    ],
    [`${puts} {article}|aquel* ..4 como|em|por|pra|para @`, 'põe a janta como 32'],
    [
      '^ [{mended}] [,] {article} ..4 [pode] muda|troca|altera|corrige pra|para|por @',
      'a manteiga troca pra 285',
    ],
  ],
  /** Where it stands and should not: a category is right behind. */
  misplaced: [
    ['ficou|esta|ta|estava|tava|entrou|caiu|apareceu como|em|no|na|de', 'ficou como salário'],
    ['foi como', 'é lazer, foi como moradia'],
    [`${noted} [isso|ela|ele] como|em|no|na`, 'você botou em compras, é lazer'],
  ],
  /** What it is to stand in, behind its name: a category is right behind. */
  placed: [
    [
      '^ [{mended}] [nao|ah] [,] {article}|esse|essa ..5 [pode] poe|bota|coloca|por|botar|colocar como|em|no|na',
      'e a costureira bota em mercadoria',
    ],
    [
      '^ [{mended}] [nao|ah] [,] {article}|esse|essa ..5 deveria|devia|era|tinha [que|pra] estar|ficar|entrar como|em|no|na',
      'a leroy deveria estar em moradia',
    ],
  ],
  /** It was noted the other way: `é dinheiro que entrou, não é gasto`. */
  misturned: [
    ['nao eh|foi|era [um|uma] gasto|despesa|compra|saida|entrada|receita|ganho', 'não é gasto'],
    ['foi|era|eh entrada|receita|gasto|despesa|saida [,] nao', 'foi entrada, não saída'],
    [`${noted} [isso|ela|ele] como gasto|despesa|saida|entrada|receita`, 'você botou como gasto'],
    ['recebi|ganhei [,] [e|eu] nao gastei|paguei|comprei', 'o pix eu recebi, não gastei'],
    ['paguei|gastei [,] [e|eu] nao recebi|ganhei', 'a diária eu paguei, não recebi'],
  ],
  /** What was noted so, before what is right. */
  noted: [['anotei|lancei|registrei|botei|coloquei|falei|disse|marquei', 'lancei']],
  /** Words of an error, which name nothing. */
  ofMistakes: [
    [`${noted}|${wrong}`, 'errado'],
    [
      'atrapalhei|enrolei|errei|enganei|troquei|inverti|confundi|trocou|inverteu|corrige|corrija|lembra',
      'errei',
    ],
    ['numero|numeros|digitos|valores|bola|bolas|soma|quantia|digitacao|data|certo', 'números'],
    ['retifico|retificando|corrigindo|arruma|conserta|mal|desculpa|perdao|verdade', 'perdão'],
  ],
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
      `que [eu] [te|lhe|ja] ${noted} [ai|aqui|antes] ..2 foi|era [na|no] ${day}`,
      'o uber que eu botei aí foi ontem',
    ],
    [
      'arruma|arrume|conserta|corrige|corrija|ajusta|troca|troque|muda|mude [ai] [o|a] dia|data',
      'a barba foi ontem, arruma a data',
    ],
    [`${noted} ..2 ${day} [,] mas|e foi|era [na|no] ${day}`, 'o pneu eu lancei hoje mas foi ontem'],
    ['data|dia errada|errado|trocada|trocado', 'a barba foi ontem, anotei o dia errado'],
  ],
  /** One price is told for two that stand there. */
  together: [
    [
      'ficou|ficaram|foi|foram|saiu|sairam|deu|fez|custou [so] [por|em] [r] [$] @ [reais] os|as|tudo dois|duas|2|juntos|juntas|junto',
      'a telha com o caibro ficou 480 os dois',
    ],
    ['os|as dois|duas [juntos|juntas] ficou|ficaram|foi|saiu|deu [por|em] @', 'os dois ficou 480'],
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
  /** What was told is to be as if it had not been. */
  unsays: [
    [
      'esquece|esqueca|desconsidera|desconsidere|ignora|ignore [o|aquilo] [que] [eu] [te|lhe] falei|disse|contei|mandei|escrevi [ai] d*|sobre',
      'esquece o que falei do trator, não comprei não',
    ],
    [
      '^ [nao|ah|lya] [,] esquece|esqueca|desconsidera|desconsidere|ignora|ignore [o|isso|aquilo] [que] [eu] [te|lhe] falei|disse|contei|mandei|escrevi [agora|antes|ai] [,|.|!] $',
      'esquece o que eu falei',
    ],
    [
      'que [eu] [te|lhe] falei|disse|contei d*|sobre ..3 [pode] esquece|esqueca|esquecer|desconsidera',
      'o que eu falei da blusa esquece',
    ],
    [
      'esquece|esqueca {article} ..3 [,] [que] [eu] nao comprei|paguei|gastei|peguei|levei',
      'esquece a blusa, não comprei não',
    ],
  ],
} as const satisfies Ways
