import { type Fact, facts, isOnlyOnce, storedNames } from '#people/facts/fact.ts'
import type { Tx } from '#platform/db/transaction.ts'

// Two that come at the same moment may both find that nothing is there yet.
const onlyOnce = facts.filter(isOnlyOnce).map((fact) => storedNames[fact])

/**
 * The statement that counts facts for one person and day, alone or as a part of a command's own
 * WITH, where it costs no round trip and no message of its own. All parts are SQL expressions.
 *
 * It waits for whoever counts the same fact of the same person, so it comes before what else a
 * transaction locks: then no two of them wait for each other.
 */
export function countFacts(parts: {
  userId: string
  day: string
  facts: readonly Fact[]
  /** What decides whether anything happened. */
  when?: string
}): string {
  const { userId, day, when = 'true' } = parts
  const rows = parts.facts.map((fact) => {
    const name = `'${storedNames[fact]}'`
    const isNew = `NOT EXISTS (SELECT FROM fatos WHERE user_id = ${userId} AND fato = ${name})`
    const where = isOnlyOnce(fact) ? `${when} AND ${isNew}` : when
    return `SELECT ${userId}, ${name}, ${day} WHERE ${where}`
  })
  return `INSERT INTO fatos AS f (user_id, fato, dia) ${rows.join(' UNION ALL ')}
    ON CONFLICT (user_id, fato, dia) DO UPDATE
    SET vezes = f.vezes + (f.fato <> ALL ('{${onlyOnce.join(',')}}'))::int`
}

/** Counts facts as the person; nobody waits for it. */
export function addFacts(
  tx: Tx,
  counted: { userId: string; day: Temporal.PlainDate; facts: readonly Fact[] },
): void {
  tx.send({
    name: `facts-add-${counted.facts.join('-')}`,
    text: countFacts({ userId: '$1::uuid', day: '$2::date', facts: counted.facts }),
    values: [counted.userId, counted.day.toString()],
  })
}

/** As `addFacts`, on the day that it is in the person's own zone. */
export function addFactsAt(
  tx: Tx,
  counted: { userId: string; at: Temporal.Instant; facts: readonly Fact[] },
): void {
  const zone = '(SELECT fuso_horario FROM profiles WHERE id = $1)'
  tx.send({
    name: `facts-add-at-${counted.facts.join('-')}`,
    text: countFacts({
      userId: '$1::uuid',
      day: `($2::timestamptz AT TIME ZONE ${zone})::date`,
      facts: counted.facts,
    }),
    values: [counted.userId, counted.at.toString()],
  })
}
