import { PhraseBook } from '#language/phrases/phrase-book.ts'

const puts = 'bota|bote|botar|poe|ponha|por|coloca|coloque|deixa|deixe|escreve|usa|use'
const calls = 'chama|chame|chamar|chamava|chamasse'

/**
 * What stands before the new name of a goal. `meta`: the words say that it is one; `that`: only
 * behind one that was spoken of.
 */
export const leadsName = new PhraseBook<'meta' | 'that'>('what a goal is to be called', [
  {
    means: 'meta',
    say: 'meta nao eh|era [a|o] ..2 [,] [e|mas] [sim] eh|era',
    like: 'a meta não é Oie, é Casamento',
  },
  {
    means: 'meta',
    say: 'nome d*|certo|correto [da|dessa|minha] [minha] meta [d*] ..3 eh|era|pra|para|por|: [ser]',
    like: 'muda o nome da meta pra Casamento',
  },
  {
    means: 'meta',
    say: 'renomeia|renomear|renomeie [a|o|minha|essa] meta [d*] ..3 pra|para|por|como|:',
    like: 'renomeia a meta viagem pra Chile',
  },
  {
    means: 'meta',
    say: `meta ..3 [se|vai|deve|devia|era|pode|podia|agora] [se|pra] ${calls} [de|so|apenas]`,
    like: 'a meta deve se chamar Casamento',
  },
  {
    means: 'meta',
    say: `${calls} [a|essa|esta|minha|nossa] meta ..4 de|como|:`,
    like: 'chama essa meta de Casamento',
  },
  {
    means: 'meta',
    say: `${puts} [o] nome ..2 meta ..4 de|como|:`,
    like: 'põe o nome da meta de Casamento',
  },
  {
    means: 'that',
    say: `[a|essa] meta vai|deve|devia|podia|tem|tinha|fica [que|a] ser|sendo [so]`,
    like: 'a meta vai ser casamento, troca o nome',
  },
  {
    means: 'that',
    say: '[a|essa] meta eh|era|seria [so]',
    like: 'a meta é casamento, muda o nome',
  },
  {
    means: 'that',
    say: 'muda|mude|mudar|troca|troque|trocar|altera|corrige [o|esse] nome ..4 pra|para|por',
    like: 'muda o nome pra Casamento',
  },
  {
    means: 'that',
    say: `${puts} [o] [so] nome [so|pra|para] [de|como|:]`,
    like: 'bota o nome de Casamento',
  },
  {
    means: 'that',
    say: 'nome [certo|correto|d*] [dela|dele|disso|dessa|essa|a] [meta] vai|tem|deve|devia|pode|podia|agora [que] ser|eh [so]',
    like: 'o nome tem que ser Casamento',
  },
  {
    means: 'that',
    say: 'nome [certo|correto|d*] [dela|dele|disso|dessa|essa|a] [meta] eh|era|fica|seria|: [so]',
    like: 'o nome é Casamento',
  },
  {
    means: 'that',
    say: `[que|pra|pode|podia|se] [se] ${calls} [ela|ele|isso|essa] [meta] [de|so|apenas|:] [so]`,
    not: [`${calls} [d*] ..2 {person}`, `nao [se] ${calls}`],
    like: 'prefiro que se chame Casamento',
  },
  {
    means: 'that',
    say: 'renomeia|renomear|renomeie [isso|ela|ele|essa|a] [meta] pra|para|por|como|:',
    like: 'renomeia pra Casamento',
  },
  {
    means: 'that',
    say: `em|no|ao vez|lugar|inves d* ..5 ${puts}|quero|prefiro [so] [o|a]`,
    like: 'em vez de Festa põe Casamento',
  },
  {
    means: 'that',
    say: 'nao eh|era [a|o] ..3 [,] [e|mas] [sim] eh|era',
    like: 'não é festa, é Casamento o nome',
  },
  { means: 'that', say: `${puts} [so] [como]`, like: 'bota só Casamento no nome da meta' },
])

/** Words that say that a name is what is spoken of, where what leads it need not. */
export const speaksOfName = new PhraseBook('that it is about a name', [
  {
    means: 'name',
    say: 'nome|chama|chame|chamar|renomeia|renomear|titulo',
    like: 'a meta é casamento, muda o nome',
  },
  { means: 'name', say: 'em|no|ao vez|lugar|inves d*', like: 'em vez de Festa põe Casamento' },
])
