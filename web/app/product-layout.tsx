import '#design/theme/mantine.css'
import { setNonce } from 'get-nonce'
import { useEffect } from 'react'
import { Outlet } from 'react-router'
import { Providers } from '#app/providers.tsx'
import { keepFocus } from '#design/focus/kept-focus.ts'
import { useLayers } from '#design/layers/use-layers.ts'
import { styleNonce } from '#design/theme/style-nonce.ts'

// Dialogs add a style element of their own through get-nonce.
if (typeof document !== 'undefined') setNonce(styleNonce())

export default function ProductLayout() {
  useEffect(keepFocus, [])
  return (
    <Providers>
      <Layers />
      <Outlet />
    </Providers>
  )
}

/** Apart, so that a walk draws this anew and not the page around it. */
function Layers() {
  useLayers()
  return null
}
