import { useQuery } from '@tanstack/react-query'
import { adminApi } from '#connection/admin/admin-client.ts'
import { SavedPanel } from '../saved-panel.tsx'
import { TemplateEditor } from './template-editor.tsx'
import { templatesCopy as copy } from './templates.copy.ts'

/** Templates that are saved, and one of them, or a new one, to work on. */
export function TemplatesPanel() {
  const saved = useQuery(adminApi.messageTemplates.list.queryOptions())
  return <SavedPanel saved={saved} copy={copy} editor={TemplateEditor} />
}
