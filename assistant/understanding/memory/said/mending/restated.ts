import { puts } from '#understanding/memory/verbs-said.ts'
import type { Ways } from '#understanding/memory/ways.ts'

const lately = 'ontem|anteontem|hoje|segunda|terca|quarta|quinta|sexta|sabado|domingo'

/** Without an article too, where nothing else is said. */
const onlyWas = ['^ ..1 era|eram [r] [$] @ [reais] [.] $', 'almoço era 33'] as const

/** Ways of saying once more what something cost, each with a message that does. */
export const restating = {
  /** What it cost is said once more. */
  restated: [
    [
      '^ [{mended}] [nao|ah] [,] {article} ..4 foi|era|eram|foram|deu|saiu|ficou|custou ..3 @',
      'o pediatra foi 250',
      'me|mim|nos deu @',
      '{person} ..2 deu @ [reais] pra|pro|para',
    ],
    [
      '^ [{mended}] [nao|ah] [,] o|a x - ..4 foi|era|deu|saiu|ficou|custou ..3 @',
      'o x-salada de ontem foi 26',
    ],
    onlyWas,
    ['^ [{mended}] [nao|ah] [,] {article} ..5 por @', 'o tambaqui o homem fez por 70'],
    [
      'mudei|mudamos|mudou|mudanca [de] [ideia|plano|planos|valor|preco] d*|n*|com|sobre ..6 por|fez|ficou|saiu|cobrou|foi|deu [so|por|em] @',
      'mudei de ideia dos convites, a Tati fez por 260',
    ],
    [
      'negociei|renegociei|pechinchei|chorei|regateei [um] [desconto] [o|a|os|as|n*|d*|com] ..6 por|fechou|ficou|saiu|foi|deu|deixou|deixaram|fez [so|por|em|pra] @',
      'pechinchei no sofá, deixaram por 1300',
    ],
    [
      '^ [{mended}] [nao|ah] [,] {article} ..4 deu @',
      'a Vera deu 550',
      'me|mim|nos deu @',
      '{person} ..2 deu @ [reais] pra|pro|para',
    ],
    [
      '^ [{mended}] [nao|ah] [,] {article} ..6 paguei|pago [so] @',
      'o look tava 20% off, paguei 311',
    ],
    [
      '^ [{mended}] [nao|ah] [,] {article} ..4 [ela|ele] so pagou|mandou|passou|acertou|deu [r] [$] @ [,|.|!] $',
      'a progressiva da Jussara ela só pagou 200',
      'me|mim|nos deu @',
    ],
    ['teve ..4 desconto ..3 ficou|foi|deu|saiu @', 'teve 5 reais de desconto, ficou 90'],
    [
      '^ [{mended}] [nao|ah] [,] {article} ..4 foi|era|eh [pra] [ser] [so] [a] minha metade|parte [,] @',
      'o sushi no fim foi só minha metade, 38,25',
    ],
    ['^ la|el ..3 foi|era @', 'la leche fue 24,90'],
    ['^ [{mended}] [,] foi|era|deu|ficou|saiu|fechou|foram|eram [so|em|por] @', 'foi 45'],
    [
      '^ [{mended}] [,] com ..2 desconto|cupom|taxa|gorjeta|frete ..1 foi|deu|ficou|saiu [so] @',
      'com desconto saiu 55',
    ],
    ['^ [{mended}] [nao] [,] era|eram|foram|sao [so] # ..1 $', 'era 22 saco'],
    [
      '^ [{mended}] [,] era|eram|foram|sao [so] # ..2 [,] [e] nao # [,|.|!] $',
      'foram 5 sacos, não 4',
    ],
    [
      '^ [{mended}] [nao] [,] foi|era|eram|foram|sao [so] # [so|ao|no] [todo|total] [,|.|!] $',
      'ih, foram 4 quilos e meio',
    ],
    [
      '^ [{mended}] [na] [nao|verdade] [,] foi|era|eram|foram|sao [so] # quilo|quilos|kg|kilo|kilos|litro|litros|metro|metros|l|m [so|e] [meio] [,|.|!] $',
      'foi 2 kg e meio',
    ],
    [
      `^ [{mended}] [nao|ah] [,] [o|a] ..3 do|da|de ${lately} foi|era|deu|saiu|custou|ficou ..2 @`,
      'gasolina de domingo foi 65',
    ],
    ['minha parte foi|eh|era|deu|ficou @', 'rachei com o Vini, minha parte foi 11'],
    ['{split} ..5 minha parte [eh|foi|,] @', 'o bar foi rachado em dois, minha parte 64'],
    [
      '^ [{mended}] [nao|ah] [,] {article} ..4 foi|foram|era|eram [a] # ..3 [,] entao|deu|fica|ficou|da [deu|foi|sao|eh] @',
      'a linha foram 5 cones, então 62,50',
    ],
    [
      '[eu] [ja] paguei|comprei|recebi {article} ..3 [,] mas|porem|so [que] foi|era|deu|ficou|veio|custou @',
      'eu já paguei a luz mas foi 203,40',
      'comprei|paguei ..6 com|de desconto',
    ],
    [
      '^ [{mended}] [o|a|os|as] ..2 foram|eram # ..1 de|a [r] [$] @ [reais] [cada] [.|!] $',
      'cinema foram 2 ingressos de 30',
      '^ [{mended}] foram|eram',
    ],
    [
      '^ [{mended}] [,] [eu] [so] paguei|recebi|comprei ..4 [,] e|mas|so [que] foi|deu|saiu|ficou|veio [r] [$] @ [reais] por|pela|pelo causa|conta d*',
      'paguei dia 15 no caso, e foi 905 por causa de juros',
    ],
    [
      '^ [{mended}] [,] veio|subiu [pra|por] [r] [$] @ [reais] por|pela|pelo causa|conta d*',
      'veio 88 por conta do reajuste',
    ],
    [
      '^ [{mended}] [,] acabou sendo|saindo|ficando|dando [em|por] [r] [$] @',
      'acabou sendo 520 por causa da taxa',
    ],
    ['^ foram|eram # [,] deu|ficou|da|saiu @', 'foram duas, deu 24'],
  ],
  /** The same without a word before its name: only of what this conversation wrote. */
  restatedBare: [
    [
      '^ [{mended}] [,] ..2 foi|era @ [reais|rs|conto|pila] [na|viu|ta|kk|kkk|kkkk] [verdade|vdd] [,|.|!] $',
      'gasolina foi 25 rs',
    ],
    [
      '^ [{mended}] [,] foi|foram|era|eram #measure [,] [e] deu|ficou|saiu [por|a] [r] [$] @ [.|!] $',
      'foi 3 metros e meio, deu 69,65',
    ],
    [
      '^ [{mended}] [,] [as|os] ..2 foram|eram [r] [$] @ [reais|rs|conto|pila] [,|.|!] $',
      'vendas foram 1.140',
    ],
    [
      '^ [{mended}] [,] ..2 foi|era [so] @ [reais] [hoje|ontem|agora] [,] [e] [o] resto|restante|metade',
      'freela foi 1.150 hoje, resto na entrega',
    ],
  ],
  /** It is told as something that is over, and stood there otherwise. */
  stood: [
    ['^ [{mended}] [nao|ah] [,] {article} ..3 era|eram [so] @', 'a pizza era 35,50'],
    onlyWas,
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
} as const satisfies Ways
