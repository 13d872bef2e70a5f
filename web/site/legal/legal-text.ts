/** One of the legal texts as data. A part is a paragraph, or a list of points. */
export interface LegalText {
  path: string
  title: string
  /** For search engines, and under the title. */
  lead: string
  updated: string
  sections: readonly LegalSection[]
}

export interface LegalSection {
  /** The place that a link within the page leads to. */
  id: string
  title: string
  parts: readonly (string | readonly string[])[]
}
