import { notifications } from '@mantine/notifications'
import { act, cleanup, render } from '@testing-library/react'
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router'
import { afterEach, vi } from 'vitest'
import { Providers } from '#app/providers.tsx'

afterEach(() => {
  notifications.clean()
  cleanup()
  vi.unstubAllGlobals()
  localStorage.clear()
  sessionStorage.clear()
})

interface Opened {
  /** Where the person is by now. */
  path: () => string
  /** As the browser's own button. */
  goBack: () => Promise<void>
}

/** Opens a path of the given routes as the browser would. */
export function openPage(path: string, routes: RouteObject[]): Opened {
  const router = createMemoryRouter(routes, { initialEntries: [path] })
  render(
    <Providers>
      <RouterProvider router={router} />
    </Providers>,
  )
  return {
    path: () => router.state.location.pathname + router.state.location.search,
    goBack: () => act(() => router.navigate(-1)),
  }
}
