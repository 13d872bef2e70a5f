export type Screen = { heightPx: number; isPhone: boolean }

/** What stands above and below the list, and one row or card of it, in CSS pixels. */
const desktop = { aroundPx: 420, rowPx: 56, min: 5, max: 15, more: 10 }
const phone = { aroundPx: 440, rowPx: 92, min: 3, max: 8, more: 5 }

/** How many transactions a screen shows at first, and how many 'Carregar mais' adds. */
export function pageSizes({ heightPx, isPhone }: Screen): { first: number; more: number } {
  const { aroundPx, rowPx, min, max, more } = isPhone ? phone : desktop
  const fitting = Math.floor((heightPx - aroundPx) / rowPx)
  return { first: Math.min(max, Math.max(min, fitting)), more }
}
