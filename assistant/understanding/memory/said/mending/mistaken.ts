import { cost, notedDown, puts, toldLya } from '#understanding/memory/verbs-said.ts'
import type { Ways } from '#understanding/memory/ways.ts'

const wrong = 'errado|errada|errados|erradas|trocado|trocada|invertido|invertida'

/** Ways of saying that what was noted is not as it was, each with a message that says it so. */
export const mistaken = {
  /** What it cost was noted wrongly, and what it is called may stand beside that. */
  mistaken: [
    [`${toldLya} ..4 ${wrong}`, 'tu anotou o gás errado, foi 118'],
    [`${notedDown} [isso|ela|ele|o] [valor] ${wrong}`, 'a passagem foi 92,30, coloquei errado'],
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
    [`${notedDown} [isso|ela|ele] como|em|no|na`, 'você botou em compras, é lazer'],
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
    [
      `${notedDown} [isso|ela|ele] como gasto|despesa|saida|entrada|receita`,
      'você botou como gasto',
    ],
    ['recebi|ganhei [,] [e|eu] nao gastei|paguei|comprei', 'o pix eu recebi, não gastei'],
    ['paguei|gastei [,] [e|eu] nao recebi|ganhei', 'a diária eu paguei, não recebi'],
  ],
  /** What was noted so, before what is right. */
  noted: [['anotei|lancei|registrei|botei|coloquei|falei|disse|marquei', 'lancei']],
  /** Words of an error, which name nothing. */
  ofMistakes: [
    [`${notedDown}|${wrong}`, 'errado'],
    [
      'atrapalhei|enrolei|errei|enganei|troquei|inverti|confundi|trocou|inverteu|corrige|corrija|lembra',
      'errei',
    ],
    ['numero|numeros|digitos|valores|bola|bolas|soma|quantia|digitacao|data|certo', 'números'],
    ['retifico|retificando|corrigindo|arruma|conserta|mal|desculpa|perdao|verdade', 'perdão'],
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
