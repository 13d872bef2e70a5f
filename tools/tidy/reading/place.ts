import { areaArrows, composition, ground } from '#tools/architecture.ts'

/** Where in the house a file stands. */
export interface Place {
  workspace: string
  part: 'ground' | 'area' | 'composition' | 'other'
  /** The area, or the folder or file at the workspace's top that is none. */
  area: string
  /** `<workspace>/<area>/<slice>`, for a file within a slice. */
  slice: string | null
}

export function placeOf(path: string): Place {
  const [workspace = '', area = '', ...rest] = path.split('/')
  const has = (parts: Record<string, readonly string[]>) => parts[workspace]?.includes(area)
  const isArea = area in areaArrows
  let part: Place['part'] = 'other'
  if (isArea) part = 'area'
  else if (has(ground)) part = 'ground'
  else if (has(composition)) part = 'composition'
  const slice = isArea && rest.length > 1 ? `${workspace}/${area}/${rest[0]}` : null
  return { workspace, part, area, slice }
}
