/** What is only breathed before something is told; folded, and found before a space too. */
export const breaths = [
  ...['hm', 'hum', 'ah', 'ahn', 'oh', 'eh que', 'ei', 'ow', 'ta entao'],
  ...['kk', 'rs', 'rsrs', 'haha', 'hahaha', 'hehe', 'hehehe'],
] as const

/**
 * What says that something is about to be told, asked or has come to mind, and nothing of what it
 * is; folded. A mark parts it from the rest.
 */
export const announced = [
  ...['entao', 'olha', 'olha so', 'olha aqui', 'o', 'bom', 'bem', 'veja', 'veja bem', 'escuta'],
  ...['escuta so', 'escuta aqui', 'deixa eu ver', 'deixa ver', 'vamos la', 'vamo la', 'la vai'],
  ...['lembrei', 'lembrei agora', 'agora lembrei', 'agora que lembrei', 'me lembrei'],
  ...['acabei de lembrar', 'lembrei de uma coisa', 'lembrei de mais uma coisa'],
  ...['so avisando', 'so pra avisar', 'so para avisar', 'pra avisar', 'avisando', 'aviso'],
  ...['so pra constar', 'so pra registrar', 'so pra voce saber', 'so pra vc saber'],
  ...['me diz uma coisa', 'me diga uma coisa', 'me fala uma coisa', 'diz uma coisa', 'uma coisa'],
  ...['outra coisa', 'mais uma coisa', 'ah outra', 'outra coisinha', 'uma coisinha'],
  ...['uma pergunta', 'pergunta', 'uma duvida', 'duvida', 'me tira uma duvida', 'curiosidade'],
  ...['tira uma duvida', 'tira uma duvida minha', 'posso perguntar uma coisa', 'so uma pergunta'],
  ...['so uma duvida', 'falando nisso', 'falando em dinheiro', 'por falar nisso', 'por falar em'],
  ...['a proposito', 'aproveitando', 'ja que estamos aqui', 'antes que eu esqueca'],
  ...['antes que eu me esqueca', 'antes que me esqueca'],
  ...['deixa eu te falar', 'deixa eu te contar', 'deixa eu falar', 'deixa eu contar', 'te falar'],
  ...['te contar', 'vou te falar', 'vou te contar', 'eh o seguinte', 'e o seguinte', 'o seguinte'],
  ...['seguinte', 'sabe o que e', 'sabe o que eh', 'sabe de uma coisa', 'adivinha'],
  ...['nossa', 'nossa senhora', 'gente', 'eita', 'vixe', 'poxa', 'caramba', 'putz', 'ai ai'],
  ...['amiga', 'amigo', 'mulher', 'menina', 'querida', 'meu bem', 'minha filha', 'meu anjo'],
  ...['pronto', 'agora sim', 'ah eh', 'ah e', 've so', 'nem te conto', 'pois entao', 'uai', 'bah'],
  ...['esqueci de falar', 'esqueci de dizer', 'ia esquecendo', 'ja ia esquecendo', 'tche'],
  ...['tava pensando aqui', 'pensando aqui', 'o minha filha', 'ai que cabeca a minha'],
  ...['deixa eu anotar antes que esqueca', 'antes que esqueca', 'ca estou eu de novo'],
  ...['voltei', 'cheguei', 'tou de volta', 'to de volta', 'desculpa a demora', 'foi mal a demora'],
] as const
