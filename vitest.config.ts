import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    maxWorkers: 2,
    // A suite that finds no tests must not pass for one that ran them.
    passWithNoTests: false,
    projects: [
      {
        test: {
          name: 'rules',
          environment: 'node',
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
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        root: 'web',
        test: {
          name: 'screens',
          environment: 'happy-dom',
          include: ['**/*.test.tsx'],
          testTimeout: 15_000,
        },
      },
    ],
  },
})
