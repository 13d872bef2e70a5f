import type { Referral } from '@lya/contract/commerce/referral.ts'
import { Button, TextInput } from '@mantine/core'
import { IconCopy, IconShare } from '@tabler/icons-react'
import { type UseQueryResult, useMutation, useQueryClient } from '@tanstack/react-query'
import { copyLink, shareLink } from '#commerce/referral/copy-link.ts'
import { referralCopy as copy } from '#commerce/referral/referral.copy.ts'
import { api } from '#connection/calls/client.ts'
import { refusalSentence } from '#connection/calls/refusals.copy.ts'
import { SectionCard } from '#design/page/section-card.tsx'
import { clearErrors, toastError } from '#design/toast/toast.ts'
import classes from './referral.module.css'

/** The person's own link and code, and the ways to hand it on. */
export function LinkCard({ query }: { query: UseQueryResult<Referral> }) {
  return (
    <SectionCard
      id="link"
      title={copy.linkTitle}
      lead={copy.linkLead}
      loading={copy.loading}
      failed={copy.linkFailed}
      query={query}
    >
      {query.data?.link ? (
        <Link link={query.data.link} code={query.data.code ?? ''} />
      ) : (
        <MakeCode />
      )}
    </SectionCard>
  )
}

function Link({ link, code }: { link: string; code: string }) {
  return (
    <>
      <div className={classes.link}>
        <TextInput
          className={classes.address}
          aria-label={copy.linkLabel}
          size="md"
          readOnly
          value={link}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <Button
          size="md"
          leftSection={<IconCopy size={18} aria-hidden="true" />}
          onClick={() => void copyLink(link, copy.copied('Link'))}
        >
          {copy.copy}
        </Button>
        <Button
          size="md"
          variant="default"
          leftSection={<IconShare size={18} aria-hidden="true" />}
          onClick={() => void shareLink(link)}
        >
          {copy.share}
        </Button>
      </div>
      <p className={classes.quiet}>
        {copy.code}: <strong className={classes.code}>{code}</strong>
      </p>
    </>
  )
}

/** For people of older data, who never had one. */
function MakeCode() {
  const queryClient = useQueryClient()
  const make = useMutation({
    ...api.referrals.makeCode.mutationOptions(),
    onMutate: clearErrors,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: api.referrals.key() }),
    onError: (failure) => toastError({ title: copy.makeFailed, message: refusalSentence(failure) }),
  })
  return (
    <Button size="md" loading={make.isPending} onClick={() => make.mutate(undefined)}>
      {copy.makeCode}
    </Button>
  )
}
