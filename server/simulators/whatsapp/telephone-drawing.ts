import { telephoneWords } from '#simulators/whatsapp/telephone.copy.ts'

/**
 * The part of the page's script that makes a message's elements. Everything that people and Lya
 * write is set as text and never read as HTML; the icons are ours. Addresses open in a tab of their
 * own, and `reply` and `send` are the rest of the script's.
 */
export const telephoneDrawing = `
const words = ${JSON.stringify(telephoneWords)}
const path = '/simulador/whatsapp'
const part = (id) => document.getElementById(id)
const make = (name, className, content) => {
  const element = document.createElement(name)
  element.className = className
  if (content !== undefined) element.textContent = content
  return element
}
const button = (className, content) => Object.assign(make('button', className, content), { type: 'button' })
const nameOf = ({ content }) => content.text || words.kinds[content.file?.kind] || ''
const withLinks = (text) => {
  const line = make('p', '')
  for (const [at, words] of text.split(/(https?:[/][/][^ \\n]*[^ \\n.,;:!?)])/).entries()) {
    if (at % 2 === 0) line.append(words)
    else line.append(Object.assign(make('a', '', words), { href: words, target: '_blank', rel: 'noopener' }))
  }
  return line
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
  if (content.text) bubble.append(withLinks(content.text))
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
`
