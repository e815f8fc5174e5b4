import { useMemo } from 'react'
import { cleanHtml } from './clean-html.ts'

/** The only place where stored HTML enters the page. */
export function StoredHtml({ html }: { html: string }) {
  // TrustedHTML passes React untouched; its types lack it.
  const clean = useMemo(() => cleanHtml(html) as unknown as string, [html])
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised one line above
  return <div className="prose" dangerouslySetInnerHTML={{ __html: clean }} />
}
