export type { Conversion, ConversionName } from '#commerce/conversions/conversion.ts'
export type {
  ConversionGateway,
  ConversionGateways,
  ConversionOutcome,
} from '#commerce/conversions/conversion-gateway.ts'
export { addConversionJobs } from '#commerce/conversions/conversions.jobs.ts'
export type { ConversionFact, NoteConversion } from '#commerce/conversions/note-conversion.ts'
