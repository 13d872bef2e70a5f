import '@mantine/core/styles/Tabs.layer.css'
import type { Profile } from '@lya/contract/people/profile.ts'
import { Tabs } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { paths } from '#app/paths.ts'
import { api } from '#connection/calls/client.ts'
import { refusalSentence } from '#connection/calls/refusals.copy.ts'
import type { PageHandle } from '#design/page/page-handle.ts'
import { ErrorState } from '#design/states/error-state.tsx'
import { TextLink } from '#design/text-link.tsx'
import { DeletionSection } from '#people/account/deletion/deletion-section.tsx'
import { ExportSection } from '#people/account/export/export-section.tsx'
import { ReadingSection } from '#people/account/reading/reading-section.tsx'
import { SecondFactorSection } from '#people/account/second-factor/second-factor-section.tsx'
import { SessionsSection } from '#people/account/sessions/sessions-section.tsx'
import { ChannelsSection } from '#people/channels/channels-section.tsx'
import { PasswordForm } from './password/password-form.tsx'
import { PersonalForm } from './personal/personal-form.tsx'
import { PhotoPanel } from './photo/photo-panel.tsx'
import { profileCopy as copy } from './profile.copy.ts'
import classes from './profile-page.module.css'
import { profileTabs, readTab } from './profile-tabs.model.ts'

/** The address may carry a recovery token, which no other site must get to know. */
export function meta({ location }: { location: { search: string } }) {
  const isRecovery = new URLSearchParams(location.search).has('token')
  return [
    { title: isRecovery ? 'Nova senha | Lya' : 'Meu Perfil · Lya' },
    { name: 'referrer', content: 'no-referrer' },
  ]
}

export const handle: PageHandle = {
  fetchEarly: (queryClient) => [queryClient.prefetchQuery(api.profiles.get.queryOptions())],
}

type Props = {
  /** The part about one's plan, which another area brings along. */
  subscription?: ReactNode
  /** What of a plan goes with the account, from there as well. */
  givenUp?: ReactNode
}

export default function ProfilePage({ subscription = null, givenUp = null }: Props) {
  const profile = useQuery(api.profiles.get.queryOptions())
  return (
    <div className={classes.page}>
      <header>
        <h1 className={classes.title}>{copy.title}</h1>
        <p className={classes.lead}>
          {copy.lead} <TextLink to={paths.reminders}>{copy.reminders}</TextLink>
        </p>
      </header>
      {profile.data ? (
        <ProfileTabs profile={profile.data} subscription={subscription} givenUp={givenUp} />
      ) : null}
      {profile.isError && !profile.data ? (
        <div className={classes.panel}>
          <ErrorState
            title={copy.loadFailed}
            message={refusalSentence(profile.error)}
            onRetry={() => void profile.refetch()}
          />
        </div>
      ) : null}
      {profile.isPending ? <Skeleton /> : null}
    </div>
  )
}

type TabsProps = Required<Props> & { profile: Profile }

function ProfileTabs({ profile, subscription, givenUp }: TabsProps) {
  const [query, setQuery] = useSearchParams()
  const tab = readTab(query)
  return (
    <>
      <Tabs
        value={tab}
        onChange={(next) =>
          setQuery(next && next !== 'dados' ? { aba: next } : {}, { replace: true })
        }
        classNames={{ list: classes.tabs, tab: classes.tab, panel: classes.panel }}
        variant="none"
      >
        <Tabs.List>
          {profileTabs.map((one) => (
            <Tabs.Tab key={one} value={one}>
              {copy.tabs[one]}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value="dados">
          <PersonalForm profile={profile} />
        </Tabs.Panel>
        <Tabs.Panel value="foto">
          <PhotoPanel profile={profile} />
        </Tabs.Panel>
        <Tabs.Panel value="senha">
          <PasswordForm profile={profile} />
        </Tabs.Panel>
      </Tabs>
      {tab === 'assinatura' ? subscription : null}
      {tab === 'dados' ? <ChannelsSection /> : null}
      {tab === 'seus-dados' ? (
        <>
          <ExportSection />
          <ReadingSection />
          <DeletionSection givenUp={givenUp} />
        </>
      ) : null}
      {tab === 'senha' ? (
        <>
          <SecondFactorSection />
          <SessionsSection />
        </>
      ) : null}
    </>
  )
}

function Skeleton() {
  return (
    <div className={classes.panel} aria-busy="true">
      <p className="lya-hidden" role="status">
        {copy.loading}
      </p>
      {[0, 1, 2, 3].map((row) => (
        <span key={row} className={classes.skeleton} />
      ))}
    </div>
  )
}
