import { useMediaQuery } from '@mantine/hooks'

const query = '(max-width: 767.98px)'

/** Whether the screen is narrower than 768 px. */
export function useIsPhone(): boolean {
  return useMediaQuery(query, undefined, { getInitialValueInEffect: false })
}

/** The same at this moment. */
export function isPhone(): boolean {
  return matchMedia(query).matches
}
