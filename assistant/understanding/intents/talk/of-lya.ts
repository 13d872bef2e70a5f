import type { Rows } from '#understanding/intents/talk/rows.ts'

/** What people say and ask about Lya herself. */
export const ofLya = {
  who: [
    ['quem [que] eh voce', 'quem é você?'],
    ['quem [que|foi] te|lhe|voce criou|fez|inventou|programou', 'quem te criou?'],
    ['quem esta|que [esta] fala|falando|falo', 'quem tá falando?'],
    ['falando|falo|conversando com quem', 'tô falando com quem?'],
    ['seu nome', 'qual é o seu nome?'],
    ['como voce|tu se chama', 'como você se chama?'],
    ['quantos anos voce|tu', 'quantos anos você tem?'],
    ['voce|tu eh de|da onde|aonde', 'você é da onde?'],
    ['voce|isso|aqui eh|usa [o|a] siri|alexa|chatgpt|gpt|gemini|google|meta', 'você é a siri?'],
    ['^ eh [o|a] siri|alexa|chatgpt|gpt|gemini', 'é o chatgpt?'],
    ['voce eh [uma] mulher|homem|menina|moca|casada|solteira|novinha', 'você é mulher?'],
    ['voce mora|nasceu|vive|fica onde', 'você mora onde?'],
    ['onde [eh] [que] voce mora|nasceu|vive', 'onde você mora?'],
  ],
  robot: [
    ['eh [um|uma] robo|bot|ia|maquina|pessoa|humana|humano|gente', 'você é um robô ou gente?'],
    ['robo|bot [ne] ?', 'é robô?'],
    ['robo ne', 'você é um robô né'],
    [
      'pessoa|gente|alguem [ai] lendo|respondendo|atras|escrevendo',
      'tem uma pessoa aí lendo isso?',
    ],
    ['inteligencia artificial', 'você é inteligência artificial?'],
    ['voce existe|dorme|come|sente|respira', 'você dorme?'],
    ['eh|voce de verdade|real', 'você é de verdade?', 'dinheiro de verdade', 'verdade ..3 gastei'],
    ['falando com [um|uma] robo|maquina|pessoa', 'tô falando com um robô'],
  ],
  awake: [
    [
      'voce|tu|lya|app|isso|senhora [aqui|ai] [eh|esta|so|tambem] funciona|atende|trabalha|responde|acordada|fica [acordada|ligada|ligado] [so|ate|tambem] [de|no|na|aos|a|em|as|ate] fim|finais|madrugada|noite|tarde|sabado|sabados|domingo|domingos|feriado|feriados|24|24h|sempre|meia [de|meia] [semana|noite|horas]',
      'você funciona de madrugada?',
    ],
    [
      '^ [e|lya] [,] funciona|atende|responde [ate|so|tambem] [de|no|na|aos|em|as] fim|madrugada|noite|tarde|sabado|domingo|feriado|24|24h|sempre',
      'funciona no domingo?',
    ],
  ],
  there: [
    ['^ [oi|lya|e|ei|cade] [,] [voce] esta ai [lya] [?] $', 'tá aí?'],
    ['^ [e|ei] lya [,] [?|!|.] $', 'lya?'],
    ['tem|oi|alo alguem [ai]', 'tem alguém aí?'],
    ['esta|voce [me] ouvindo|escutando|vendo|lendo', 'cê tá me ouvindo?'],
    ['^ acorda|responde|sumiu [lya|voce|ai]', 'acorda lya'],
    ['^ cade|kd [a] [lya|voce|ce|tu] [lya] [?|!|.] $', 'cadê você?'],
    ['cade|kd [a] lya|voce', 'cadê você que não responde'],
    ['voce sumiu|morreu|dormiu|caiu', 'você sumiu'],
    ['me responde|atende', 'me responde aí'],
    ['^ testando|teste|test [!|?|.|,|1] [!|?|.|2|testando] $', 'testando'],
  ],
  trust: [
    ['confiar|confio em|nessa|nesse|nisso|na [voce]', 'posso confiar em você?'],
    ['eh|isso|aqui|app [aqui|isso] segur*|confiavel|golpe|furada|fraude', 'isso aqui é seguro?'],
    ['dados|informacoes|conversas ..2 segur*|protegid*|salv*', 'meus dados estão seguros?'],
    ['[minha] senha do|de banco', 'precisa da senha do banco?'],
    ['acesso a|na|da [minha] conta', 'você tem acesso à minha conta?'],
    ['mexer|mexe|tira|ver|ve|ve|entra n*|a [minha] conta', 'você mexe na minha conta?'],
    ['nao confio', 'não confio nisso'],
  ],
  private: [
    ['quem [mais] [que] ve|le|enxerga|sabe|acessa', 'quem vê o que eu escrevo aqui?'],
    ['alguem|{person} [mais|consegue|vai|fica] ve|le|ver|ler|sabendo ..5 ?', 'ela vê isso aqui?'],
    ['nao|pode|consegue pode|ver ler|ver ?', 'meu filho não pode ver?'],
    ['vende|vendem|passa|passam|usa|compartilha ..1 meus dados', 'vocês vendem meus dados?'],
    [
      'vai|pode contar|mostrar|falar pra|pro|para [o|a|minha|meu] {person}',
      'vai contar pra minha mulher?',
    ],
    ['guarda|guardar|guardado segredo|isso|tudo|sempre', 'você guarda segredo?'],
    ['fica guardado|salvo|gravado ..3 ?', 'isso fica gravado aqui?'],
    [
      'voce|voces|lya|app guarda|guardam|salva|salvam|grava ..1 meus dados|informacoes',
      'você guarda meus dados?',
    ],
    ['privacidade|lgpd|sigilo|sigiloso|confidencial', 'e a minha privacidade?'],
    ['apaga|apago|apagam|apagar|excluir|deletar ..1 meus dados', 'como apago meus dados?'],
  ],
  secret: [
    ['nao conta|mostra|fala|espalha pra|pro ninguem|{person}', 'não conta pra ninguém'],
    ['segredo nosso|hein|ta|viu', 'segredo nosso hein'],
    ['fica entre nos', 'fica entre nós'],
  ],
} as const satisfies Rows
