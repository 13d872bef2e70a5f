import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { testDatabaseUrl } from '#platform/config/test-database.ts'
import type { DatabaseAddress } from '#platform/db/database.ts'
import { startEmbedded } from '#platform/db/embedded/start.ts'
import { migrate } from '#platform/db/migrate.ts'
import { inDatabase } from '#platform/db/testing/in-database.ts'
import { prepareJobs } from '#platform/jobs/prepare-jobs.ts'

/** What test files are told: where to make databases, and from which template. */
export interface TestPostgres {
  maintenance: DatabaseAddress
  template: string
}

declare module 'vitest' {
  interface ProvidedContext {
    postgres: TestPostgres
  }
}

/**
 * Vitest's global set-up: one PostgreSQL for the whole run, with a migrated template in it that
 * each test file's database is copied from.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startServer()
  const template = `lya_modelo_${process.pid}`
  const client = new pg.Client(server.maintenance)
  await client.connect()
  await client.query(`drop database if exists ${template}`)
  await client.query(`create database ${template}`)
  await migrate(inDatabase(server.maintenance, template))
  await prepareJobs(inDatabase(server.maintenance, template))
  project.provide('postgres', { maintenance: server.maintenance, template })
  return async () => {
    await client.query(`drop database if exists ${template} with (force)`)
    await client.end()
    await server.stop()
  }
}

async function startServer(): Promise<{
  maintenance: DatabaseAddress
  stop: () => Promise<void>
}> {
  const url = testDatabaseUrl()
  if (url) return { maintenance: { connectionString: url }, stop: async () => undefined }
  const home = mkdtempSync(join(tmpdir(), 'lya-test-'))
  const postgres = await startEmbedded({
    home,
    settings: [
      'fsync=off',
      'synchronous_commit=off',
      'full_page_writes=off',
      'max_connections=200',
    ],
  })
  return {
    maintenance: postgres.address('postgres'),
    stop: async () => {
      await postgres.stop()
      rmSync(home, { recursive: true, force: true })
    },
  }
}
