import * as z from 'zod'
import { callModel, type ModelApi } from '#adapters/openai/model-call.ts'
import { SenseFailure } from '#assistant/media/index.ts'

const answered = z.object({
  choices: z
    .array(
      z.object({
        message: z.object({
          content: z.string().nullable(),
          refusal: z.string().nullable().optional(),
        }),
      }),
    )
    .min(1),
  usage: z
    .object({ prompt_tokens: z.number().min(0), completion_tokens: z.number().min(0) })
    .nullable()
    .optional()
    .catch(null),
})

/** What stands before the person's own words or picture, and what those are. */
export interface Question {
  model: string
  instructions: string
  content: string | readonly Record<string, unknown>[]
  timeoutMs: number
  /** See `callModel`. */
  isUrgent?: boolean
  /** The form that the provider is to hold its answer to, as JSON Schema, by its name. */
  form?: { name: string; schema: Record<string, unknown> }
}

/**
 * Asks a model for one JSON object and reads it by a schema.
 *
 * @returns What it said, and the tokens of question and answer where its provider tells them.
 * @throws SenseFailure for anything else that it answers.
 */
export async function askJson<Schema extends z.ZodType>(
  api: ModelApi,
  question: Question,
  schema: Schema,
): Promise<{ said: z.infer<Schema>; tokensIn: number; tokensOut: number }> {
  const { timeoutMs, isUrgent = false } = question
  const body = (): string => JSON.stringify(bodyOf(question))
  const answer = await callModel(api, { path: 'chat/completions', body, timeoutMs, isUrgent })
  const read = answered.safeParse(answer)
  const message = read.data?.choices[0]?.message
  if (message?.refusal) throw new SenseFailure('refused')
  const parsed = schema.safeParse(parseJson(message?.content ?? ''))
  if (!parsed.success) throw new SenseFailure('an answer of another form')
  const { prompt_tokens: tokensIn = 0, completion_tokens: tokensOut = 0 } = read.data?.usage ?? {}
  return { said: parsed.data, tokensIn, tokensOut }
}

function bodyOf({ model, instructions, content, form }: Question): Record<string, unknown> {
  const held = form && { type: 'json_schema', json_schema: { ...form, strict: true } }
  return {
    model,
    temperature: 0,
    max_tokens: form ? 600 : 300,
    response_format: held ?? { type: 'json_object' },
    messages: [
      { role: 'system', content: instructions },
      { role: 'user', content },
    ],
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
