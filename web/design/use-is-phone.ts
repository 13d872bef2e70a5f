import { useMediaQuery } from '@mantine/hooks'

/** Whether the screen is narrower than 768 px. */
export function useIsPhone(): boolean {
  return useMediaQuery('(max-width: 767.98px)', undefined, { getInitialValueInEffect: false })
}
