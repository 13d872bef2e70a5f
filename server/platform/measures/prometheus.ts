/** One figure in the text form of Prometheus. */
export interface Exposed {
  /** Without the product's own beginning; ends in `_total` where it only grows. */
  name: string
  help: string
  type: 'counter' | 'gauge' | 'histogram'
  samples: readonly Sample[]
}

export interface Sample {
  /** For the parts of a histogram: `_bucket`, `_sum` or `_count`. */
  suffix?: string
  labels?: Readonly<Record<string, string>>
  value: number
}

/** The text that `GET /metrics` answers; https://prometheus.io/docs/instrumenting/exposition_formats */
export function renderPrometheus(all: readonly Exposed[]): string {
  const lines = all.flatMap(({ name, help, type, samples }) => [
    `# HELP lya_${name} ${help}`,
    `# TYPE lya_${name} ${type}`,
    ...samples.map(({ suffix = '', labels = {}, value }) => {
      return `lya_${name}${suffix}${renderLabels(labels)} ${value}`
    }),
  ])
  return `${lines.join('\n')}\n`
}

function renderLabels(labels: Readonly<Record<string, string>>): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escaped(value)}"`)
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`
}

function escaped(value: string): string {
  return value.replace(/[\\"]/g, '\\$&').replace(/\n/g, '\\n')
}
