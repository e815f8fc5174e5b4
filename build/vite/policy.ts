import { createHash } from 'node:crypto'

/** Whom a page may speak with and load from, beside the host it came from. */
export interface Outside {
  readonly connect: readonly string[]
  readonly scripts: readonly string[]
  readonly frames: readonly string[]
}

const nobody: Outside = { connect: [], scripts: [], frames: [] }

/**
 * The page's Content-Security-Policy. It stands in the page so that it holds wherever the files are hosted; only
 * frame-ancestors needs a header (build/hosting/headers.mjs).
 * @param html the finished page: its inline scripts are allowed by their content, nothing else that is inline is
 * @param outside the servers of a shared board, and what App Check loads
 */
export function buildPolicy(html: string, { connect, scripts, frames }: Outside = nobody): string {
  const inline = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
    ([, code = '']) => `'sha256-${hashScript(code)}'`
  )
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...inline, ...scripts].join(' ')}`,
    // The stone is drawn with style attributes, and `/` carries its style sheet in the page.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    ["connect-src 'self'", ...connect].join(' '),
    ...(frames.length > 0 ? [['frame-src', ...frames].join(' ')] : []),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    // Cleaned markup, and the app's own workers (renderer/components/workplace/pdf/). Scripts from outside bring policies of their own,
    // and under which names is nowhere said.
    scripts.length > 0 ? 'trusted-types *' : 'trusted-types dompurify pdf'
  ].join('; ')
}

function hashScript(text: string): string {
  // Browsers hash the script as they parsed it, and the parser turns every line end into \n.
  return createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('base64')
}
