import type { PlainPage } from '#platform/http/plain-page.ts'

/** Asks before it acts: programs that look into letters follow links, and may end nothing. */
export function askPage(called: string): PlainPage {
  return {
    title: 'Parar de receber?',
    content: `<p>A Lya deixa de mandar e-mails sobre ${called}. Os outros avisos continuam.</p>
<form method="post">
<button name="List-Unsubscribe" value="One-Click">Parar de receber</button>
</form>`,
  }
}

export function stoppedPage(called: string): PlainPage {
  return {
    title: 'Pronto',
    content: `<p>Você não recebe mais e-mails sobre ${called}.</p>
<p><a href="/lembretes">Escolher meus lembretes</a></p>`,
  }
}

export function unknownPage(): PlainPage {
  return {
    title: 'Este link não vale',
    content: `<p>Confira se ele veio inteiro do e-mail, ou escolha seus avisos na Lya.</p>
<p><a href="/lembretes">Escolher meus lembretes</a></p>`,
  }
}
