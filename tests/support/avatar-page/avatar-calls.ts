import { drawAvatar } from '#renderer/features/profile/form/draw-avatar.ts'
import { files } from '#renderer/storage/web/web-uploaded-files.ts'
import { findAvatarProblem } from '#shared/domain/file/upload-types-and-limits.ts'

/** Calls of the proofs: take a picture in as the product does, and keep files. Bytes cross as lists of numbers. */
export interface AvatarPage {
  /** How often the browser was asked to decode a picture. */
  decoded: number
  /** The file of a picture that is drawn here: its left half red and its right half green, or its top and bottom. */
  paint(width: number, height: number, type: string, split: 'across' | 'down'): Promise<number[]>
  /** Why a picture is refused, or its new file. */
  take(bytes: number[]): Promise<string | { type: string; bytes: number[] }>
  /** Size of a picture, and its colours in the middle of the left, right, upper and lower half, 'red' or 'green'. */
  look(bytes: number[]): Promise<{ width: number; height: number; colours: string[] }>
  keep(owner: string, type: string, bytes: number[]): Promise<string>
  read(name: string): Promise<{ type: string; bytes: number[] } | undefined>
}

declare global {
  interface Window {
    avatarPage?: AvatarPage
  }
}

const numbers = async (file: Blob) => [...new Uint8Array(await file.arrayBuffer())]

const decode = window.createImageBitmap.bind(window)
window.createImageBitmap = ((...given: Parameters<typeof decode>) => {
  page.decoded += 1
  return decode(...given)
}) as typeof createImageBitmap

function canvasOf(width: number, height: number) {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width, height })
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  return { canvas, context }
}

const page: AvatarPage = {
  decoded: 0,
  async paint(width, height, type, split) {
    const { canvas, context } = canvasOf(width, height)
    context.fillStyle = 'red'
    context.fillRect(0, 0, width, height)
    context.fillStyle = 'green'
    if (split === 'across') context.fillRect(width / 2, 0, width, height)
    else context.fillRect(0, height / 2, width, height)
    return numbers(await new Promise<Blob>((done) => canvas.toBlob((file) => done(file ?? new Blob()), type)))
  },
  async take(bytes) {
    const file = Uint8Array.from(bytes)
    const problem = findAvatarProblem(file)
    if (problem) return problem
    try {
      const drawn = await drawAvatar(new Blob([file]))
      return { type: drawn.type, bytes: await numbers(drawn) }
    } catch (error) {
      return String(error)
    }
  },
  async look(bytes) {
    const bitmap = await decode(new Blob([Uint8Array.from(bytes)]))
    const { width, height } = bitmap
    const { context } = canvasOf(width, height)
    context.drawImage(bitmap, 0, 0)
    const colour = (x: number, y: number) => {
      const [red = 0, green = 0] = context.getImageData(Math.floor(x * width), Math.floor(y * height), 1, 1).data
      return red > green ? 'red' : 'green'
    }
    return { width, height, colours: [colour(0.25, 0.5), colour(0.75, 0.5), colour(0.5, 0.25), colour(0.5, 0.75)] }
  },
  keep: (owner, type, bytes) => files.keep(owner, new Blob([Uint8Array.from(bytes)], { type })),
  async read(name) {
    const found = await files.read(name)
    return found && { type: found.type, bytes: await numbers(found) }
  }
}

window.avatarPage = page
