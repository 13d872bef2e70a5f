import { z } from 'zod'
import { baseUrl, digits, text, wholeNumber } from '#platform/config/fields.ts'
import { optional, secret, set } from '#platform/config/variable.ts'

/** Where Lya is written to, and the models that help her. */
export const assistantVariables = z.object({
  WHATSAPP_PHONE_NUMBER_ID: optional(
    "Meta's id of Lya's number. Goes with the three below; docs/flows/whatsapp.md tells how.",
    digits,
  ),
  WHATSAPP_TOKEN: secret('The access token of a system user, which does not expire.', text(1_024)),
  WHATSAPP_APP_SECRET: secret('The secret of your app at Meta, which signs its calls.', text()),
  WHATSAPP_VERIFY_TOKEN: secret('A word of yours that Meta repeats to prove itself.', text()),
  WHATSAPP_API_URL: set(
    "Meta's Graph with its version.",
    'https://graph.facebook.com/v25.0',
    baseUrl('https', 'http'),
  ),
  WHATSAPP_LATE_TEMPLATE: optional(
    'The approved template, with one parameter in its body, for replies after 24 hours. ' +
      'Unset: such replies stay in the app.',
    text(),
  ),
  AI_URL: set(
    'An API in the form of OpenAI, with its version. Used only with AI_KEY.',
    'https://api.openai.com/v1',
    baseUrl('https', 'http'),
  ),
  AI_KEY: secret(
    'The key of that API. Unset: nothing that people send leaves this server; Lya reads text and ' +
      'QR codes, and asks for text instead of speech.',
    text(1_024),
  ),
  AI_TRANSCRIPTION_MODEL: optional('The model that hears. Unset: no speech.', text()),
  AI_VISION_MODEL: optional('The model that reads photos of receipts. Unset: codes only.', text()),
  AI_TEXT_MODEL: optional(
    'The model asked about messages that were not understood; docs/model.md says what is sent ' +
      'and what it costs. Unset: Lya reads alone.',
    text(),
  ),
  AI_TEXT_PER_DAY: set(
    'How many messages a day may be sent to it, of all people together.',
    '500',
    wholeNumber(0, 1_000_000),
  ),
})

type Given = z.infer<typeof assistantVariables>

/** An API in the form of OpenAI; a model that is null is not used. */
export interface ModelAccess {
  /** With its version, without a slash at the end. */
  url: string
  key: string
  transcription: string | null
  vision: string | null
  text: string | null
  /** Messages of a day that may be sent to `text`. */
  textPerDay: number
}

/** Lya's own number at Meta's Cloud API. */
export interface WhatsAppAccess {
  phoneNumberId: string
  token: string
  appSecret: string
  verifyToken: string
  /** With its version, without a slash at the end. */
  apiUrl: string
  lateTemplate: string | null
}

export const assistantSettings = assistantVariables.transform((given, context) => ({
  /** Null means that WhatsApp is not set up. */
  whatsApp: whatsAppOf(given, context),
  /** Null means that nothing is sent to any model. */
  models: modelsOf(given, context),
}))

/** A model without the key would be a feature that silently stays off. */
function modelsOf(given: Given, context: z.RefinementCtx): ModelAccess | null {
  const { AI_KEY: key, AI_URL: url } = given
  const { AI_TRANSCRIPTION_MODEL: transcription, AI_VISION_MODEL: vision } = given
  const { AI_TEXT_MODEL: text, AI_TEXT_PER_DAY: textPerDay } = given
  if (key !== null) return { url, key, transcription, vision, text, textPerDay }
  if (transcription !== null || vision !== null || text !== null) {
    context.addIssue('AI_KEY must be set where an AI model is')
  }
  return null
}

/** A number that can send but not hear, or the other way round, would lose what people write. */
function whatsAppOf(given: Given, context: z.RefinementCtx): WhatsAppAccess | null {
  const { WHATSAPP_PHONE_NUMBER_ID: phoneNumberId, WHATSAPP_TOKEN: token } = given
  const { WHATSAPP_APP_SECRET: appSecret, WHATSAPP_VERIFY_TOKEN: verifyToken } = given
  const all = [phoneNumberId, token, appSecret, verifyToken]
  if (all.every((one) => one === null)) return null
  if (!phoneNumberId || !token || !appSecret || !verifyToken) {
    context.addIssue(
      'WHATSAPP_PHONE_NUMBER_ID, WHATSAPP_TOKEN, WHATSAPP_APP_SECRET and WHATSAPP_VERIFY_TOKEN ' +
        'must be set together or not',
    )
    return null
  }
  const { WHATSAPP_API_URL: apiUrl, WHATSAPP_LATE_TEMPLATE: lateTemplate } = given
  return { phoneNumberId, token, appSecret, verifyToken, apiUrl, lateTemplate }
}
