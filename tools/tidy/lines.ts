import { sizes } from '#tools/architecture.ts'
import { scan } from '#tools/tidy/reading/scan.ts'
import { type Finding, isCode, type SourceFile } from '#tools/tidy/reading/source-file.ts'

/** A string from this length on excuses its line: breaking a sentence helps nobody. */
const excusingLength = 50

/** Lines of at most 100 columns, but for addresses and for texts that are one piece. */
export function checkLines(files: SourceFile[]): Finding[] {
  return files.filter((file) => isCode(file.path) || file.path.endsWith('.css')).flatMap(longLines)
}

function longLines({ path, text }: SourceFile): Finding[] {
  const excused = isCode(path) ? linesWithLongText(text) : new Set<number>()
  return text.split('\n').flatMap((content, index) => {
    const isFine = [...content].length <= sizes.columnsMax || /https?:\/\//.test(content)
    if (isFine || excused.has(index + 1)) return []
    return [{ path, line: index + 1, message: `${[...content].length} columns` }]
  })
}

function linesWithLongText(text: string): Set<number> {
  const excused = new Set<number>()
  let line = 1
  let counted = 0
  for (const { kind, start, end } of scan(text).spans) {
    line += text.slice(counted, start).split('\n').length - 1
    counted = start
    if (kind === 'comment') continue
    const pieces = text.slice(start, end).split('\n')
    pieces.forEach((piece, index) => {
      if (piece.length >= excusingLength) excused.add(line + index)
    })
  }
  return excused
}
