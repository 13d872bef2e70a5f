import { telephoneWords } from '#simulators/whatsapp/telephone.copy.ts'

/**
 * What runs in the telephone's page. Everything that people and Lya write is set as text and never
 * read as HTML; the icons are ours. A message is drawn once: only its ticks change afterwards, so
 * that a screen reader hears each once and the focus stays where it is.
 */
export const telephoneScript = `
const words = ${JSON.stringify(telephoneWords)}
const part = (id) => document.getElementById(id)
const [phone, list, form, text, talk, sheet, late] =
  ['phone', 'messages', 'form', 'text', 'talk', 'sheet', 'late'].map(part)
const path = '/simulador/whatsapp'
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
const make = (name, className, content) => {
  const element = document.createElement(name)
  element.className = className
  if (content !== undefined) element.textContent = content
  return element
}
const button = (className, content) => Object.assign(make('button', className, content), { type: 'button' })
const nameOf = ({ content }) => content.text || words.kinds[content.file?.kind] || ''
const reply = (message) => {
  replyTo = message
  part('replying').hidden = !message
  part('replied').textContent = message ? words.reply + ' ' + nameOf(message) : ''
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
const momentOf = (sentAt) => {
  const at = new Date(sentAt)
  const time = at.toLocaleTimeString('pt-BR', { hour: '2-digit', minute: '2-digit' })
  const isToday = at.toDateString() === new Date().toDateString()
  return isToday ? time : at.toLocaleDateString('pt-BR', { day: '2-digit', month: '2-digit' }) + ' ' + time
}
const isLate = ({ author, sentAt }) => author === 'pessoa' && Date.now() - new Date(sentAt) > 864e5
const showFile = ({ mediaId, isShown, content }) => {
  const { kind, name } = content.file
  const named = make('div', 'file')
  named.innerHTML = words.icons.file
  named.append(make('span', '', name))
  if (!isShown) return named
  const shown = make(kind === 'image' ? 'img' : 'audio', '')
  if (kind === 'image') shown.alt = words.photo + ' ' + name
  else Object.assign(shown, { controls: true, preload: 'none', ariaLabel: words.audio + ' ' + name })
  shown.onerror = () => shown.replaceWith(named)
  shown.onload = toEnd
  shown.src = path + '/arquivos/' + mediaId
  return shown
}
const showFate = (tick, fate) => {
  if (tick.className === fate) return
  tick.className = fate
  tick.innerHTML = fate === 'enviada' ? words.icons.one : words.icons.two
  tick.append(make('span', 'hidden', words.fates[fate]))
}
const drawMessage = (message, byId) => {
  const { author, content, fate, sentAt } = message
  const item = make('li', author)
  const bubble = make('div', 'bubble')
  if (content.template) bubble.append(make('div', 'template', words.template + ' ' + content.template))
  const quoted = byId.get(content.replyTo)
  if (quoted) bubble.append(make('div', 'quoted', nameOf(quoted)))
  if (content.file) bubble.append(showFile(message))
  if (content.text) bubble.append(make('p', '', content.text))
  const foot = make('div', 'foot', (isLate(message) ? words.late + ' · ' : '') + momentOf(sentAt))
  const tick = make('span', '')
  if (author === 'pessoa') foot.append(tick)
  bubble.append(foot)
  const answer = button('reply')
  answer.ariaLabel = words.reply + ' ' + nameOf(message).slice(0, 60)
  answer.innerHTML = words.icons.reply
  answer.onclick = () => reply(message)
  item.append(bubble, answer)
  const choices = (content.buttons ?? []).map((choice) => {
    const tap = button('choice', choice.title)
    tap.onclick = () => send({ kind: 'button', button: choice, replyTo: message.id })
    return tap
  })
  if (choices.length > 0) {
    const under = make('div', 'choices')
    under.append(...choices)
    item.append(under)
  }
  if (author === 'pessoa') showFate(tick, fate)
  return { item, tick }
}
const buttons = () => [...list.querySelectorAll('button')]
const rove = (to) => {
  for (const one of buttons()) one.tabIndex = one === to ? 0 : -1
}
const toEnd = () => (talk.scrollTop = talk.scrollHeight)
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
  if (!list.contains(document.activeElement)) {
    const final = list.lastElementChild
    rove(final?.querySelector('.choice') ?? final?.querySelector('button'))
  } else rove(document.activeElement)
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
  list.querySelector('button[tabindex="0"]')?.focus()
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
