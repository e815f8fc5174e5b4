import type { FirebaseApp } from 'firebase/app'
import { initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check'
import { trustScript } from '#renderer/config/trusted-types.ts'

/** A blocked script must not hide the board. */
const maxScriptWaitMs = 10_000

const scriptAddress = 'https://www.google.com/recaptcha/enterprise.js?render=explicit&trustedtypes=true'

/** Loads reCAPTCHA Enterprise; returns the function that starts App Check before any other Firebase call. undefined: no script, requests go without a proof. */
export async function prepareAppCheck(siteKey: string): Promise<((app: FirebaseApp) => void) | undefined> {
  if (!(await hasLoaded())) return undefined
  return (app) => {
    initializeAppCheck(app, { provider: new ReCaptchaEnterpriseProvider(siteKey), isTokenAutoRefreshEnabled: true })
  }
}

/** Firebase would load the script by a plain text, which Trusted Types refuse; it uses one that is there already. */
function hasLoaded(): Promise<boolean> {
  return new Promise((resolve) => {
    const script = document.createElement('script')
    script.src = trustScript('recaptcha', scriptAddress)
    script.onload = () => resolve(true)
    script.onerror = () => resolve(false)
    setTimeout(() => resolve(false), maxScriptWaitMs)
    document.head.append(script)
  })
}
