import type { PlainPage } from '#platform/http/plain-page.ts'

// It asks before it acts: programs that look into letters follow links, and may use up nothing.

export const enterPage: PlainPage = {
  title: 'Entrar na Lya',
  content: `<p>Seu plano está ativo. Falta só um toque.</p>
<form method="post"><button>Entrar na Lya</button></form>`,
}

export const worthlessEntryPage: PlainPage = {
  title: 'Este link não vale mais',
  content: `<p>Ele já foi usado ou passou do prazo. Seu plano continua ativo: é só entrar com a sua senha.</p>
<p><a href="/login">Entrar</a></p>`,
}
