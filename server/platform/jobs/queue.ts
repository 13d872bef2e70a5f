/** One kind of job: its name, and how it is tried again. `Data` must survive JSON. */
export interface Queue<Data extends object> {
  readonly name: string
  readonly retries: number
  /** Grows with each attempt, up to an hour. */
  readonly retryDelaySeconds: number
  /** After this long an attempt counts as lost, and the job is given to another worker. */
  readonly secondsMax: number
  /** So many of them each process does at the same time. */
  readonly atOnce: number
  /** Only for the type: never set. */
  readonly data?: Data
}

/**
 * Declares a queue, in a slice's `*.jobs.ts`. Jobs are delivered at least once, so a handler must
 * bear a repeat.
 */
export function defineQueue<Data extends object>(
  name: string,
  options: {
    retries?: number
    retryDelaySeconds?: number
    secondsMax?: number
    atOnce?: number
  } = {},
): Queue<Data> {
  return {
    name,
    retries: options.retries ?? 8,
    retryDelaySeconds: options.retryDelaySeconds ?? 2,
    secondsMax: options.secondsMax ?? 60,
    atOnce: options.atOnce ?? 4,
  }
}
