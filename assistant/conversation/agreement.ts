const tail =
  '(sim|sempre|pode|por favor|categoriza|muda|mudar|mude|todos|todas|tudo|os|as|anota|anotar|mesmo|obrigad[oa]|lya|registra|\\d+)'
const yes = new RegExp(
  `^ (sim|s|ss|claro|sempre|pode|isso|quero|bora|ok|okay|beleza|uhum|aham|com certeza|por favor|manda ver|isso mesmo|anota|anote|registra|certo|correto|confirmo|confirma|esta certo|ta certo|perfeito|exato)( ${tail})* [!.]? ?$`,
)

/**
 * Whether a message is a yes to what Lya asked.
 *
 * @param flat The folded words of the message, each with a space around it.
 */
export function isYes(flat: string): boolean {
  return yes.test(flat.replace(/ [,.;]+(?= )/g, ''))
}
