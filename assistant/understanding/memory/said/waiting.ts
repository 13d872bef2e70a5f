import type { Ways } from '#understanding/memory/ways.ts'

/** Ways of speaking of what was proposed and still waits, each with a message that does. */
export const ofWaiting = {
  /** It stands as it should. */
  confirmed: [
    [
      'esta|ta|tava|eh certo|certa|certinho|certinha|correto|correta|ok [,|.|!] $',
      'o dorflex tá certo',
    ],
  ],
  /** What was proposed before is to be written now. */
  writesWaiting: [
    [
      'pode|podem|podia|favor [sim|ja] [me] anotar|botar|lancar|registrar|colocar|por|salvar|marcar|incluir|guardar',
      'pode anotar sim a feira e o sacolão',
      'nao',
    ],
    ['^ [ah|entao|e|mas] [,] sim [,] d*|o|a|os|as', 'sim da raspadinha', 'nao'],
    ['pode tambem|sim', 'a lista de segunda e quarta pode também', 'nao'],
    [
      'anota|anote|bota|bote|registra|registre|lanca|lance|coloca|salva [sim|entao] [tudo|todos|todas|aquela|aquele|aqueles|aquelas|a|o|as|os]',
      'anota sim aquela lista',
      'nao',
    ],
    ['tao|estao|esta certo|certa|certos|certas|certinho|certinha', 'os almoço tão certo', 'nao'],
    ['confirmo|confirma|confirmado|confirmada', 'confirmo a feira', 'nao'],
  ],
  dropsWaiting: [
    [
      'esquece|esqueca|deixa|apaga|cancela|descarta|ignora|tira [a|aquela|essa|minha] lista',
      'esquece a lista',
    ],
    ['nao [precisa] [de] anota|anotar|quero|lanca ..2 lista', 'não anota a lista não'],
  ],
  asksOfWaiting: [
    [
      '[voce|ce|tu] [nao] anotou|registrou|lancou|guardou|salvou',
      'não anotou aquela lista de segunda?',
    ],
    ['cade|onde|kd [esta] [a|o] [minha] lista', 'cadê a lista que eu mandei?'],
    ['e a|aquela [minha] lista', 'e aquela lista?'],
  ],
} as const satisfies Ways
