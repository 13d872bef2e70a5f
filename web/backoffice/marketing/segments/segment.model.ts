import {
  type ChoiceField,
  type Condition,
  choiceFields,
  isMeaningful,
  isNumberCondition,
  type Match,
  type NumberField,
  numberFields,
  type Segment,
  segmentNumbers,
} from '@lya/core/backoffice/segments/segment.ts'

/** A condition while it is being written; bounds are text until they are numbers. */
export interface ConditionDraft {
  key: number
  field: ChoiceField | NumberField
  values: string[]
  isNot: boolean
  from: string
  to: string
}

export interface GroupDraft {
  key: number
  match: Match
  conditions: ConditionDraft[]
}

export interface SegmentDraft {
  match: Match
  groups: GroupDraft[]
}

let keys = 0
const nextKey = (): number => {
  keys += 1
  return keys
}

export const fields: readonly (ChoiceField | NumberField)[] = [...choiceFields, ...numberFields]

export function isChoice(field: ChoiceField | NumberField): field is ChoiceField {
  return choiceFields.some((one) => one === field)
}

export function newCondition(field: ConditionDraft['field'] = 'plan'): ConditionDraft {
  return { key: nextKey(), field, values: [], isNot: false, from: '', to: '' }
}

export function newGroup(): GroupDraft {
  return { key: nextKey(), match: 'all', conditions: [newCondition()] }
}

export function draftOf(rule: Segment): SegmentDraft {
  const textOf = (bound: number | undefined): string => (bound === undefined ? '' : String(bound))
  return {
    match: rule.match,
    groups: rule.groups.map(({ match, conditions }) => ({
      key: nextKey(),
      match,
      conditions: conditions.map((one) =>
        isNumberCondition(one)
          ? { ...newCondition(one.field), from: textOf(one.from), to: textOf(one.to) }
          : { ...newCondition(one.field), values: [...one.values], isNot: one.isNot ?? false },
      ),
    })),
  }
}

/** The rule that a draft stands for; null while a condition says nothing yet. */
export function ruleOf(draft: SegmentDraft): Segment | null {
  const groups: Segment['groups'][number][] = []
  for (const { match, conditions } of draft.groups) {
    const read = conditions.map(readCondition)
    const whole = read.filter((one) => one !== null)
    if (whole.length === 0 || whole.length < read.length) return null
    groups.push({ match, conditions: whole })
  }
  return { match: draft.match, groups }
}

function readCondition(draft: ConditionDraft): Condition | null {
  const { field, values, isNot } = draft
  if (isChoice(field)) {
    const condition = { field, values, ...(isNot ? { isNot } : {}) }
    return isMeaningful(condition) ? condition : null
  }
  const from = readBound(field, draft.from)
  const to = readBound(field, draft.to)
  if (from === null || to === null) return null
  const condition = {
    field,
    ...(from === undefined ? {} : { from }),
    ...(to === undefined ? {} : { to }),
  }
  return isMeaningful(condition) ? condition : null
}

/** Whether what was typed can be no bound, and between which it may lie; null while it can. */
export function wrongBound(
  field: ConditionDraft['field'],
  text: string,
): { min: number; max: number } | null {
  if (isChoice(field) || readBound(field, text) !== null) return null
  return segmentNumbers[field]
}

/** Undefined for no bound, null for what is none. */
function readBound(field: NumberField, text: string): number | undefined | null {
  const typed = text.trim().replace('\u2212', '-')
  if (typed === '') return undefined
  const bound = /^-?\d{1,6}$/.test(typed) ? Number(typed) : Number.NaN
  const { min, max } = segmentNumbers[field]
  return bound >= min && bound <= max ? bound : null
}

/** The group with one of its conditions replaced, or without it. */
export function withCondition(
  group: GroupDraft,
  key: number,
  next: ConditionDraft | null,
): GroupDraft {
  const conditions = group.conditions.flatMap((one) => {
    if (one.key !== key) return [one]
    return next ? [next] : []
  })
  return { ...group, conditions }
}

/** The draft with one of its groups replaced; a group that lost its last condition goes. */
export function withGroup(draft: SegmentDraft, key: number, next: GroupDraft): SegmentDraft {
  const groups = draft.groups
    .map((one) => (one.key === key ? next : one))
    .filter(({ conditions }) => conditions.length > 0)
  return { ...draft, groups }
}
