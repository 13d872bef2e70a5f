import type { PlainPage } from '#platform/http/plain-page.ts'

export const askToStopPage: PlainPage = {
  title: 'Parar os lembretes',
  content: `<p>Não quer mais lembretes desta compra? Um toque e pronto.</p>
<form method="post"><button>Parar os lembretes</button></form>`,
}

export const stoppedPage: PlainPage = {
  title: 'Lembretes desligados',
  content: '<p>Combinado: não mandamos mais lembretes desta compra.</p>',
}

export const unknownStopPage: PlainPage = {
  title: 'Este link não vale',
  content: '<p>Ele está incompleto. Abra de novo o link do e-mail.</p>',
}
