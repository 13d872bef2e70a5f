const icon = (paths: string): string =>
  `<svg viewBox="0 0 24 24" aria-hidden="true"><path d="${paths}"/></svg>`

/** What the script draws with, and says. */
export const telephoneWords = {
  phone: 'Escreva o número com o país e o DDD: 5511990000001.',
  unreachable: 'Não foi possível falar com o servidor.',
  tooLarge: 'Este arquivo passa de 16 MB.',
  empty: 'Este arquivo está vazio.',
  online: 'online',
  typing: 'digitando…',
  reply: 'Responder:',
  replying: 'Respondendo:',
  template: 'Modelo aprovado:',
  late: 'chegou com atraso',
  photo: 'Foto:',
  audio: 'Áudio:',
  sending: 'Enviando…',
  fates: { enviada: 'enviada', entregue: 'entregue', lida: 'lida' },
  kinds: { image: '📷 Foto', audio: '🎤 Áudio', video: '🎬 Vídeo', document: '📄 Documento' },
  icons: {
    reply: icon('M9 14 4 9l5-5M4 9h10a6 6 0 0 1 6 6v4'),
    file: icon('M14 3v5h5M6 3h8l5 5v13H6z'),
    one: icon('m5 12 5 5L19 7'),
    two: icon('m2 12 5 5L16 7M12 16l1 1L22 7'),
  },
} as const

const close = icon('M6 6l12 12M18 6 6 18')
const kinds = [
  ['image', 'Foto', 'image/*', icon('M4 7h4l2-3h4l2 3h4v12H4zM12 16a3 3 0 1 0 0-6 3 3 0 0 0 0 6')],
  [
    'audio',
    'Áudio',
    'audio/*',
    icon('M12 3v12M12 15a3 3 0 0 1-3-3V6a3 3 0 0 1 6 0v6M5 12a7 7 0 0 0 14 0M12 19v3'),
  ],
  ['document', 'Documento', '', telephoneWords.icons.file],
] as const

const choices = kinds
  .map(
    ([kind, name, , picture]) =>
      `<button type="button" class="kind" data-kind="${kind}"><i>${picture}</i>${name}</button>`,
  )
  .join('\n')
const pickers = kinds
  .map(
    ([kind, name, accept]) =>
      `<input type="file" id="file-${kind}" accept="${accept}" aria-label="${name}" hidden>`,
  )
  .join('\n')

/** The page without its style and script. */
export const telephoneBody = `<header class="notice">Ambiente de demonstração: nada chega ao WhatsApp.</header>
<div class="stage">
<aside class="guide"><details id="guide"><summary>Como usar este telefone</summary>
<ol><li>No app, abra <a href="/profile">Meu Perfil</a> e toque em “Conectar meu WhatsApp”.</li>
<li>Mande por aqui o código que aparece, do número que quiser.</li>
<li>Conte um gasto: “mercado 52,90”. Ou envie pelo “+” a foto de um QR Code de PIX ou de nota fiscal.</li>
<li>Para ver o que acontece passadas 24 horas, ligue o atraso no “+” e escreva.</li>
<li>Pelo teclado: seta para cima no campo vazio leva às mensagens, Esc traz de volta.</li></ol></details></aside>
<main class="telephone">
<div class="bar"><span class="face" aria-hidden="true">lya</span><div><h1>Lya</h1><p id="state">online</p></div>
<label>Seu número<input id="phone" inputmode="numeric" autocomplete="off" value="5511990000001"></label></div>
<div class="talk" id="talk" role="log" aria-label="Mensagens"><p class="empty" id="empty" hidden><strong>Diga oi para a Lya</strong>Ela responde aqui, como no WhatsApp.</p><ul id="messages" aria-label="Conversa"></ul></div>
<p id="problem" class="problem" role="alert" hidden></p>
<div id="replying" class="strip" hidden><span id="replied"></span><button id="unreply" type="button" class="round" aria-label="Não responder">${close}</button></div>
<div id="attached" class="strip" hidden><span id="filename"></span><button id="unattach" type="button" class="round" aria-label="Tirar o arquivo">${close}</button></div>
<div id="lateness" class="strip" hidden><span>Chega com 25 h de atraso</span><button id="unlate" type="button" class="round" aria-label="Sem atraso">${close}</button></div>
<div id="sheet" class="sheet" role="group" aria-label="Anexar" hidden><div class="kinds">
${choices}
</div>${pickers}
<label class="late"><input type="checkbox" id="late">Chega com 25 h de atraso<small>Passadas 24 horas, a Lya só responde com um modelo aprovado.</small></label></div>
<form id="form"><button class="round" type="button" id="attach" aria-label="Anexar" aria-expanded="false" aria-controls="sheet">${icon('M12 5v14M5 12h14')}</button>
<input id="text" autocomplete="off" aria-label="Mensagem" placeholder="Mensagem" maxlength="4096">
<button class="round send" aria-label="Enviar">${icon('M5 12h14M13 6l6 6-6 6')}</button></form>
</main></div>`

export const telephoneTitle = 'WhatsApp de demonstração · Lya'
