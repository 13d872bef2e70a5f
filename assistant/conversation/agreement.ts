const tail =
  '(sim|sempre|pode|ser|bem|favor|por favor|categoriza|muda|mudar|mude|todos|todas|tudo|os|as|anota|anotar|mesmo|obrigad[oa]|lya|registra|\\d+)'
const yes = new RegExp(
  `^ (sim|s|ss|sss|yes|claro|sempre|pode|pode ser|pode sim|tudo bem|por mim|isso|quero|bora|ok|okay|beleza|uhum|aham|com certeza|por favor|manda ver|isso mesmo|anota|anote|registra|certo|correto|confirmo|confirma|esta certo|ta certo|perfeito|exato|fechado|fechou|combinado|blz|show|positivo|vai|ta|ta bom|esta|esta bom|👍|👌|✅|uai sim)( ${tail})* [!.]? ?$`,
)

const content = new Set('certo correto perfeito ok okay beleza esta bom show isso muito'.split(' '))

/** `Certo, obrigado.`: said at the end of a matter, whatever was asked. */
function isThanking(words: string): boolean {
  const said = words.split(' ').filter((word) => /\p{L}/u.test(word))
  const last = said.pop() ?? ''
  return /^obrigad[oa]$/.test(last) && said.every((word) => content.has(word))
}

/**
 * Whether a message is a yes to what Lya asked.
 *
 * @param flat The folded words of the message, each with a space around it.
 */
export function isYes(flat: string): boolean {
  const words = flat.replace(/ [,.;]+(?= )/g, '')
  return (yes.test(words) && !isThanking(words)) || isSighed(words)
}

const nods = new Set('eh foi fui sim isso pode claro ss'.split(' '))
const sighs = new Set(
  [
    'infelizmente ne po pow poxa puxa aff ai uai viu mano cara amiga amigo menina filha minha meu',
    'bem fazer fzr o que q paciencia vida coracao dor vergonha pois eh foi fui e isso mesmo sim',
    'da faz parte com no tristeza triste fato verdade confesso',
  ].flatMap((line) => line.split(' ')),
)
const linking = new Set('e o que q bem mesmo com no da minha meu'.split(' '))
const sighedMax = 8

/** "sim infelizmente", "foi né, fazer o quê": a yes with a sigh, which tells nothing else. */
function isSighed(words: string): boolean {
  const [first, ...rest] = words
    .replace(/[^\p{L} ]/gu, ' ')
    .split(' ')
    .filter(Boolean)
  const isNod =
    first !== undefined && !/[?\d]/.test(words) && nods.has(first) && rest.length < sighedMax
  return isNod && rest.length > 0 && rest.every((word) => sighs.has(word) || laughs.test(word) || nods.has(word)) &&
    // "foi e foi" sighs over nothing.
    rest.some((word) => !nods.has(word) && !linking.has(word))
}

const laughs = /^(k+|rs+|(rs)+|(ha)+h?)$/
