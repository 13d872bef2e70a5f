import { useEffect, useLayoutEffect } from 'react'
import { createPath, useLocation, useNavigationType } from 'react-router'
import { noteWalk } from '#design/layers/back-entry.ts'
import { leaveByBack } from '#design/layers/layers.ts'

/** Has Back close what lies over a page before it leaves the page; once, below the router. */
export function useLayers(): void {
  const location = useLocation()
  const walk = useNavigationType()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each walk makes a new location.
  useLayoutEffect(() => noteWalk(walk, createPath(location)), [location])
  useEffect(leaveByBack, [])
}
