import { accentPlaces } from '#tools/architecture.ts'
import { type Finding, find, isCode, type SourceFile } from '#tools/tidy/reading/source-file.ts'

const accented = /[A-Za-z]*[\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u017f][A-Za-z\u00c0-\u017f]*/

/** Portuguese stands only where people read it or write it; elsewhere an accent gives it away. */
export function checkLanguage(files: SourceFile[]): Finding[] {
  return files
    .filter(({ path }) => isCode(path) || /\.(css|sql|sh)$/.test(path))
    .filter(({ path }) => !accentPlaces.some((place) => place.test(path)))
    .flatMap((file) => {
      const match = accented.exec(file.text)
      const message = `"${match?.[0]}": put what people read into a *.copy.ts`
      return match ? [find(file, match.index, message)] : []
    })
}
