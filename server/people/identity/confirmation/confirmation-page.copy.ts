import type { PlainPage } from '#platform/http/plain-page.ts'

// They ask before they act: programs that look into letters follow links, and may confirm nothing.

export const confirmPage: PlainPage = {
  title: 'Confirmar e-mail',
  content: `<p>Você criou uma conta na Lya com este e-mail? Falta só um toque.</p>
<form method="post"><button>Confirmar e-mail</button></form>`,
}

export const confirmNewPage: PlainPage = {
  title: 'Confirmar novo e-mail',
  content: `<p>Daqui em diante, você entra na Lya com este endereço.</p>
<form method="post"><button>Confirmar novo e-mail</button></form>`,
}

/** The same where an account that nobody ever confirmed stands under the address. */
export const confirmHeldPage: PlainPage = {
  title: 'Confirmar novo e-mail',
  content: `<p>Já existe uma conta na Lya com este e-mail. Se você confirmar, ele passa para a sua conta, e
os dados da outra <strong>não vêm junto</strong>.</p>
<p>A outra conta também é sua? Então não confirme: entre nela com este e-mail ou, sem a senha, use
“Esqueci minha senha” em <a href="/login">Entrar</a>.</p>
<form method="post"><button>Confirmar mesmo assim</button></form>`,
}

export const worthlessPage: PlainPage = {
  title: 'Este link não vale mais',
  content: `<p>Ele já foi usado ou passou do prazo. Se o seu e-mail já está confirmado, é só entrar. Se não,
peça outro link no seu perfil.</p>
<p><a href="/dashboard">Abrir a Lya</a> · <a href="/profile">Pedir outro link</a></p>`,
}
