import { createHash } from 'node:crypto'
import {
  telephoneBody,
  telephoneProblems,
  telephoneStyle,
  telephoneTitle,
} from '#simulators/whatsapp/telephone.copy.ts'

/** Everything that is shown is set as text: what people and Lya write is never read as HTML. */
const script = `
const problems = ${JSON.stringify(telephoneProblems)}
const part = (id) => document.getElementById(id)
const [phone, list, form, text] = ['phone', 'messages', 'form', 'text'].map(part)
const address = '/simulador/whatsapp/mensagens'
let shown = ''
let replyTo = null
const tell = (problem) => {
  part('problem').hidden = !problem
  part('problem').textContent = problem ?? ''
}
const make = (name, className, content) => {
  const element = document.createElement(name)
  element.className = className
  element.textContent = content
  return element
}
const reply = (message) => {
  replyTo = message
  part('replying').hidden = !message
  part('replied').textContent = message ? message.content.text.slice(0, 60) : ''
  if (message) text.focus()
}
const draw = (messages) => {
  const now = JSON.stringify(messages)
  if (now === shown) return
  shown = now
  const byId = new Map(messages.map((message) => [message.id, message]))
  list.replaceChildren(...messages.map((message) => {
    const item = make('li', message.author, '')
    const bubble = make('button', 'bubble', '')
    bubble.type = 'button'
    const quoted = byId.get(message.content.replyTo)
    if (quoted) bubble.append(make('span', 'quoted', quoted.content.text.slice(0, 80)))
    bubble.append(message.content.text)
    if (message.author === 'pessoa')
      bubble.append(make('span', 'tick ' + message.fate, message.fate === 'enviada' ? '✓' : '✓✓'))
    bubble.onclick = () => reply(message)
    item.append(bubble)
    for (const choice of message.content.buttons ?? []) {
      const button = make('button', 'choice', choice.title)
      button.type = 'button'
      button.onclick = () => send({ kind: 'button', button: choice, replyTo: message.id })
      item.append(button)
    }
    return item
  }))
  list.scrollTop = list.scrollHeight
}
const call = async (path, init) => {
  try {
    const answer = await fetch(path, init)
    tell(answer.ok ? null : answer.status === 400 ? problems.phone : problems.unreachable)
    return answer.ok ? await answer.json() : null
  } catch {
    tell(problems.unreachable)
    return null
  }
}
const read = async () => {
  const answer = await call(address + '?telefone=' + encodeURIComponent(phone.value))
  draw(answer ? answer.messages : [])
}
const send = async (message) => {
  const body = JSON.stringify({ phone: phone.value, ...message })
  const sent = await call(address, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  if (sent) reply(null)
  await read()
  return sent
}
form.onsubmit = async (event) => {
  event.preventDefault()
  const typed = text.value
  if (typed.trim() === '') return
  text.value = ''
  if (!(await send({ kind: 'text', text: typed, replyTo: replyTo?.id ?? '' }))) text.value = typed
}
part('audio').onclick = () => send({ kind: 'audio' })
part('image').onclick = () => send({ kind: 'image' })
part('unreply').onclick = () => reply(null)
phone.value = localStorage.getItem('simulador-telefone') ?? phone.value
phone.onchange = () => {
  localStorage.setItem('simulador-telefone', phone.value)
  shown = ''
  read()
}
text.value = new URLSearchParams(location.search).get('texto') ?? ''
const loop = async () => {
  if (!document.hidden) await read()
  setTimeout(loop, 800)
}
loop()
`

const hash = (text: string): string => createHash('sha256').update(text).digest('base64')

/** Only our own style and script, and calls to ourselves. */
export const telephonePolicy =
  `default-src 'none'; style-src 'sha256-${hash(telephoneStyle)}'; ` +
  `script-src 'sha256-${hash(script)}'; connect-src 'self'; img-src data:; base-uri 'none'; ` +
  "form-action 'none'; frame-ancestors 'none'"

export function telephonePage(): string {
  return `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${telephoneTitle}</title>
<link rel="icon" href="data:,">
<style>${telephoneStyle}</style>
</head>
<body>
${telephoneBody}
<script>${script}</script>
</body>
</html>
`
}
