import { expect, test, vi } from 'vitest'
import * as viewer from '#renderer/components/workplace/pdf/load-pdf-document.ts'
import { checkAvatar, checkResume } from '#renderer/features/profile/form/check-profile-files.ts'
import * as drawing from '#renderer/features/profile/form/draw-avatar.ts'
import { maxAvatarBytes, maxResumeBytes } from '#shared/domain/file/upload-types-and-limits.ts'
import { pdfBytes, pngHeader } from '#tests/support/sample-files.ts'

/** A file of so many bytes, as a browser hands it over: what is in it comes when it is read. */
function fileOf(name: string, bytes: Uint8Array<ArrayBuffer> | undefined, size = bytes?.length ?? 0) {
  const arrayBuffer = vi.fn(async () => {
    if (!bytes) throw new DOMException('moved', 'NotReadableError')
    return bytes.buffer
  })
  return { file: { name, size, arrayBuffer } as unknown as File, arrayBuffer }
}

test.each([
  ['resume', checkResume, 'meena.pdf', pdfBytes, maxResumeBytes],
  ['picture', checkAvatar, 'me.png', pngHeader(400, 300), maxAvatarBytes]
] as const)(
  'check of a chosen %s › rejects a large file unread, an unreadable file by name',
  async (_what, check, name, bytes, most) => {
    const drawn = new Blob(['drawn'])
    vi.spyOn(drawing, 'drawAvatar').mockResolvedValue(drawn)
    const large = fileOf(name, bytes, most + 1)
    expect(await check(large.file)).toBe('too-large')
    expect(large.arrayBuffer).not.toHaveBeenCalled()
    expect(await check(fileOf(name, bytes, most).file)).toBeInstanceOf(Blob)
    expect(await check(fileOf(name, undefined).file)).toBe('unreadable')
  }
)

test.each([
  ['password', 'password'],
  [{ pages: 1 }, 'taken']
])('resume check › for an encrypted PDF opened as %o returns %s', async (opened, expected) => {
  vi.spyOn(viewer, 'openPdf').mockReturnValue({ opened: Promise.resolve(opened as 'password'), close: vi.fn() })
  const encrypted = new TextEncoder().encode('%PDF-1.7\ntrailer <</Encrypt 5 0 R>>')
  const checked = await checkResume(fileOf('meena.pdf', encrypted).file)
  expect(checked instanceof Blob ? 'taken' : checked).toBe(expected)
})
