import { telephoneDrawing } from '#simulators/whatsapp/telephone-drawing.ts'

/**
 * What runs in the telephone's page. A message is drawn once: only its ticks change afterwards, so
 * that a screen reader hears each once and the focus stays where it is.
 */
export const telephoneScript = `${telephoneDrawing}
const [phone, list, form, text, talk, sheet, late] =
  ['phone', 'messages', 'form', 'text', 'talk', 'sheet', 'late'].map(part)
let drawn = new Map()
let replyTo = null
let file = null
let isSending = false
let problemOf = null
const tell = (problem, of = 'send') => {
  problemOf = problem ? of : null
  part('problem').hidden = !problem
  part('problem').textContent = problem ?? ''
}
const reply = (message) => {
  replyTo = message
  part('replying').hidden = !message
  part('replied').textContent = message ? words.replying + ' ' + nameOf(message) : ''
  if (message) text.focus()
}
const attach = (chosen) => {
  file = chosen
  part('attached').hidden = !chosen
  part('filename').textContent = chosen ? chosen.name : ''
}
const setLate = (isLate) => {
  late.checked = isLate
  part('lateness').hidden = !isLate
}
const open = (isOpen) => {
  sheet.hidden = !isOpen
  part('attach').setAttribute('aria-expanded', String(isOpen))
}
const buttons = () => [...list.querySelectorAll('button')]
const rove = (to) => {
  for (const one of buttons()) one.tabIndex = one === to ? 0 : -1
}
const newest = () => {
  const last = list.lastElementChild
  return last?.querySelector('.choice') ?? last?.querySelector('button')
}
const toEnd = () => (talk.scrollTop = talk.scrollHeight)
let isAtEnd = true
talk.onscroll = () => (isAtEnd = talk.scrollHeight - talk.scrollTop - talk.clientHeight < 40)
new ResizeObserver(() => isAtEnd && toEnd()).observe(talk)
const draw = (messages) => {
  const byId = new Map(messages.map((message) => [message.id, message]))
  const now = new Map()
  let isNew = false
  for (const message of messages) {
    const known = drawn.get(message.id)
    const shown = known ?? drawMessage(message, byId)
    if (known && message.author === 'pessoa') showFate(known.tick, message.fate)
    if (!known) list.append(shown.item)
    isNew ||= !known
    now.set(message.id, shown)
  }
  for (const [id, { item }] of drawn) if (!now.has(id)) item.remove()
  drawn = now
  part('empty').hidden = messages.length > 0
  const last = messages.at(-1)
  const isTyping = last?.author === 'pessoa' && last.fate === 'lida' && Date.now() - new Date(last.sentAt) < 30000
  part('state').textContent = isTyping ? words.typing : words.online
  if (!isNew) return
  rove(list.contains(document.activeElement) ? document.activeElement : newest())
  toEnd()
}
const call = async (address, init) => {
  const of = init ? 'send' : 'read'
  try {
    const answer = await fetch(path + address, init)
    if (!answer.ok) tell(answer.status < 500 ? words.phone : words.unreachable, of)
    else if (init || problemOf === 'read') tell(null)
    return answer.ok ? await answer.json() : null
  } catch {
    tell(words.unreachable, of)
    return null
  }
}
const read = async () => {
  const asked = number
  const answer = await call('/mensagens?telefone=' + encodeURIComponent(asked))
  if (answer && asked === number) draw(answer.messages)
}
const sent = async (posting) => {
  isSending = true
  const answer = await posting
  isSending = false
  if (answer) {
    reply(null)
    setLate(false)
    open(false)
  }
  await read()
  return answer
}
const send = (message) => {
  const body = JSON.stringify({ phone: number, isLate: late.checked, ...message })
  return sent(call('/mensagens', { method: 'POST', headers: { 'content-type': 'application/json' }, body }))
}
const sendFile = (chosen, caption) => {
  const query = new URLSearchParams({
    telefone: number, nome: chosen.name, legenda: caption, atraso: late.checked ? '1' : '0',
  })
  part('filename').textContent = words.sending
  const headers = { 'content-type': chosen.type || 'application/octet-stream' }
  return sent(call('/arquivos?' + query, { method: 'POST', headers, body: chosen }))
}
form.onsubmit = async (event) => {
  event.preventDefault()
  const typed = text.value
  const chosen = file
  if (isSending || (!chosen && typed.trim() === '')) return
  if (chosen && chosen.size === 0) return tell(words.empty)
  if (chosen && chosen.size > 16 * 1024 * 1024) return tell(words.tooLarge)
  text.value = ''
  const answer = chosen
    ? await sendFile(chosen, typed)
    : await send({ kind: 'text', text: typed, replyTo: replyTo?.id ?? '' })
  if (answer) attach(null)
  else {
    attach(chosen)
    text.value = typed
  }
  text.focus()
}
part('attach').onclick = () => open(sheet.hidden)
for (const kind of sheet.querySelectorAll('.kind')) {
  const input = part('file-' + kind.dataset.kind)
  kind.onclick = () => input.click()
  input.onchange = () => {
    if (input.files[0]) attach(input.files[0])
    input.value = ''
    open(false)
    text.focus()
  }
}
late.onchange = () => setLate(late.checked)
part('unlate').onclick = () => setLate(false)
part('unreply').onclick = () => reply(null)
part('unattach').onclick = () => attach(null)
document.onkeydown = (event) => {
  if (event.key !== 'Escape') return
  if (!sheet.hidden) {
    open(false)
    part('attach').focus()
  } else text.focus()
}
text.onkeydown = (event) => {
  if (event.key !== 'ArrowUp' || text.value !== '') return
  event.preventDefault()
  newest()?.focus()
}
list.onkeydown = (event) => {
  const all = buttons()
  const at = all.indexOf(document.activeElement)
  const to = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: all.length - 1 }[event.key]
  if (to === undefined) return
  event.preventDefault()
  const next = all[to]
  if (!next) return at === all.length - 1 ? text.focus() : undefined
  rove(next)
  next.focus()
}
list.addEventListener('focusin', (event) => rove(event.target))
phone.value = localStorage.getItem('simulador-telefone') ?? phone.value
let number = phone.value
phone.onchange = () => {
  number = phone.value
  localStorage.setItem('simulador-telefone', number)
  list.replaceChildren()
  drawn = new Map()
  reply(null)
  read()
}
part('guide').open = matchMedia('(min-width: 900px)').matches
text.value = new URLSearchParams(location.search).get('texto') ?? ''
if (text.value) text.focus()
const loop = async () => {
  if (!document.hidden) await read()
  setTimeout(loop, 800)
}
loop()
`
