import { useState } from 'react'
import { readSidebarOpen, sidebarCookie } from '#app/shell/sidebar-cookie.ts'

/** Whether the sidebar is open, as it was left within the last seven days. */
export function useSidebar(): { isOpen: boolean; toggle: () => void } {
  const [isOpen, setOpen] = useState(() => readSidebarOpen(document.cookie))
  const toggle = () => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in Firefox ESR.
    document.cookie = sidebarCookie(!isOpen)
    setOpen(!isOpen)
  }
  return { isOpen, toggle }
}
