import type { Role } from '#language/amounts/role.ts'

/** What the last numbers of a row are, in order; `-` says nothing of one. */
export type Roles =
  | Role
  | `${Role | '-'} ${Role | '-'}`
  | `${Role} ${Role} -`
  | 'name - -'
  | 'name name - -'
  | 'time time time'
  | 'name name name'
