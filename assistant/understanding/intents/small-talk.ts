import type { Message, Read } from '#understanding/intents/candidate.ts'
import { isFiller } from '#understanding/plain-words.ts'

const greetings =
  / (oi|oii|oie|oies|oier|oizinho|oiee|ola|olar|olas|iae|iai|coe|koe|e ae|fala ai|bomdia|boatarde|boanoite|bd|bt|bn|opa|eae|eai|e ai|hey|hello|hi|salve|bom dia|boa tarde|boa noite|tudo bem|tudo bom|tudo certo|beleza|fala|alo|como vai|como voce esta|como esta|bao) /
const thanks =
  / (obrigad[oa]|obrigadao|obrigadinh[oa]|valeu|valeuzao|tamo junto|agradeco|agradecid[oa]|grat[oa]|gratidao|brigadao|brigadinh[oa]|thanks|thank you|show de bola|arrasou|perfeito|top demais|voce eh demais|te amo|ajudou muito|muito bom) /
const helps =
  / (ajuda|me ajuda|socorro|menu|comandos|help|instrucoes|tutorial|como funciona|como voce funciona|o que (que )?voce (sabe |consegue |pode )?(fazer|faz)|o que voce sabe|voce faz o que|o que da pra fazer|o que posso fazer|como (eu )?(faco|uso|usar|utilizo|lanco|registro|anoto|cadastro|comeco|posso|consigo|mudo|crio|apago)|quem eh voce|pra que voce serve|quais (sao )?(os |as )?(seus |suas )?(comandos|funcoes|funcionalidades)|me explica|nao entendi|como assim|voce eh um robo|tem como) /
const pleasantries =
  /^(vai|vao|como|esta|tudo|bem|bom|boa|dia|tarde|noite|lya|demais|ajudou|ai|junto|tamo|show|bola|top|perfeito|maravilha|otimo|lindo|linda|deus|abencoe|abraco|beijo|bjs|feliz|ano|natal|pascoa|sexta|domingo|semana|final|fim)$/

/** A greeting and nothing else. */
export function recogniseGreeting(message: Message): Read | null {
  const { reading } = message
  if (reading.tokens.some((one) => one.kind === 'number')) return null
  if (reading.amounts.length > 0 || !greetings.test(reading.flat)) return null
  return restIsFiller(message, greetings) ? { intent: 'greeting', confidence: 60 } : null
}

/** Thanks and nothing else. */
export function recogniseThanks(message: Message): Read | null {
  const { reading } = message
  if (reading.amounts.length > 0 || !thanks.test(reading.flat)) return null
  const isBrief = reading.tokens.length <= 6
  return isBrief || restIsFiller(message, thanks) ? { intent: 'thanks', confidence: 62 } : null
}

/** A question about Lya herself. */
export function recogniseHelp({ reading }: Message): Read | null {
  if (reading.amounts.length > 0 || !helps.test(reading.flat)) return null
  return { intent: 'help', confidence: 86 }
}

function restIsFiller({ reading }: Message, own: RegExp): boolean {
  const rest = reading.flat.replace(own, ' ')
  const words = rest.split(' ').filter((word) => /^\p{L}/u.test(word))
  const strange = words.filter((word) => !isFiller(word) && !pleasantries.test(word))
  // A name may stand beside: "oi Lya", "bom dia, César".
  return strange.length <= 1 && words.length <= 10
}
