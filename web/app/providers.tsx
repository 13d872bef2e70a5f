import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { createQueryClient } from '#connection/calls/query-client.ts'
import { colorSchemeKey } from '#design/theme/color-scheme.ts'
import { styleNonce } from '#design/theme/style-nonce.ts'
import { cssVariables, theme } from '#design/theme/theme.ts'

const colorSchemeManager = localStorageColorSchemeManager({ key: colorSchemeKey })

import { Toasts } from '#design/toast/toasts.tsx'

/** What every page of the product, signed in or not, stands on. */
export function Providers({ children }: { children: ReactNode }) {
  const [queryClient] = useState(createQueryClient)
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      colorSchemeManager={colorSchemeManager}
      defaultColorScheme="auto"
      getStyleNonce={styleNonce}
    >
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
      <Toasts />
    </MantineProvider>
  )
}
