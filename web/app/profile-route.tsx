import { Suspense } from 'react'
import { later } from '#design/later/later.ts'
import ProfilePage from '#people/profile/profile-page.tsx'

export { handle, meta } from '#people/profile/profile-page.tsx'

const SubscriptionSection = later(
  async () => (await import('#commerce/subscription/subscription-section.tsx')).SubscriptionSection,
)

const GivenUp = later(
  async () => (await import('#commerce/subscription/given-up/given-up.tsx')).GivenUp,
)

/** The profile knows people; what they pay is another area's, so it is joined in here. */
export default function ProfileRoute() {
  return (
    <ProfilePage
      subscription={
        <Suspense>
          <SubscriptionSection />
        </Suspense>
      }
      givenUp={
        <Suspense>
          <GivenUp />
        </Suspense>
      }
    />
  )
}
