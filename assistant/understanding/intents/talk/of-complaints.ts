import type { Rows } from '#understanding/intents/talk/rows.ts'

/** What people say of her who are cross with her. */
export const ofComplaints = {
  wrong: [
    ['esta|ficou|saiu|estava [tudo|todo] errado|errada|errados|erradas', 'tá tudo errado isso'],
    ['<record:they-did>|entendeu|colocou|botou|fez errado|errada', 'você entendeu errado'],
    ['nao foi|era|eh isso', 'não foi isso que eu falei'],
    ['nao foi o que eu', 'não foi o que eu disse'],
    ['voce errou|confundiu|trocou|inventou', 'você errou de novo'],
    ['voce so erra', 'você só erra'],
    ['nao era pra|para [ter] anotado|anotar|lancar|por', 'não era pra anotar isso'],
    ['anotou|lancou coisa errada', 'anotou coisa errada'],
    ['de novo errado|errada|isso', 'de novo errado'],
  ],
  insult: [
    [
      'voce|lya .. chata|burra|burro|burrinha|idiota|inutil|lixo|pessima|ruim|tapada|lerda',
      'você é muito burrinha',
    ],
    ['horrivel|porcaria|bosta|merda|inutil|burra|idiota|lixo|imprestavel|imbecil', 'que porcaria'],
    ['odeio|detesto voce|isso|esse|este', 'odeio isso'],
    ['nao presta|serve', 'isso não serve pra nada'],
    ['^ que|muito|sua [coisa|app|muito] chata|chato|ruim|burra|lerda', 'que chata'],
    ['nao entende nada|porra', 'você não entende nada'],
    ['vai|vao se|te ferrar|lascar|foder|danar|catar', 'vai se ferrar'],
    ['vai tomar|pra|pro [no] cu|inferno|puta', 'vai tomar no cu'],
    ['vsf|vtnc|tnc|pqp|fdp|krl|caralho|porra', 'vsf'],
    ['some|sai daqui|fora', 'some daqui'],
    ['desisto de|disso [voce|isso]', 'desisto de você'],
    ['assim nao da|rola|funciona', 'assim não dá'],
    ['app|aplicativo|robo|assistente ..1 ruim|fraco|lento|pessimo|bugado', 'que app ruim'],
  ],
  unheard: [
    [
      'demora|demorada|demorou|custa|dificil|trabalho [pra|para|de|em] [voce|me] entender|entende',
      'que demora pra entender viu',
    ],
    [
      'vontade de|melhor|saudade voltar|usar|do|de [pro|pra|o|a|meu] caderno|caderninho|papel|planilha',
      'dá vontade de voltar pro caderninho',
    ],
    ['voce|tu|lya nao [me|ta] entende|entendeu|entendendo', 'é que tu não me entende'],
  ],
  slow: [
    ['que demora', 'que demora'],
    ['demorou|demorando|demora [muito|demais|pra]', 'demorou demais'],
    ['por que demora|demorou', 'por que demora tanto'],
    ['voce travou|travada|travado|bugou', 'você travou'],
  ],
} as const satisfies Rows
