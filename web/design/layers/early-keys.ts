/** Long enough for a slow script; whoever has typed nothing else by then has given up. */
const patienceMs = 15_000
/** What moves on and what ends. Before anything was typed it is not for a field. */
const asText: ReadonlyMap<string, string> = new Map([
  ['Tab', '\t'],
  ['Enter', '\n'],
])
const editable = 'input:not([type=radio], [type=checkbox]), textarea'

let current: { stop: () => void; settle: () => void } | null = null

/**
 * Keeps what is typed until a field of the dialog that is opening has the focus, and writes it
 * there. Until then keys would fall on the button that was pressed, or on nothing.
 */
export function keepEarlyKeys(): () => void {
  // Begun at the press already: what was typed since then is kept.
  if (current) return current.stop
  const typed: string[] = []
  const listening = new AbortController()
  const stop = () => {
    listening.abort()
    clearTimeout(patience)
    if (current?.stop === stop) current = null
  }
  const settle = () => {
    // The focus may be set once more at once; what comes after that stays where it is.
    setTimeout(() => {
      stop()
      write(typed.splice(0))
    })
  }
  const patience = setTimeout(stop, patienceMs)
  const hear = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return
    const key = event.key.length === 1 ? event.key : typed.length > 0 && asText.get(event.key)
    if (!key && event.key !== 'Backspace') return
    event.preventDefault()
    event.stopImmediatePropagation()
    if (event.key === 'Backspace') typed.pop()
    else if (key) typed.push(key)
  }
  const arrive = (event: FocusEvent) => {
    const dialog = event.target instanceof HTMLElement && event.target.closest('[role=dialog]')
    // An empty sheet has nothing yet to write into.
    if (dialog && !dialog.querySelector('[data-waiting]')) settle()
  }
  const { signal } = listening
  document.addEventListener('keydown', hear, { capture: true, signal })
  document.addEventListener('focusin', arrive, { capture: true, signal })
  document.addEventListener('pointerdown', stop, { capture: true, signal })
  current = { stop, settle }
  return stop
}

/** To be called once a sheet is filled: what was typed goes to its first field, if it has one. */
export function settleEarlyKeys(): void {
  current?.settle()
}

function write(typed: readonly string[]): void {
  if (typed.length === 0) return
  const first = [...document.querySelectorAll<HTMLElement>('[role=dialog] [data-autofocus]')].at(-1)
  if (!document.activeElement?.matches(editable)) first?.focus({ preventScroll: true })
  const [line = '', afterEnter] = typed.join('').split('\n')
  // In a task of its own: what was written is on the screen by then, and Enter is about that.
  if (afterEnter !== undefined) setTimeout(pressEnter)
  const texts = line.split('\t')
  for (const [at, text] of texts.entries()) {
    if (at > 0) toNextField()
    const field = document.activeElement
    if (text === '') continue
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return
    // A field of another kind than text takes no part of its text.
    if (field.selectionStart === null || field.selectionEnd === null) return
    field.setRangeText(text, field.selectionStart, field.selectionEnd, 'end')
    field.dispatchEvent(new InputEvent('input', { bubbles: true, data: text }))
  }
}

function toNextField(): void {
  const { activeElement } = document
  const dialog = activeElement?.closest('[role=dialog]')
  const fields = [...(dialog?.querySelectorAll<HTMLElement>(`${editable}, select, button`) ?? [])]
  fields[fields.indexOf(activeElement as HTMLElement) + 1]?.focus()
}

/** What the browser would have done: the field hears it, or else its form is sent. */
function pressEnter(): void {
  const field = document.activeElement
  if (!(field instanceof HTMLInputElement)) return
  const press = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true })
  if (field.dispatchEvent(press)) field.form?.requestSubmit()
}
