import { PhraseBook } from '#language/phrases/phrase-book.ts'

/** How long somebody waited where something was paid: no time that was spent in place of money. */
export const waited = new PhraseBook('waited in a queue', [
  {
    means: 'waited',
    say: 'fiquei|ficamos|esperei|esperamos|demorou|demorei|levou|levei|passei|peguei|enfrentei ..3 # minuto|minutos|min|hora|horas',
    like: 'paguei a luz, fiquei 40 minutos na fila',
  },
  {
    means: 'waited',
    say: 'fila|espera de ..2 # minuto|minutos|min|hora|horas',
    like: 'paguei a luz na lotérica, peguei uma fila de 2 horas',
  },
])
