/** A file as the checks see it: no check reads the disk, so a test can plant any violation. */
export interface SourceFile {
  /** From the root of the repository, with forward slashes. */
  path: string
  text: string
}

export interface Finding {
  path: string
  /** From 1; 0 when it concerns the file as a whole. */
  line: number
  message: string
}

export type Check = (files: SourceFile[]) => Finding[]

export function isCode(path: string): boolean {
  return /\.(ts|tsx|mjs)$/.test(path)
}

/** Tests and what only tests import; the rules of the product's own code do not bind them. */
export function isTest(path: string): boolean {
  return /\.test\.tsx?$/.test(path) || /(^|\/)(testing|fixtures)\//.test(path)
}

/** The line, from 1, that an offset of the text lies in. */
export function lineAt(text: string, offset: number): number {
  let line = 1
  for (let at = text.indexOf('\n'); at !== -1 && at < offset; at = text.indexOf('\n', at + 1)) {
    line += 1
  }
  return line
}

export function find(file: SourceFile, offset: number, message: string): Finding {
  return { path: file.path, line: lineAt(file.text, offset), message }
}
