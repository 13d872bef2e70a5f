/** A source of numbers from 0 up to, not with, 1; seeded, so that a failure can be had again. */
export type Chance = () => number

/** Mulberry32 (public domain, Tommy Ettinger): small, quick and even enough for mutations. */
export function seededChance(seed: number): Chance {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const pieces = [
  ...'gastei paguei recebi comprei não quase se e mais de no na com por R$ reais conto mil k'.split(
    ' ',
  ),
  ...'meio cada metade 1/3 31/02 dia ontem todo mês meta orçamento desfaz 10x 50 1.234,56'.split(
    ' ',
  ),
  ...[', ', '. ', '!', '?', '\n', '☕', '%', 'º', '-', '(', '"', '\u0000', '\ud800', '\u202e'],
]

/** What is left out of a reading: the places of its words are not those in the message. */
const leads = ['Por favor,', 'Lya, por gentileza', 'oi,', '- ', 'anota aí:']
const courtesies = ['por favor. Obrigada, viu?', 'tá? por favor', 'ok, por favor?', 'anotou?']

const digits = [...'0123456789']
const slips = [...digits, ...',. áçãé']
const figures = [...digits, ...'.,/-:x%+ R$kmil ']

/** Random signs of every plane, figures and words, up to 60 pieces. */
export function randomText(chance: Chance): string {
  const kind = chance()
  const length = Math.floor(chance() * 60)
  return Array.from({ length }, () => {
    if (kind < 0.3) return String.fromCodePoint(Math.floor(chance() * 0x11_0000))
    if (kind < 0.5) return pick(figures, chance)
    return `${pick(pieces, chance)} `
  }).join('')
}

/** A message with a few changes such as slips, cuts, doublings, figures put in, another's end. */
export function mutate(text: string, other: string, chance: Chance): string {
  let mutated = text
  const steps = 1 + Math.floor(chance() * 4)
  for (let step = 0; step < steps; step += 1) mutated = change(mutated, other, chance)
  return mutated
}

function change(text: string, other: string, chance: Chance): string {
  const at = Math.floor(chance() * (text.length + 1))
  const to = at + Math.floor(chance() * 8)
  const changes = [
    () => text.slice(0, at) + text.slice(to),
    () => text.slice(0, to) + text.slice(at),
    () => `${text.slice(0, at)} ${pick(pieces, chance)} ${text.slice(at)}`,
    () => text.slice(0, at) + pick(slips, chance) + text.slice(at),
    () => text.split(' ').reverse().join(' '),
    () => text.slice(0, at) + other.slice(Math.floor(chance() * other.length)),
    () => text.slice(0, at) + text.slice(at, to).toUpperCase() + text.slice(to),
    () => text.replace(/\d/, () => pick(digits, chance)),
    () => `${pick(leads, chance)} ${text}, ${pick(courtesies, chance)}`,
  ]
  return pick(changes, chance)()
}

function pick<Item>(items: readonly Item[], chance: Chance): Item {
  // The index lies within the items, and no list above is empty.
  return items[Math.floor(chance() * items.length)] as Item
}
