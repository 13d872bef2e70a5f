/** Where the person's own choice of light or dark is kept; absent means "as the system". */
export const colorSchemeKey = 'lya-color-scheme'

/** Runs before the first paint, in every page, so that a dark screen never flashes white. */
export const colorSchemeScript = `(function () {
  var choice = 'auto'
  try { choice = localStorage.getItem('${colorSchemeKey}') || 'auto' } catch (_) {}
  var dark = choice === 'dark' ||
    (choice !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light')
})()`
