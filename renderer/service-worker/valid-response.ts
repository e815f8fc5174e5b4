// A captive portal answers every address with its own page and status 200: kept as a script, that would be the app for ever.

const types: ReadonlyMap<string, RegExp> = new Map([
  ['js', /javascript/],
  ['mjs', /javascript/],
  ['css', /^text\/css/],
  ['json', /json/],
  ['webmanifest', /json/],
  ['svg', /^image\//],
  ['png', /^image\//],
  ['ico', /^image\//],
  ['woff2', /font|octet-stream/],
  ['wasm', /wasm|octet-stream/]
])

/** Whether an answer can be the file of its address, by status, type and, of a page, by what every page of the app holds. */
export async function isValidResponse(address: string, answer: Response): Promise<boolean> {
  if (answer.status !== 200) return false
  const type = (answer.headers.get('Content-Type') ?? '').toLowerCase()
  const { pathname } = new URL(address)
  const [, ending = ''] = /\.(\w+)$/.exec(pathname) ?? []
  if (ending === '' || ending === 'html') {
    const text = type.startsWith('text/html') ? await answer.clone().text() : ''
    return text.includes('id="root"') && text.includes('/mark.svg')
  }
  const expected = types.get(ending)
  return expected ? expected.test(type) : !type.startsWith('text/html')
}

/** Whether an answer is a published board (build/publish/read-public-board.ts): one that was cut off, or is a page, is none. */
export async function isBoardResponse(answer: Response): Promise<boolean> {
  if (answer.status !== 200) return false
  try {
    const board: unknown = await answer.clone().json()
    return typeof board === 'object' && board !== null && 'jobs' in board && Array.isArray(board.jobs)
  } catch {
    return false
  }
}

interface Asked {
  readonly request: Request
}

/** Keeps and uses only right answers: a wrong one that was kept is fetched again. */
export const validResponses = {
  async cacheWillUpdate({ request, response }: Asked & { response: Response }): Promise<Response | null> {
    return (await isValidResponse(request.url, response)) ? response : null
  },
  async cachedResponseWillBeUsed({
    request,
    cachedResponse
  }: Asked & { cachedResponse?: Response | undefined }): Promise<Response | null> {
    return cachedResponse && (await isValidResponse(request.url, cachedResponse)) ? cachedResponse : null
  }
}
