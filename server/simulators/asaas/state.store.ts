import type { Database } from '#platform/db/database.ts'

/** What a person or a test makes the simulator do; kept, so that it outlives a killed server. */
export interface SimulatorState {
  /** How many seconds its clock is ahead of ours. */
  aheadSeconds: number
  /** Its webhooks wait until somebody takes the queue up again. */
  isQueueInterrupted: boolean
  /** `down` answers nothing but 503, `quota` nothing but 429. */
  outage: 'none' | 'down' | 'quota'
  /** Refuses every card, whatever its number. */
  declinesCards: boolean
  /** Of each hundred charges so many are not answered: never made, made, or made late, in turns. */
  timeoutPercent: number
  /** How long such a call is left hanging before its connection is cut. */
  hangMs: number
  /** How long after that the late ones are made. */
  lateSeconds: number
  /** Of each hundred webhooks so many are lost for ever. */
  lostPercent: number
  doublesEvents: boolean
  shufflesEvents: boolean
}

export const calmState: SimulatorState = {
  aheadSeconds: 0,
  isQueueInterrupted: false,
  outage: 'none',
  declinesCards: false,
  timeoutPercent: 0,
  hangMs: 65_000,
  lateSeconds: 90,
  lostPercent: 0,
  doublesEvents: false,
  shufflesEvents: false,
}

export async function readState(db: Database): Promise<SimulatorState> {
  const { rows } = await db.pool.query<{ key: string; value: unknown }>({
    name: 'simulated-asaas-state',
    text: 'SELECT chave AS key, valor AS value FROM simulador_asaas_estado',
  })
  return { ...calmState, ...Object.fromEntries(rows.map(({ key, value }) => [key, value])) }
}

/** Leaves what is undefined as it is. */
export async function changeState(
  db: Database,
  change: { [Key in keyof SimulatorState]?: SimulatorState[Key] | undefined },
): Promise<void> {
  for (const [key, value] of Object.entries(change)) {
    if (value === undefined) continue
    await db.pool.query(
      `INSERT INTO simulador_asaas_estado (chave, valor) VALUES ($1, $2)
       ON CONFLICT (chave) DO UPDATE SET valor = excluded.valor`,
      [key, JSON.stringify(value)],
    )
  }
}
