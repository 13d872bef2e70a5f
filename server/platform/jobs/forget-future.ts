import { jobSchema } from '#platform/jobs/prepare-jobs.ts'

/**
 * The library does what is due by the time since it was last done. Where the server's clock was
 * ahead and was set back that time lies in the future, and nothing would be due until then.
 */
export const forgetFuture = `
  WITH horarios AS (
    UPDATE ${jobSchema}.version SET cron_on = NULL WHERE cron_on > now() + interval '1 minute'
  )
  UPDATE ${jobSchema}.queue SET
    maintain_on = CASE WHEN maintain_on > now() THEN NULL ELSE maintain_on END,
    monitor_claim_on = CASE WHEN monitor_claim_on > now() THEN NULL ELSE monitor_claim_on END
  WHERE maintain_on > now() + interval '1 minute' OR monitor_claim_on > now() + interval '1 minute'`
