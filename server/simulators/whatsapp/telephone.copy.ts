/** How the telephone shows what it cannot play. */
export const mediaName = { audio: '🎤 Áudio (0:04)', image: '📷 Foto' } as const

export const telephoneStyle = `
:root { color-scheme: light dark; --ink: #0f2a33; --paper: #efe9df; --card: #fff; --line: #d9d4ca;
  --mine: #cfe8e4; --bar: #0f4c5c; --onbar: #fff; --soft: #5b6f76; --read: #0a6ebd; --notice: #ffb703 }
@media (prefers-color-scheme: dark) { :root { --ink: #f2efe9; --paper: #0b1f26; --card: #16363f;
  --line: #35545e; --mine: #14535a; --bar: #0a2f39; --onbar: #f2efe9; --soft: #a9bcc2; --read: #7cc4f5 } }
* { box-sizing: border-box }
body { margin: 0; font: 16px/1.45 system-ui, sans-serif; color: var(--ink); background: var(--paper) }
.notice { margin: 0; padding: 8px 16px; background: var(--notice); color: #0f2a33; font-weight: 600;
  text-align: center; font-size: 14px }
.telephone { display: flex; flex-direction: column; max-width: 430px; height: calc(100dvh - 37px);
  margin: 0 auto; background: var(--paper) }
@media (min-width: 700px) { .telephone { height: min(860px, calc(100dvh - 69px)); margin: 16px auto;
  border: 10px solid #0b1519; border-radius: 36px; overflow: hidden } }
.bar { display: flex; gap: 12px; align-items: center; padding: 10px 14px; background: var(--bar);
  color: var(--onbar) }
.bar h1 { margin: 0; font-size: 17px; line-height: 1.2 } .bar small { opacity: .85 }
.face { flex: none; width: 40px; height: 40px; border-radius: 50%; background: var(--notice);
  color: #0f2a33; display: grid; place-items: center; font-weight: 700 }
.bar label { margin-left: auto; font-size: 12px; text-align: right }
.bar input { display: block; width: 150px; padding: 4px 8px; border: 1px solid transparent;
  border-radius: 8px; font: inherit; font-size: 14px; color: #0f2a33; background: #fff }
#messages { flex: 1; margin: 0; padding: 14px; overflow-y: auto; list-style: none; display: flex;
  flex-direction: column; gap: 6px }
#messages li { max-width: 86%; align-self: flex-start }
#messages li.pessoa { align-self: flex-end }
.bubble { padding: 8px 12px; border-radius: 14px; background: var(--card); white-space: pre-wrap;
  overflow-wrap: anywhere; text-align: left; font: inherit; color: inherit; border: 0; display: block;
  width: 100% }
.pessoa .bubble { background: var(--mine) }
.quoted { display: block; margin-bottom: 4px; padding: 4px 8px; border-left: 3px solid var(--bar);
  color: var(--soft); font-size: 13px }
.tick { display: block; text-align: right; font-size: 12px; color: var(--soft) }
.tick.lida { color: var(--read); font-weight: 700 }
.choice { display: block; width: 100%; margin-top: 4px; padding: 9px; border: 1px solid var(--line);
  border-radius: 12px; background: var(--card); color: var(--read); font: inherit; font-weight: 600 }
.replying { display: flex; justify-content: space-between; gap: 8px; padding: 6px 14px; font-size: 13px;
  background: var(--card); border-top: 1px solid var(--line) }
.replying[hidden] { display: none }
form { display: flex; gap: 8px; padding: 10px 12px; background: var(--card) }
form input { flex: 1; min-width: 0; padding: 10px 14px; border: 1px solid var(--line);
  border-radius: 22px; font: inherit; color: inherit; background: var(--paper) }
button { cursor: pointer } form button { border: 0; border-radius: 50%; width: 44px; height: 44px; flex: none;
  background: var(--bar); color: var(--onbar); font-size: 18px }
form button.plain { background: transparent; color: inherit }
.problem { margin: 0; padding: 6px 14px; background: #7a1f1f; color: #fff; font-size: 13px }
.problem[hidden] { display: none }
:focus-visible { outline: 3px solid var(--notice); outline-offset: 2px }
`

/** The page without its style and script. */
export const telephoneBody = `<header class="notice">Ambiente de demonstração: nada chega ao WhatsApp.</header>
<main class="telephone">
<div class="bar"><span class="face" aria-hidden="true">L</span><div><h1>Lya</h1><small>no WhatsApp</small></div>
<label>Seu número<input id="phone" inputmode="numeric" autocomplete="off" value="5511990000001"></label></div>
<ul id="messages" aria-live="polite" aria-label="Conversa"></ul>
<p id="problem" class="problem" role="alert" hidden></p>
<div id="replying" class="replying" hidden><span id="replied"></span><button id="unreply" type="button" class="plain" aria-label="Não responder">✕</button></div>
<form id="form"><button class="plain" type="button" id="image" aria-label="Enviar foto">📷</button>
<button class="plain" type="button" id="audio" aria-label="Enviar áudio">🎤</button>
<input id="text" autocomplete="off" aria-label="Mensagem" placeholder="Mensagem" maxlength="4096">
<button aria-label="Enviar">➤</button></form>
</main>`

export const telephoneTitle = 'WhatsApp de demonstração · Lya'

export const telephoneProblems = {
  phone: 'Escreva o número com o país e o DDD: 5511990000001.',
  unreachable: 'Não foi possível falar com o servidor.',
} as const
