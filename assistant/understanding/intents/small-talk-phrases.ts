import { PhraseBook } from '#language/phrases/phrase-book.ts'

export const greetingBook = new PhraseBook('greetings', [
  {
    means: 'hello',
    say: 'oi|oii|oie|oies|oier|oizinho|oiee|ola|olar|olas|iae|iai|coe|koe|opa|eae|eai|hey|hello|hi',
    like: 'oi Lya',
  },
  { means: 'hello', say: 'salve|alo', like: 'salve!' },
  { means: 'hello', say: '^ lya|lia [!|,|.] $', like: 'lyaaa' },
  { means: 'hello', say: '^ fala [ai|lya|,|!|mano|moca]', like: 'fala Lya' },
  { means: 'hello', say: 'bao|beleza ?', like: 'bão?' },
  { means: 'hello', say: 'bomdia|boatarde|boanoite|bd|bt|bn', like: 'bomdia' },
  { means: 'hello', say: 'bom|boa dia|tarde|noite|madrugada', like: 'Bom dia, minha filha' },
  { means: 'hello', say: 'e ae|ai', like: 'e aí' },
  { means: 'hello', say: 'tudo bem|bom|bao|certo|joia|tranquilo|beleza', like: 'tudo bem?' },
  { means: 'hello', say: 'tudo em paz|ordem|cima', like: 'tudo em paz?' },
  {
    means: 'hello',
    say: 'como vai|esta',
    not: [
      'como vai|esta meu|minha|meus|minhas',
      'como vai|esta [o|a] lazer|transporte|mercado|alimentacao|saude|moradia|orcamento|limite|meta',
    ],
    like: 'como vai?',
  },
])

export const thanksBook = new PhraseBook('thanks', [
  {
    means: 'thanks',
    say: 'obrigad*|brigado|brigadu|brigada|brigadao|brigadinha|bgda|bgd|valeu|valeuzao|agradec*',
    not: ['valeu cada', 'valeu a|muito pena|a'],
    like: 'obrigada!',
  },
  { means: 'thanks', say: 'deus lhe|te|ti pague', like: 'Deus lhe pague, minha filha' },
  { means: 'thanks', say: 'gracias', not: ['gracias a dios|deus'], like: 'gracias' },
  { means: 'thanks', say: 'grato|grata|gratidao|thanks', like: 'gratidão' },
  { means: 'thanks', say: 'tamo|estamos junto|juntos', like: 'tamo junto' },
  { means: 'thanks', say: '^ show [!|.] $', like: 'show!' },
  { means: 'thanks', say: 'thank you', like: 'thank you' },
  { means: 'thanks', say: 'ajudou muito', like: 'ajudou muito' },
  {
    means: 'thanks',
    say: 'voce|tu|lya|senhora|isso|app [aqui] [ja] [me|nos] ajuda|ajudas|ajudou|facilita [muito|tanto|bastante] muito|demais|bastante|tanto',
    like: 'Deus te abençoe, tu me ajuda muito',
  },
  {
    means: 'thanks',
    say: 'voce|tu|lya|senhora|isso|app tem|esta|vem [me|nos] ajudado|ajudando',
    like: 'você tem me ajudado bastante',
  },
  {
    means: 'thanks',
    say: 'deus lhe|te|ti abencoe|proteja|ilumine|guarde|recompense',
    like: 'que Deus te abençoe grandemente',
  },
])

export const helpBook = new PhraseBook('helps', [
  {
    means: 'help',
    say: 'ajuda|menu|comandos|help|instrucoes|tutorial',
    not: [
      'que [me|nos|a] ajuda',
      'nao ajuda',
      'ajuda [muito] muito|demais|bastante|tanto',
      'dei|demos|deu|dou|recebi|ganhei|teve ..1 ajuda',
    ],
    like: 'ajuda',
  },
  { means: 'help', say: 'como [que|eh] [que] [voce|isso] funciona', like: 'como funciona?' },
  {
    means: 'help',
    say: 'como|onde [que|eh] [que] [eu|se] [que|posso] vejo|ver|consulto|acho|olho',
    not: ['como ver [o|a] meu|minha'],
    like: 'como é que vejo quanto gastei?',
  },
  {
    means: 'help',
    say: 'como|onde [que|eh] [que] [eu|se] [que] mudo|muda|troco|edito|altero|crio|apago|apaga|corrijo|corrige|coloco|coloca|ponho|tiro|excluo|importo|separo',
    not: ['como|onde .. coloco ..1 dinheiro'],
    like: 'como que eu mudo o valor de uma coisa que anotei errado?',
  },
  {
    means: 'help',
    say: 'da pra|para importar|exportar|sincronizar|conectar|ligar|puxar|anexar|integrar',
    like: 'dá pra importar extrato?',
  },
  {
    means: 'help',
    say: 'que [que|mais] [mais] voce|tu [sabe|consegue|pode] faz|fazer',
    like: 'o que você faz?',
  },
  {
    means: 'help',
    say: 'fica|ficam gravad*|salv*|guardad*|registrad* [aqui] [tudo] [o] que [eu|a] escrevo|mando|falo|anoto|digo',
    like: 'só quero saber se fica gravado o que eu escrevo aqui',
  },
  {
    means: 'help',
    say: 'se|sera voce|tu guarda|grava|salva [tudo] [o] que [eu|a] escrevo|mando|falo|anoto|digo',
    like: 'só quero saber se você guarda o que eu escrevo',
  },
  {
    means: 'help',
    say: 'voce|tu|lya|app [ja|tambem|so] [vai|ja] [me|nos] avisa|avisas|lembra|lembras|notifica|alerta|avisar|lembrar [me] quando|se|antes|automaticamente|sozinha|sozinho',
    not: ['avisa|lembra|avisar|lembrar ..9 @', 'me avisa|lembra ..3 passar|estourar|chegar'],
    like: 'você me avisa quando uma conta está para vencer?',
  },
  {
    means: 'help',
    say: 'avisa|avisar|lembra|lembrar|aviso|avisos|lembrete ..8 ou [eu] [eh] preciso|precisa|tenho|tem|devo [que|eu] pedir|perguntar|olhar|ver|lembrar',
    like: 'avisa sozinha ou eu preciso pedir?',
  },
  {
    means: 'help',
    say: '^ [oi|lya|e] [,] [a|o] senhora|senhor|moca|tu|voce [tambem] [sabe|consegue] anotar|lancar|registrar|marcar|anota|lanca|registra|marca ..6 ?',
    not: ['anotar|lancar|registrar|marcar|anota|lanca|registra|marca pra|para mim|isso|esse|essa'],
    like: 'a senhora sabe anotar conta de energia também?',
  },
  { means: 'help', say: 'que [que|eh] tu faz|sabe', like: 'o que tu faz mesmo?' },
  { means: 'help', say: 'o que voce sabe', like: 'o que você sabe?' },
  { means: 'help', say: 'que voce faz', like: 'quem é você e o que você faz?' },
  { means: 'help', say: '^ [o] que eh isso [aqui] [?] $', like: 'o que é isso aqui?' },
  { means: 'help', say: 'voce faz o que', like: 'você faz o quê?' },
  {
    means: 'help',
    say: 'disse|falou|contou que tu|voce anota|cuida|controla|organiza|ajuda',
    like: 'meu guri disse que tu anota as contas',
  },
  { means: 'help', say: 'que da pra fazer', like: 'o que dá pra fazer?' },
  { means: 'help', say: 'que posso fazer', like: 'o que posso fazer?' },
  {
    means: 'help',
    say: 'como [eh|e] [que] [eu] [que] faco|faz|uso|usa|usar|mexo|mexe|mexer|utilizo|lanco|registro|anoto|cadastro|boto|coloco|ponho|comeco|posso',
    like: 'como que faz pra apagar um gasto errado',
  },
  {
    means: 'help',
    say: 'por onde [que] [eu|a] [gente] [devo|posso] comeco|comeca|comecar',
    like: 'por onde começo?',
  },
  {
    means: 'help',
    say: '{want}|gostaria|preciso [de] [muito] aprender [a] ..2 controlar|organizar|cuidar|mexer|usar|anotar',
    like: 'quero aprender a controlar meus gastos',
  },
  {
    means: 'help',
    say: 'voce|voces|tu [ja|tambem] [consegue|sabe|pode] le|ler|ouve|ouvir|entende|entender|ve|ver|aceita|aceitar|recebe|receber ..3 foto|fotos|cupom|audio|audios|nota|notas|pdf|extrato|print|prints|comprovante|imagem',
    like: 'você consegue ler cupom fiscal por foto?',
  },
  {
    means: 'help',
    say: 'voce|tu|lya [tambem] anota|registra|controla|aceita [tambem] o que|entrada|receita|salario|pix|conta|contas ..10 ?',
    like: 'tu anota o que entra também ou só o que sai?',
  },
  { means: 'help', say: 'como [eu] consigo', like: 'como eu consigo?' },
  { means: 'help', say: 'pra que voce serve', like: 'pra que você serve?' },
  {
    means: 'help',
    say: 'pra|para que serve ess*|isso|{article}',
    like: 'pra que serve essa meta?',
  },
  {
    means: 'help',
    say: 'quais [sao] [os|as] [seus|suas] comandos|funcoes|funcionalidades',
    like: 'quais são seus comandos?',
  },
  { means: 'help', say: 'me explica', like: 'me explica' },
  { means: 'help', say: '^ explica|explique [ai|devagar|melhor|direito]', like: 'explica devagar' },
  {
    means: 'help',
    say: 'que a|o senhora|senhor [sabe|consegue|pode] faz|fazer',
    like: 'o que a senhora sabe fazer?',
  },
  {
    means: 'help',
    say: 'nao sei [como|nem] mexer|usar|mexo|uso|mexe|usa',
    not: ['mexer|usar direito|bem|muito'],
    like: 'não sei usar esse negócio',
  },
  { means: 'help', say: 'me|nos ensina|ensine|ensinar', like: 'me ensina a usar?' },
  { means: 'help', say: 'nao entendi', like: 'não entendi' },
  { means: 'help', say: 'entendi nada', like: 'entendi nada' },
  { means: 'help', say: 'como assim', like: 'como assim?' },
  { means: 'help', say: 'tem como', like: 'tem como?' },
])
