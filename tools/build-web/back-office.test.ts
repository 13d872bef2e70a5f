import { build, type Rolldown } from 'vite'
import { expect, it } from 'vitest'
import { backOfficeFiles } from '../../web/vite/back-office-files.ts'
import { backOfficeWhole } from '../../web/vite/back-office-whole.ts'

const root = '/w/web/app/back-office/back-office-route.tsx'
const sources: Record<string, string> = {
  '/w/web/app/dashboard.ts': `import '/w/web/design/both.ts'; import('/w/web/money/form.ts')`,
  '/w/web/money/form.ts': `console.log('form')`,
  '/w/web/design/both.ts': `console.log('both')`,
  '/w/web/design/table.ts': `console.log('table')`,
  [root]: `import '/w/web/design/both.ts'; export const page = () => import('../../backoffice/page.ts')`,
  '/w/web/backoffice/page.ts': `import '/w/web/design/table.ts'; console.log('page')`,
}

async function buildWith(more: Record<string, string> = {}): Promise<Rolldown.OutputBundle> {
  const all = { ...sources, ...more }
  const { output } = (await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'planted',
        enforce: 'pre',
        resolveId: (id, from) => (id.startsWith('.') ? new URL(id, `file://${from}`).pathname : id),
        load: (id) => all[id],
      },
      backOfficeWhole(),
      backOfficeFiles(),
    ],
    build: { write: false, rolldownOptions: { input: ['/w/web/app/dashboard.ts', root] } },
  })) as Rolldown.RolldownOutput
  return Object.fromEntries(output.map((one) => [one.fileName, one]))
}

const listed = (bundle: Rolldown.OutputBundle): { own: string[]; parts: string[][] } =>
  JSON.parse(String((bundle['back-office-files.json'] as Rolldown.OutputAsset).source))

it('lists what only /admin loads, as one file however its pages import each other', async () => {
  const { own, parts } = listed(await buildWith())
  expect(own).toHaveLength(1)
  expect(own[0]).toMatch(/back-office-route/)
  expect(parts).toEqual([])
})

it('leaves a part to come when it is opened, and says what it needs', async () => {
  const { own, parts } = listed(
    await buildWith({
      [root]: `import '/w/web/design/both.ts'; import('./trade-part.ts')`,
      '/w/web/app/back-office/trade-part.ts': `import '/w/web/design/both.ts'
        import '/w/web/backoffice/page.ts'`,
    }),
  )
  expect(own).toHaveLength(2)
  expect(parts).toHaveLength(1)
  expect(parts[0]?.[0]).toMatch(/trade-part/)
  expect(own).toContain(parts[0]?.[0])
  expect(own.some((file) => file.includes('back-office-route'))).toBe(true)
})

it('fails when somebody else’s page reaches into the back-office', async () => {
  const planted = { '/w/web/money/form.ts': `import '/w/web/backoffice/page.ts'` }
  await expect(buildWith(planted)).rejects.toThrow(/is everybody's and holds .*backoffice\/page/)
})
