import { ChartTooltip, type ChartTooltipProps } from '@mantine/charts'

type Item = { name?: unknown; payload?: unknown }

type Props = Pick<ChartTooltipProps, 'label' | 'series' | 'valueFormatter'> & {
  payload: readonly Item[] | undefined
  /** Whether a series has something to tell of a place on the axis. */
  isTold: (name: string, row: unknown) => boolean
}

/** The usual tooltip, without the series that have nothing at this place. */
export function ExpectedTooltip({ payload = [], isTold, ...rest }: Props) {
  const told = payload.filter(({ name, payload: row }) => isTold(String(name), row))
  return <ChartTooltip {...rest} payload={told} />
}
