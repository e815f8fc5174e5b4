import { createHash } from 'node:crypto'

/** Origins beside the host's own. */
export interface Outside {
  readonly connect: readonly string[]
  readonly scripts: readonly string[]
  readonly frames: readonly string[]
}

const nobody: Outside = { connect: [], scripts: [], frames: [] }

/**
 * Content-Security-Policy as a meta element, so that it holds on any host; only frame-ancestors needs a header (build/hosting/http-headers.mjs).
 * @param html the finished page: inline scripts are allowed by hash
 * @param outside servers of a shared board and of App Check
 */
export function buildPolicy(html: string, { connect, scripts, frames }: Outside = nobody): string {
  const inline = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
    ([, code = '']) => `'sha256-${hashScript(code)}'`
  )
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...inline, ...scripts].join(' ')}`,
    // Style attributes draw the stone, and pages carry their style sheets.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    ["connect-src 'self'", ...connect].join(' '),
    ...(frames.length > 0 ? [['frame-src', ...frames].join(' ')] : []),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    // Style texts and sanitised paste (renderer/config/trusted-types.ts), sanitised markup, workers. App Check's scripts have undocumented policies.
    scripts.length > 0 ? 'trusted-types *' : 'trusted-types default dompurify pdf offline'
  ].join('; ')
}

function hashScript(text: string): string {
  // Browsers hash the parsed script, with line ends normalized to \n.
  return createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('base64')
}
