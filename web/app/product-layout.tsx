import '#design/theme/mantine.css'
import { setNonce } from 'get-nonce'
import { Outlet } from 'react-router'
import { Providers } from '#app/providers.tsx'
import { styleNonce } from '#design/theme/style-nonce.ts'

// Dialogs add a style element of their own through get-nonce.
if (typeof document !== 'undefined') setNonce(styleNonce())

export default function ProductLayout() {
  return (
    <Providers>
      <Outlet />
    </Providers>
  )
}
