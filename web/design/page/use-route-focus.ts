import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { isPageCovered } from '#design/layers/layers.ts'

/**
 * After a walk to another page the keyboard and screen readers begin at its title, as after a
 * page load. The first page of a visit is left alone, and so is what was opened before it came.
 */
export function useRouteFocus(): void {
  const { pathname } = useLocation()
  const last = useRef(pathname)
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    if (isPageCovered()) return
    const main = document.getElementById('content')
    const title = main?.querySelector<HTMLElement>('h1')
    title?.setAttribute('tabindex', '-1')
    ;(title ?? main)?.focus({ preventScroll: true })
  }, [pathname])
}
