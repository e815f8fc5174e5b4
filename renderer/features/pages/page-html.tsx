import { useMemo } from 'react'
import { cleanHtml } from './clean-html.ts'

/** HTML of a static page, cleaned as it is shown: the only place where stored HTML gets into the page. */
export function PageHtml({ html }: { html: string }) {
  // React hands the value through to innerHTML untouched; its type only does not know trusted ones.
  const clean = useMemo(() => cleanHtml(html) as unknown as string, [html])
  // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned one line above
  return <div className="prose" dangerouslySetInnerHTML={{ __html: clean }} />
}
