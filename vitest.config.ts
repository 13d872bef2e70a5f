import { defineConfig } from 'vitest/config'
import { testDatabaseUrl } from './server/platform/config/test-database.ts'
import { wireContract } from './web/vite/wire-contract.ts'

/** What is waited for comes, only not always soon on a machine that does much else. */
const patience = { poll: { timeout: 60_000 } }

/** They start a PostgreSQL of their own, and see nothing of another one that the rest is run on. */
const ownServers = [
  'server/commands/**',
  'server/main/platform/kills.test.ts',
  'server/platform/boot/boot.test.ts',
  'server/platform/db/{embedded/start,frozen}.test.ts',
]

/** What libraries warn of because happy-dom lays nothing out; one of them prints whole trees. */
const unlaidOut = [
  '[@mantine/hooks/use-focus-trap] Failed to find focusable element',
  'The width(0) and height(0) of chart should be greater than 0',
  'The tag <search> is unrecognized in this browser',
]

const resolve = { alias: { 'fast-check': `${import.meta.dirname}/tools/test/chance.ts` } }
const isElsewhere = testDatabaseUrl() !== undefined

export default defineConfig({
  test: {
    // One more than two cores: slices wait for PostgreSQL a third of their time.
    maxWorkers: 3,
    // A suite that finds no tests must not pass for one that ran them.
    passWithNoTests: false,
    onConsoleLog: (text) => !unlaidOut.some((start) => text.startsWith(start)),
    projects: [
      {
        resolve,
        plugins: [wireContract()],
        test: {
          name: 'rules',
          environment: 'node',
          // Functions of what they are given: none can leave anything behind for the next file.
          isolate: false,
          // Only to end what hangs: a property of many cases is slow on a busy machine.
          testTimeout: 600_000,
          expect: patience,
          include: [
            '{core,assistant,contract,tools,bench}/**/*.test.ts',
            'web/**/*.test.ts',
            'server/**/mapping.test.ts',
          ],
        },
      },
      {
        resolve,
        test: {
          name: 'slices',
          environment: 'node',
          // The server is loaded once for a worker, not once for a file: half of the time was that.
          isolate: false,
          include: ['server/**/*.test.ts'],
          exclude: [
            ...['server/**/mapping.test.ts', '**/node_modules/**'],
            ...(isElsewhere ? ownServers : []),
          ],
          globalSetup: ['server/platform/db/testing/global-setup.ts'],
          testTimeout: 180_000,
          expect: patience,
          hookTimeout: 240_000,
        },
      },
      {
        root: 'web',
        resolve,
        plugins: [wireContract()],
        test: {
          name: 'screens',
          environment: 'happy-dom',
          environmentOptions: { happyDOM: { url: 'http://localhost/' } },
          include: ['**/*.test.tsx'],
          setupFiles: [`${import.meta.dirname}/web/app/testing/patience.ts`],
          testTimeout: 180_000,
          expect: patience,
        },
      },
    ],
  },
})
