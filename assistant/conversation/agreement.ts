const tail =
  '(sim|sempre|pode|ser|bem|favor|por favor|categoriza|muda|mudar|mude|todos|todas|tudo|os|as|anota|anotar|mesmo|obrigad[oa]|lya|registra|\\d+)'
const yes = new RegExp(
  `^ (sim|s|ss|sss|yes|claro|sempre|pode|pode ser|pode sim|tudo bem|por mim|isso|quero|bora|ok|okay|beleza|uhum|aham|com certeza|por favor|manda ver|isso mesmo|anota|anote|registra|certo|correto|confirmo|confirma|esta certo|ta certo|perfeito|exato|fechado|fechou|combinado|blz|show|positivo|vai|ta|ta bom|esta|esta bom|👍|👌|✅|uai sim)( ${tail})* [!.]? ?$`,
)

/** "uai, pode sim": called out before a yes. */
const called = /^ (?:uai|ue|oxe|oxi|oxente|ora|ah|opa|eita|hum|entao|bom) (?=\p{L})/u

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
  const words = flat.replace(/ [,.;]+(?= )/g, '').replace(called, ' ')
  return (yes.test(words) && !isThanking(words)) || isSighed(words)
}

const nods = new Set('eh e foi fui sim isso pode claro ss'.split(' '))
const sighs = new Set(
  [
    'infelizmente ne po pow poxa puxa aff ai uai viu mano cara amiga amigo menina filha bem fazer',
    'fzr paciencia vida coracao dor vergonha tristeza triste fato verdade confesso',
  ].flatMap((line) => line.split(' ')),
)
/** They sigh of nothing by themselves. */
const beside = new Set(
  'minha meu o q que pois eh foi fui e isso mesmo sim da faz parte com no'.split(' '),
)
const sighedMax = 8

/** "sim infelizmente", "foi né, fazer o quê": a yes with a sigh, which tells nothing else. */
function isSighed(words: string): boolean {
  const [first, ...rest] = words
    .replace(/[^\p{L} ]/gu, ' ')
    .split(' ')
    .filter(Boolean)
  const isNod = first !== undefined && nods.has(first) && rest.length <= sighedMax
  if (!isNod || /[?\d]/.test(words)) return false
  const others = rest.filter((word) => !beside.has(word))
  return others.length > 0 && others.every((word) => sighs.has(word) || laughs.test(word))
}

const laughs = /^(k+|rs+|(rs)+|(ha)+h?)$/
