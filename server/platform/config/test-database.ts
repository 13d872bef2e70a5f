/**
 * The owner of another PostgreSQL to run the tests on, instead of the embedded one. Tests never
 * look at DATABASE_URL: they make and drop databases.
 */
export function testDatabaseUrl(): string | undefined {
  return process.env.TEST_DATABASE_URL || undefined
}
