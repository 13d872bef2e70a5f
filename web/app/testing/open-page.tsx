import { notifications } from '@mantine/notifications'
import { cleanup, render } from '@testing-library/react'
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

/** Opens a path of the given routes as the browser would; answers where the person is by now. */
export function openPage(path: string, routes: RouteObject[]): { path: () => string } {
  const router = createMemoryRouter(routes, { initialEntries: [path] })
  render(
    <Providers>
      <RouterProvider router={router} />
    </Providers>,
  )
  return { path: () => router.state.location.pathname + router.state.location.search }
}
