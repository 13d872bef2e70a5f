/**
 * What the log keeps of a filter: of a search only that there was one. Whom an operator looked for
 * by name or address would stay in the log for good, though the person had been deleted.
 */
export function notedFilter<Filter extends { search?: string | undefined }>({
  search,
  ...rest
}: Filter): Omit<Filter, 'search'> & { search?: true } {
  return { ...rest, ...(search ? { search: true as const } : {}) }
}
