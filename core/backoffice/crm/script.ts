import {
  type TaskAutomation,
  type TaskType,
  taskAutomations,
  taskTypes,
} from '#backoffice/crm/task.ts'

/** A script is written for a task that made itself, or for all tasks of a type. */
export const scriptTypes = [...taskAutomations, ...taskTypes] as const
export type ScriptType = (typeof scriptTypes)[number]

/** What a script may say of the person, of their trial and of who calls. */
export const scriptVariables = [
  'primeiro_nome',
  'nome',
  'operador',
  'dias_restantes',
  'fim_do_teste',
  'link_planos',
] as const
export type ScriptVariable = (typeof scriptVariables)[number]
export type ScriptValues = Record<ScriptVariable, string>

/** Which script a task is worked with. */
export function scriptTypeOf(task: {
  script: string | null
  automation: TaskAutomation | null
  type: TaskType
}): string {
  return task.script ?? task.automation ?? task.type
}

const placeholder = /\{\{([^{}]*)\}\}/g

/** Names between double braces that nothing is known for, each once, as they were written. */
export function unknownVariables(text: string): string[] {
  const names = [...text.matchAll(placeholder)].map(([, name = '']) => name.trim())
  return [...new Set(names.filter((name) => !isVariable(name)))]
}

/**
 * Puts the values in. They are text, whatever they look like: a name with braces in it is not
 * filled again.
 */
export function fillScript(text: string, values: ScriptValues): string {
  return text.replace(placeholder, (written, name: string) => {
    const key = name.trim()
    return isVariable(key) ? values[key] : written
  })
}

function isVariable(name: string): name is ScriptVariable {
  return (scriptVariables as readonly string[]).includes(name)
}
