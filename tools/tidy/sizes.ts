import { dirname } from 'node:path'
import { longFiles, sizes } from '#tools/architecture.ts'
import { type Finding, isCode, isTest, type SourceFile } from '#tools/tidy/reading/source-file.ts'

/** Long by nature: what is read as a list and not as a thought. */
const isExempt = (path: string) => isTest(path) || /\.(copy|seed|mail)\.ts$/.test(path)

/** Files of at most 250 lines, of the assistant 200, and folders of at most 20 files. */
export function checkSizes(files: SourceFile[]): Finding[] {
  const product = files.filter((file) => isCode(file.path) && !isExempt(file.path))
  return [...longOnes(product), ...fullFolders(product)]
}

function longOnes(files: SourceFile[]): Finding[] {
  return files.flatMap(({ path, text }) => {
    const lines = text.trimEnd().split('\n').length
    const isOfAssistant = path.startsWith('assistant/')
    const isLong = lines > (isOfAssistant ? sizes.assistantLinesMax : sizes.fileLinesMax)
    if (isLong && !(path in longFiles)) {
      return [{ path, line: 0, message: `${lines} lines: look for the verb without a name` }]
    }
    const message = 'is short again: take it off the list in tools/architecture.ts'
    return !isLong && path in longFiles ? [{ path, line: 0, message }] : []
  })
}

function fullFolders(files: SourceFile[]): Finding[] {
  const counts = new Map<string, number>()
  for (const { path } of files) counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1)
  return [...counts]
    .filter(([, count]) => count > sizes.folderFilesMax)
    .map(([path, count]) => ({ path, line: 0, message: `${count} files in one folder` }))
}
