import 'virtual:tokens.css'
import '#renderer/styles/base.css'
import { mountApp } from './app/mount-app.tsx'
import { preloadOnIntent } from './app/router.tsx'
import { productDomain, publicAddress } from './config/build-time-settings.ts'
import { createLazyAccounts } from './data/accounts/lazy-accounts.ts'
import { openSharedBoard } from './data/open-shared-board.ts'
import { installHistoryBlocker } from './hooks/guarded-navigation.ts'
import { assembleServices, type Services } from './hooks/services-context.ts'
import type { Platform } from './platform/platform.ts'
import { openWebPlatform } from './platform/web/open-web-platform.ts'
import { polyfilled } from './platform/web/polyfilled-features.ts'
import { isSettledWithin } from './storage/core/is-settled-within.ts'
import { followSession } from './stores/follow-session.ts'
import { followTheme } from './stores/theme-store.ts'

/** The first visit's own requests are over. */
const installAfterMs = 3000

/** A session that takes longer follows after the page is shown. */
const maxSessionWaitMs = 3000

/** Fixed in each build: the jobs lie on this device. */
const hasOwnBoard = import.meta.env.LOUPE_OWN_BOARD

/** Fixed in each build. A static import of the desktop's platform would bring parts of it into every page. */
async function openPlatform(): Promise<Platform> {
  if (!import.meta.env.LOUPE_DESKTOP) return openWebPlatform({ publicAddress: hasOwnBoard ? null : publicAddress })
  const { openDesktopPlatform } = await import('./platform/desktop/open-desktop-platform.ts')
  return openDesktopPlatform({ publicAddress: hasOwnBoard ? null : (publicAddress ?? `https://${productDomain}`) })
}

async function openServices(): Promise<Pick<Services, 'platform' | 'accounts'>> {
  const opened = await openPlatform()
  // A site published from the board of one device names the address of its data.
  const published = hasOwnBoard && document.querySelector<HTMLMetaElement>('meta[name=board]')?.content
  const platform = published
    ? (await import('./data/read-published-board.ts')).readPublishedBoard(opened, published)
    : opened
  if (import.meta.env.LOUPE_BOARD) {
    // Decides whether unsent work can be kept here.
    await platform.opened
    const kiosk = import.meta.env.LOUPE_BOARD.kiosk || platform.kiosk !== undefined
    const isInstalled = import.meta.env.LOUPE_DESKTOP
    return openSharedBoard(platform, { ...import.meta.env.LOUPE_BOARD, kiosk, isInstalled })
  }
  const accounts = createLazyAccounts(platform.session, () =>
    import('./data/accounts/local/open-local-accounts.ts').then((late) => late.openLocalAccounts(platform))
  )
  void finishRemovals(platform).catch(() => {})
  return { platform, accounts }
}

/** Finishes the removal of deleted accounts. */
async function finishRemovals(platform: Platform): Promise<void> {
  await platform.opened
  if (!platform.documents.device?.mayContain('removals')) return
  const late = await import('./data/accounts/local/pending-account-removals.ts')
  await late.completePendingRemovals(platform)
}

async function startApp(): Promise<Services> {
  await polyfilled
  const { platform, accounts } = await openServices()
  followTheme(platform.preferences)
  const followed = followSession(accounts)
  await isSettledWithin(followed.restore(), maxSessionWaitMs)
  preloadOnIntent()
  installHistoryBlocker()
  return assembleServices(platform, followed)
}

const element = document.getElementById('root')
if (element) void mountApp(element, startApp)
if (import.meta.env.LOUPE_OFFLINE)
  setTimeout(
    () => import('./app/register-service-worker.ts').then((late) => late.registerServiceWorker()).catch(() => {}),
    installAfterMs
  )
