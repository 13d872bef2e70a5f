import { type Clock, todayIn } from '#platform/clock/clock.ts'

/** Where the team works; its day is the day of every task, wherever its person lives. */
export const businessZone = 'America/Sao_Paulo'

export const businessDay = (clock: Clock): Temporal.PlainDate => todayIn(clock, businessZone)
