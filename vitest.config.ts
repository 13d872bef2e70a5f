import { defineConfig } from 'vitest/config'
import { wireContract } from './web/vite/wire-contract.ts'

/** What is waited for comes, only not always within a second on a machine that does much else. */
const patience = { poll: { timeout: 20_000 } }

export default defineConfig({
  test: {
    maxWorkers: 2,
    // A suite that finds no tests must not pass for one that ran them.
    passWithNoTests: false,
    projects: [
      {
        plugins: [wireContract()],
        test: {
          name: 'rules',
          environment: 'node',
          // Only to end what hangs: a property of many cases is slow on a busy machine.
          testTimeout: 60_000,
          expect: patience,
          include: [
            '{core,assistant,contract,tools,bench}/**/*.test.ts',
            'web/**/*.test.ts',
            'server/**/mapping.test.ts',
          ],
        },
      },
      {
        test: {
          name: 'slices',
          environment: 'node',
          include: ['server/**/*.test.ts'],
          exclude: ['server/**/mapping.test.ts', '**/node_modules/**'],
          globalSetup: ['server/platform/db/testing/global-setup.ts'],
          testTimeout: 60_000,
          expect: patience,
          hookTimeout: 120_000,
        },
      },
      {
        root: 'web',
        plugins: [wireContract()],
        test: {
          name: 'screens',
          environment: 'happy-dom',
          environmentOptions: { happyDOM: { url: 'http://localhost/' } },
          include: ['**/*.test.tsx'],
          setupFiles: [`${import.meta.dirname}/web/app/testing/patience.ts`],
          testTimeout: 60_000,
          expect: patience,
        },
      },
    ],
  },
})
