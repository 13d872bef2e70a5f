/**
 * What closes a message, sighs over it or takes leave, and says nothing of what it tells; folded.
 * A mark parts it from the rest.
 */
export const closings = [
  ...['so isso', 'so isso mesmo', 'era so isso', 'era isso', 'e isso', 'eh isso', 'e isso ai'],
  ...['eh isso ai', 'e so isso', 'eh so isso', 'e so', 'eh so', 'por enquanto e so'],
  ...['por enquanto eh so', 'por enquanto e isso', 'por enquanto eh isso', 'por hoje e so'],
  ...['por hoje eh so', 'por hoje e isso', 'por hoje eh isso', 'so por enquanto'],
  ...['entendeu', 'sacou', 'acredita', 'acredita nisso', 'da pra acreditar', 'ce acredita'],
  ...['pode isso', 've se pode', 'vai vendo', 'olha isso', 'fazer o que', 'fazer o q'],
  ...['paciencia', 'vida que segue', 'faz parte', 'acontece', 'ne nao', 'ta bom', 'ta certo'],
  ...['ja volto', 'volto ja', 'depois te conto mais', 'depois te conto', 'depois conto mais'],
  ...['depois te falo', 'depois a gente se fala', 'depois falo mais', 'ate mais', 'ate logo'],
  ...['ate mais tarde', 'ate depois', 'boa noite', 'bom dia', 'boa tarde', 'bom descanso'],
  ...['bom trabalho', 'boa semana', 'bom fim de semana', 'bom domingo', 'beijo', 'beijos', 'bjs'],
  ...['bjo', 'tchau', 'fui', 'falou', 'flw', 'inte', 'tmj', 'amem', 'se deus quiser', 'que vida'],
  ...['que coisa', 'que raiva', 'que saco', 'que droga', 'que dia', 'que dureza', 'que sufoco'],
  ...['que tristeza', 'que sorte', 'que bom', 'que otimo', 'que alivio', 'que legal', 'ai ai'],
  ...['viu', 'hein', 'ta', 'ok', 'por favor', 'pfv', 'pfvr', 'por gentileza'],
  ...['ta ligado', 'ta ligada', 'e mole', 'eh mole', 'ce viu', 'voce viu', 'viu so', 'ne amiga'],
  ...['ne mesmo', 'pois e', 'pois eh', 've se pode uma coisa dessas', 'pode uma coisa dessas'],
  ...['ta osso', 'ta tenso', 'so jesus na causa', 'deus me ajude', 'deus ajude', 'ate que enfim'],
  ...['agora vou dormir', 'vou dormir', 'fico no aguardo', 'desde ja agradeco', 'um abraco'],
  ...['abraco', 'abracos', 'um beijo', 'ai meu bolso', 'haja bolso', 'haja dinheiro', 'to lascada'],
  ...['to lascado', 'to ferrada', 'to ferrado', 'valeu', 'vlw', 'beleza', 'blz', 'fechou'],
  ...['misericordia', 'jesus', 'credo', 'aff', 'socorro', 'ufa', 'oremos', 'eita', 'affe'],
] as const
