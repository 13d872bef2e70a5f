import { useQuery } from '@tanstack/react-query'
import { adminApi } from '#connection/admin/admin-client.ts'
import { SavedPanel } from '../saved-panel.tsx'
import { SegmentEditor } from './segment-editor.tsx'
import { segmentsCopy as copy } from './segments.copy.ts'

/** Segments that are saved, and one of them, or a new one, to work on. */
export function SegmentsPanel() {
  const saved = useQuery(adminApi.segments.list.queryOptions())
  return <SavedPanel saved={saved} copy={copy} editor={SegmentEditor} />
}
