import { Outlet, useLocation } from 'react-router'
import { paths } from '#app/paths.ts'
import { BottomBar } from '#app/shell/phone/bottom-bar.tsx'
import { TopBar } from '#app/shell/phone/top-bar.tsx'
import { useMenu } from '#app/shell/phone/use-menu.ts'
import { shellCopy } from '#app/shell/shell.copy.ts'
import { ShellDialogs } from '#app/shell/shell-dialogs.tsx'
import { Sidebar } from '#app/shell/sidebar.tsx'
import { useSidebar } from '#app/shell/use-sidebar.ts'
import { useTools } from '#app/shell/use-tools.ts'
import { useSendMessages } from '#assistant/outbox/use-send-messages.ts'
import { WaitingMessages } from '#assistant/outbox/waiting-messages.tsx'
import { TrialAlert } from '#commerce/trial/trial-alert.tsx'
import { usePersonCaches } from '#connection/caches/use-person-caches.ts'
import { useLiveData } from '#connection/live/use-live-data.ts'
import { useOnline } from '#connection/live/use-online.ts'
import { useSignedIn } from '#connection/session/signed-in.ts'
import { useRouteFocus } from '#design/page/use-route-focus.ts'
import { useIsPhone } from '#design/use-is-phone.ts'
import { TransactionDialogs } from '#money/transactions/dialogs/transaction-dialogs.tsx'
import { useSendWaiting } from '#money/transactions/waiting/use-send-waiting.ts'
import { WaitingNotice } from '#money/transactions/waiting/waiting-notice.tsx'
import { LostAddress } from '#people/address/lost-address.tsx'
import classes from './shell.module.css'

/** What every page of a signed-in person stands on. */
export default function Shell() {
  const { userId } = useSignedIn()
  usePersonCaches(userId)
  useLiveData(userId)
  return (
    <TransactionDialogs>
      <Frame />
    </TransactionDialogs>
  )
}

/** The frame around the page. */
function Frame() {
  const isPhone = useIsPhone()
  const isOnline = useOnline()
  const sidebar = useSidebar()
  const menu = useMenu()
  const tools = useTools()
  useRouteFocus()
  useSendWaiting()
  const areHeldUp = useSendMessages()
  // A conversation fills a phone's screen; its own header opens the menu there.
  const isConversation = useLocation().pathname === paths.lya
  const hasBars = isPhone && !isConversation

  return (
    <>
      <a className="lya-hidden lya-skip" href="#content">
        {shellCopy.skip}
      </a>
      <div className={classes.shell} data-sidebar={sidebar.isOpen ? 'open' : 'closed'}>
        {isPhone ? null : (
          <Sidebar isOpen={sidebar.isOpen} onToggle={sidebar.toggle} onSearch={tools.openPalette} />
        )}
        {hasBars ? <TopBar onSearch={tools.openPalette} /> : null}
        <main
          id="content"
          tabIndex={-1}
          className={classes.content}
          data-conversation={isConversation || undefined}
        >
          {isOnline || isConversation ? null : (
            <p className={classes.offline} role="status">
              {shellCopy.offline}
            </p>
          )}
          <LostAddress />
          <TrialAlert />
          <WaitingNotice />
          <WaitingMessages areHeldUp={areHeldUp} />
          <Outlet context={{ openMenu: menu.open }} />
        </main>
        {hasBars ? <BottomBar onMenu={menu.open} /> : null}
      </div>
      <ShellDialogs isPhone={isPhone} menu={menu} tools={tools} />
    </>
  )
}
