import { SkeletonLines } from '#design/page/skeleton-lines.tsx'
import { shellCopy as copy } from './shell.copy.ts'

/** Stands in a page's place while its script is on the way. */
export function PageSkeleton() {
  return (
    <div aria-busy="true">
      <SkeletonLines loading={copy.loading} />
    </div>
  )
}
