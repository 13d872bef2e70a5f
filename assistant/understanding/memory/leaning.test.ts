import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { Ways } from '#understanding/memory/ways.ts'

it('knows no way of leaning by the name of another', async () => {
  const folder = new URL('said/', import.meta.url)
  const files = readdirSync(folder, { encoding: 'utf8', recursive: true }).filter((name) =>
    name.endsWith('.ts'),
  )
  // They are put together as one: of two of a name the first would be gone without a word.
  const names: string[] = []
  for (const file of files) {
    const module = (await import(new URL(file, folder).href)) as Record<string, Ways>
    names.push(...Object.values(module).flatMap((ways) => Object.keys(ways)))
  }
  expect(names.length).toBeGreaterThan(200)
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
})
