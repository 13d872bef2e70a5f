import { pageWords } from '#simulators/asaas/page/page.copy.ts'

/**
 * What runs in the page. A sale is drawn anew only when something about it changed, and the focus
 * stays on the same button of it; what people wrote is set as text and never read as HTML.
 */
export const chargesScript = `
const words = ${JSON.stringify(pageWords)}
const path = '/simulador/asaas'
const part = (id) => document.getElementById(id)
const make = (name, className, ...content) => {
  const element = document.createElement(name)
  if (className) element.className = className
  element.append(...content)
  return element
}
const money = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' })
const reais = (cents) => money.format(cents / 100)
const dayOf = (day) => day.split('-').reverse().join('/')
const tones = { PENDING: 'warn', OVERDUE: 'bad', AWAITING_RISK_ANALYSIS: 'warn', CONFIRMED: 'good',
  RECEIVED: 'good', REFUND_REQUESTED: 'warn', REFUNDED: '', PARTLY_REFUNDED: 'warn', DELETED: '' }
const statusOf = ({ status }) => words.statuses[status] ?? (status.includes('CHARGEBACK') ? words.statuses.CHARGEBACK_REQUESTED : status)
const drawEvents = ({ events }, isOpen) => {
  const list = make('ol', '')
  for (const { name, fate, tries, answer } of events) {
    const failed = fate === 'pendente' && tries > 0
      ? ', ' + tries + ' ' + words.tries + ' (' + words.answer + ' ' + answer + ')' : ''
    list.append(make('li', '', make('code', '', name), make('span', '', words.fates[fate] + failed)))
  }
  const details = make('details', 'more', make('summary', '', words.events + ' (' + events.length + ')'), list)
  details.open = isOpen
  return details
}
const drawSale = (sale, isOpen) => {
  const method = [words.methods[sale.billingType] ?? sale.billingType, sale.card].filter(Boolean).join(' ')
  const parts = sale.count > 1 ? sale.count + 'x de ' + reais(Math.floor(sale.valueCents / sale.count)) : ''
  const who = make('div', 'who', make('h2', '', sale.payer.name || sale.id),
    make('p', '', [sale.payer.email, sale.description].filter(Boolean).join(' · ')))
  const amount = make('div', 'amount', make('strong', '', reais(sale.valueCents)),
    make('span', '', [method, parts].filter(Boolean).join(', ')))
  const tone = sale.status.includes('CHARGEBACK') ? 'bad' : (tones[sale.status] ?? '')
  const facts = make('ul', 'facts', make('li', 'pill ' + tone, statusOf(sale)))
  const fact = (text) => facts.append(make('li', '', text))
  if (sale.status === 'PENDING' || sale.status === 'OVERDUE') fact(words.due + ' ' + dayOf(sale.dueOn))
  if (sale.status === 'CONFIRMED' && sale.creditOn) fact(words.credit + ' ' + dayOf(sale.creditOn))
  if (sale.count > 1) fact(sale.receivedCount + ' ' + words.of + ' ' + sale.count + ' ' + words.received)
  if (sale.refundedCents > 0) fact(words.statuses.REFUNDED + ': ' + reais(sale.refundedCents))
  fact(words.net + ' ' + reais(sale.netCents))
  const row = make('div', 'row')
  const last = make('div', 'row')
  for (const action of sale.actions) {
    const label = action === 'pay' && sale.isDeleted ? words.payDeleted : words.actions[action]
    const button = make('button', action === 'pay' && !sale.isDeleted ? 'main' : '', label)
    Object.assign(button, { type: 'button', ariaLabel: label + ', ' + sale.payer.name + ', ' + reais(sale.valueCents) })
    button.dataset.action = action
    button.onclick = () => act(sale, action, label)
    if (action === 'replay') last.append(button)
    else row.append(button)
  }
  const events = drawEvents(sale, isOpen)
  if (sale.reference) events.append(make('p', 'quiet', words.reference + ' ', make('code', '', sale.reference)))
  events.append(last)
  return [make('div', 'top', who, amount), facts, ...(row.firstChild ? [row] : []), events]
}
const drawn = new Map()
const draw = ({ sales, state, now, waiting }) => {
  part('empty').hidden = sales.length > 0
  part('queue').hidden = !state.isQueueInterrupted
  part('waiting').hidden = waiting === 0
  part('waiting').textContent = waiting + ' ' + words.waiting
  drawClock(now, state)
  const list = part('sales')
  const kept = new Set(sales.map(({ id }) => id))
  for (const [id, { item }] of drawn) if (!kept.has(id)) { item.remove(); drawn.delete(id) }
  let before = list.firstElementChild
  for (const sale of sales) {
    const text = JSON.stringify(sale)
    const known = drawn.get(sale.id)
    const item = known?.item ?? make('li', 'sale')
    if (known?.text !== text) {
      const focused = item.contains(document.activeElement) ? document.activeElement : null
      item.replaceChildren(...drawSale(sale, item.querySelector('details')?.open ?? false))
      if (focused) focusAgain(item, focused)
      drawn.set(sale.id, { item, text })
    }
    if (item === before) before = before.nextElementSibling
    else list.insertBefore(item, before)
  }
}
const focusAgain = (item, { tagName, dataset }) => {
  const same = tagName === 'SUMMARY' ? item.querySelector('summary') : item.querySelector('[data-action="' + dataset.action + '"]')
  const next = same ?? item.querySelector('button')
  if (next) next.focus()
}
const moment = new Intl.DateTimeFormat('pt-BR', { timeZone: 'America/Sao_Paulo', day: 'numeric', month: 'long', year: 'numeric', hour: '2-digit', minute: '2-digit' })
const drawClock = (now, { aheadSeconds }) => {
  const days = Math.round(aheadSeconds / 86400)
  const ahead = days === 0 ? words.clockToday : words.ahead + ' ' + days + (days === 1 ? ' dia' : ' dias')
  const text = moment.format(new Date(now))
  if (part('now').dataset.text === text + ahead) return
  part('now').dataset.text = text + ahead
  part('now').replaceChildren(text, make('small', '', ahead))
}
const form = part('faults')
const fill = (state) => {
  for (const input of form.elements) {
    if (!input.name) continue
    if (input.type === 'checkbox') input.checked = state[input.name]
    else input.value = state[input.name]
  }
}
let problemOf = null
const tell = (problem, of) => {
  problemOf = problem ? of : null
  part('problem').hidden = !problem
  part('problem').textContent = problem ?? ''
}
let isActing = false
const call = async (address, body) => {
  const of = body ? 'act' : 'read'
  const init = body && { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
  try {
    const answer = await fetch(path + address, init)
    const given = await answer.json()
    if (!answer.ok) {
      tell(given.said ? words.refused + ' ' + given.said : words.unreachable, of)
      return null
    }
    if (body || problemOf === 'read') tell(null)
    return given
  } catch {
    tell(words.unreachable, of)
    return null
  }
}
const change = async (address, body, done) => {
  if (isActing) return null
  isActing = true
  part('told').textContent = ''
  const given = await call(address, body)
  isActing = false
  if (!given) return null
  draw(given)
  part('told').textContent = words.done + ' ' + done
  return given
}
const act = (sale, action, label) =>
  change('/cobrancas/' + encodeURIComponent(sale.id), { action }, label + ', ' + (sale.payer.name || sale.id) + '.')
for (const button of document.querySelectorAll('[data-days]')) {
  button.onclick = () => change('/relogio', { days: Number(button.dataset.days) }, button.textContent + '.')
}
part('resume').onclick = () => change('/fila', {}, part('resume').textContent + '.')
form.onsubmit = (event) => {
  event.preventDefault()
  const body = {}
  for (const input of form.elements) {
    if (!input.name) continue
    body[input.name] = input.type === 'checkbox' ? input.checked : input.type === 'number' ? Number(input.value) : input.value
  }
  change('/falhas', body, form.querySelector('button').textContent + '.')
}
let isFilled = false
const loop = async () => {
  if (!document.hidden && !isActing) {
    const given = await call('/cobrancas')
    if (given && !isActing) draw(given)
    if (given && !isFilled) fill(given.state)
    isFilled ||= given !== null
  }
  setTimeout(loop, 1000)
}
loop()
`
