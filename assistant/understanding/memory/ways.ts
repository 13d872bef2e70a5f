/** Ways of saying each thing, with a message that says it so; a third part is what excludes it. */
export type Ways = Readonly<
  Record<string, readonly (readonly [say: string, like: string, ...not: string[]])[]>
>
