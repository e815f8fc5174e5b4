import type { FirebaseApp } from 'firebase/app'
import { initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check'

/** How long Google's script is waited for: who blocks it shall see the board all the same. */
const maxScriptWaitMs = 10_000

const scriptAddress = 'https://www.google.com/recaptcha/enterprise.js?render=explicit&trustedtypes=true'

/** As far as it is used here; browsers without Trusted Types do not have it. */
interface TrustedTypePolicies {
  createPolicy(
    name: string,
    rules: { createScriptURL(text: string): string }
  ): { createScriptURL(text: string): string }
}

/**
 * Fetches what reCAPTCHA needs, and gives what shows App Check that this is the app: to be called with the app of Firebase
 * before anything else of it is opened. undefined: the script did not come, and the board is asked without a proof.
 * @param siteKey of reCAPTCHA Enterprise
 */
export async function prepareAppCheck(siteKey: string): Promise<((app: FirebaseApp) => void) | undefined> {
  if (!(await hasLoaded())) return undefined
  return (app) => {
    initializeAppCheck(app, { provider: new ReCaptchaEnterpriseProvider(siteKey), isTokenAutoRefreshEnabled: true })
  }
}

/**
 * Firebase would load the script by a plain text for its address, which Trusted Types refuse; where it is there already, it
 * takes that.
 */
function hasLoaded(): Promise<boolean> {
  return new Promise((resolve) => {
    const script = document.createElement('script')
    script.src = buildScriptAddress()
    script.onload = () => resolve(true)
    script.onerror = () => resolve(false)
    setTimeout(() => resolve(false), maxScriptWaitMs)
    document.head.append(script)
  })
}

function buildScriptAddress(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypePolicies }
  const policy = trustedTypes?.createPolicy('recaptcha', {
    createScriptURL: (text) => {
      if (text !== scriptAddress) throw new TypeError(`${text} is no script of reCAPTCHA`)
      return text
    }
  })
  return policy ? policy.createScriptURL(scriptAddress) : scriptAddress
}
