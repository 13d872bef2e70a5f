import * as z from 'zod'
import { callModel, type ModelApi } from '#adapters/openai/model-call.ts'
import { SenseFailure } from '#assistant/media/index.ts'

const answered = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1),
})

/** What stands before the person's own words or picture, and what those are. */
export interface Question {
  model: string
  instructions: string
  content: string | readonly Record<string, unknown>[]
  timeoutMs: number
}

/**
 * Asks a model for one JSON object and reads it by a schema.
 *
 * @throws SenseFailure for anything else that it answers.
 */
export async function askJson<Schema extends z.ZodType>(
  api: ModelApi,
  question: Question,
  schema: Schema,
): Promise<z.infer<Schema>> {
  const { model, instructions, content, timeoutMs } = question
  const body = JSON.stringify({
    model,
    temperature: 0,
    max_tokens: 300,
    response_format: { type: 'json_object' },
    messages: [
      { role: 'system', content: instructions },
      { role: 'user', content },
    ],
  })
  const answer = await callModel(api, { path: 'chat/completions', body: () => body, timeoutMs })
  const read = answered.safeParse(answer)
  const written = read.data?.choices[0]?.message.content ?? ''
  const parsed = schema.safeParse(parseJson(written))
  if (!parsed.success) throw new SenseFailure('an answer of another form')
  return parsed.data
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
