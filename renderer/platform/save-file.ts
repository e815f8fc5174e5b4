/** Long enough for the browser to have begun the download, in milliseconds. */
const downloadTime = 60_000

/** Offers a text as a file to keep. */
export function saveFile(name: string, text: string): void {
  const type = name.endsWith('.json') ? 'application/json' : 'text/plain'
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.hidden = true
  document.body.append(link)
  link.click()
  link.remove()
  setTimeout(() => URL.revokeObjectURL(address), downloadTime)
}
