export const stopStyle = `body{margin:0;padding:32px 16px;background:#FBF8F3;color:#0F2A33;\
font:16px/1.5 Inter,Arial,sans-serif}main{max-width:480px;margin:0 auto;padding:32px;\
background:#fff;border:1px solid #E5DED2;border-radius:14px}h1{margin:0 0 16px;font-size:24px}\
p{margin:0 0 24px}button,a{font:inherit;font-weight:600}button{padding:12px 24px;border:0;\
border-radius:999px;background:#0F4C5C;color:#fff;cursor:pointer}a{color:#0F4C5C}\
@media(prefers-color-scheme:dark){body{background:#10191D;color:#F2EEE6}main{background:#17232A;\
border-color:#2A3A42}button{background:#7FD1C1;color:#10191D}a{color:#7FD1C1}}`

/** Asks before it acts: programs that look into letters follow links, and may end nothing. */
export function askPage(called: string): string {
  return page(
    'Parar de receber?',
    `<p>A Lya deixa de mandar e-mails sobre ${called}. Os outros avisos continuam.</p>
<form method="post">
<button name="List-Unsubscribe" value="One-Click">Parar de receber</button>
</form>`,
  )
}

export function stoppedPage(called: string): string {
  return page(
    'Pronto',
    `<p>Você não recebe mais e-mails sobre ${called}.</p>
<p><a href="/lembretes">Escolher meus lembretes</a></p>`,
  )
}

export function unknownPage(): string {
  return page(
    'Este link não vale',
    `<p>Confira se ele veio inteiro do e-mail, ou escolha seus avisos na Lya.</p>
<p><a href="/lembretes">Escolher meus lembretes</a></p>`,
  )
}

function page(title: string, content: string): string {
  return `<!doctype html>
<html lang="pt-BR">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><title>${title} | Lya</title>
<style>${stopStyle}</style></head>
<body><main><h1>${title}</h1>
${content}
</main></body>
</html>
`
}
