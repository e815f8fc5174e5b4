const revokeAfterMs = 60_000

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
