/** Long enough for the browser to have begun the download. */
const revokeAfterMs = 60_000

/** Offers a text or a file under this name, to keep it. */
export function saveFile(name: string, content: string | Blob): void {
  const objectUrl = URL.createObjectURL(content instanceof Blob ? content : createTextBlob(name, content))
  const link = document.createElement('a')
  link.href = objectUrl
  link.download = name
  link.hidden = true
  document.body.append(link)
  link.click()
  link.remove()
  setTimeout(() => URL.revokeObjectURL(objectUrl), revokeAfterMs)
}

function createTextBlob(name: string, text: string): Blob {
  const type = name.endsWith('.json') ? 'application/json' : 'text/plain'
  return new Blob([text], { type: `${type};charset=utf-8` })
}
