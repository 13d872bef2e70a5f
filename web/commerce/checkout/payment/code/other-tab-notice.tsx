import { otherTabCopy as copy } from '#commerce/checkout/checkout.copy.ts'
import { NoticeBox } from '#design/states/notice-box.tsx'
import type { OtherTab } from './use-other-tab.ts'

/** Where the code went that stood here a moment ago. */
export function OtherTabNotice({ of: became }: { of: OtherTab }) {
  if (became === null) return null
  const { title, message } = copy[became]
  return (
    <NoticeBox key={became} kind="info" title={title}>
      {message}
    </NoticeBox>
  )
}
