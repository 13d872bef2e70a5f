import type { Reading } from '#understanding/reading.ts'

/** What people say to somebody who keeps their accounts, beside money. */
const talks = [
  [
    'wrong',
    / (?:esta errad[oa]|ficou errad[oa]|anotou errado|entendeu errado|nao (?:foi|era|eh) isso) /,
  ],
  [
    'insult',
    / (?:chat[ao]|burr[ao]|idiota|inutil|lixo|horrivel|pessim[ao]|porcaria|bost[ae]|merda|odeio (?:voce|isso)|nao (?:presta|serve)) /,
  ],
  [
    'robot',
    / (?:robo|bot|inteligencia artificial|uma ia|de verdade|human[ao]|casad[ao]|quantos anos|voce existe|quem eh voce|seu nome) /,
  ],
  [
    'worry',
    / (?:preocupad[ao]|desesperad[ao]|endividad[ao]|apertad[ao]|quebrad[ao]|ansios[ao]|sem (?:dinheiro|grana|um real)|no vermelho|nao aguento|gastei (?:demais|muito|tudo)|mes dificil|tudo (?:muito )?caro|um absurdo|lis[ao]|dividas?) /,
  ],
  [
    'boast',
    / (?:economizei|consegui (?:guardar|juntar|economizar)|sobrou|nao gastei (?:nada|um)|nao comprei nada|fui promovid[ao]|quitei tudo|sem dividas) /,
  ],
  ['remind', / (?:me lembr[ae]|me avis[ae]|lembrete|nao me deixa esquecer) /],
  ['save', / (?:quero|queria|preciso|vou|vamos) (?:muito )?(?:guardar|juntar|economizar|poupar) /],
  ['wishes', / feliz (?:natal|ano|pascoa|dia|aniversario) /],
  ['noted', /^ (?:e ai |lya |, )*(?:anotou|registrou|salvou|foi|deu certo)(?: tudo| isso)? \?/],
  ['testing', /^ (?:testando|teste|test|alo|um dois tres)[ !.?]*$/],
  [
    'laugh',
    /^ (?:[^a-z]*(?:k{2,}|(?:rs)+|(?:ha){2,}|(?:he){2,}|(?:hua)+|lol)[^a-z]*)(?: \S+){0,4} $/,
  ],
  [
    'praise',
    / (?:adorei|amei|gostei|que (?:legal|bom|massa|lindo|maximo)|voce eh (?:demais|otima|linda|fofa|top|incrivel)|linda|fofa|maravilhosa) /,
  ],
  [
    'fine',
    /^ (?:(?:ok|okay|ta|esta|bom|beleza|blz|certo|entendi|sim|show|joia|fechado|combinado|uhum|aham|tudo bem|pode ser|isso|legal|👍)[ ,!.]*)+$/u,
  ],
  ['no', /^ (?:nao|n|nada|nenhum|nenhuma|depois|agora nao|hoje nao)[ ,!.]*$/],
] as const

const howTos = [
  ['delete', / (?:apag|exclu|delet|remov|desfa[zc]|cancel)/],
  ['correct', / (?:corrig|corrij|mud[aoe]|edit|alter|troc)/],
  ['budget', / (?:orcamento|limite|teto)/],
  ['goal', / (?:metas?|guard|junt|poup|reserva)/],
  ['instalments', / (?:parcel|vezes)/],
  ['picture', / (?:foto|imagem|comprovante|nota|audio|print)/],
  ['category', / categori/],
  ['recurring', / (?:contas?|todo mes|fix[ao]s?|recorrente|boletos?|mensa|assinatura|todo dia)/],
  ['income', / (?:receitas?|entradas?|salario|receb)/],
  ['query', / (?:quanto|relatorio|saldo|resumo|extrato|ver|vejo|consult)/],
  ['record', / (?:anot|lanc|registr|cadastr|coloc|gastos?|despesas?)/],
] as const

export type Talk = (typeof talks)[number][0] | 'question' | `how.${(typeof howTos)[number][0]}`

const howTo =
  / (?:como (?:eu |que eu |faco|uso|posso|consigo|funciona|\p{L}+o )|onde (?:eu |fica|vejo|mudo)|tem como|da (?:pra|para) |eu consigo|posso) ?/u
const outside =
  /^ (?:qual|quais|quem|quando|onde|o que|por que|me conta|me fala|que dia|que horas) /

/** What a message without money is about; null where nobody could tell. */
export function readTalk({ flat }: Pick<Reading, 'flat'>): Talk | null {
  if (howTo.test(flat)) {
    const topic = howTos.find(([, words]) => words.test(flat))
    if (topic) return `how.${topic[0]}`
  }
  const talk = talks.find(([, words]) => words.test(flat))
  if (talk) return talk[0]
  return outside.test(flat) || flat.includes(' ?') ? 'question' : null
}
