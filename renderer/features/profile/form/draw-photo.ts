import { workPhotoLimits, workPhotoType } from '#shared/domain/file/upload-types-and-limits.ts'
import { decodePicture, encodeCanvas, getContext } from './draw-avatar.ts'

const qualities = [0.85, 0.7, 0.55, 0.4]

/** Redraws an accepted picture, upright, smaller and without metadata. Rejects with an Error when it cannot be decoded or drawn. */
export async function drawPhoto(picture: Blob): Promise<Blob> {
  const bitmap = await decodePicture(picture)
  try {
    const { sidePx, bytes } = workPhotoLimits
    for (let longest: number = sidePx; longest >= 200; longest = Math.round(longest * 0.75)) {
      const canvas = draw(bitmap, Math.min(1, longest / Math.max(bitmap.width, bitmap.height)))
      for (const quality of qualities) {
        const jpeg = await encodeCanvas(canvas, 'image/jpeg', quality)
        if (jpeg?.type !== 'image/jpeg') throw new Error('The picture cannot be drawn')
        if (jpeg.size <= bytes) return new Blob([jpeg], { type: workPhotoType })
      }
    }
  } finally {
    bitmap.close()
  }
  throw new Error('The picture cannot be made small enough')
}

function draw(bitmap: ImageBitmap, scale: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(bitmap.width * scale))
  canvas.height = Math.max(1, Math.round(bitmap.height * scale))
  const context = getContext(canvas)
  context.imageSmoothingQuality = 'high'
  // JPEG would turn transparency black.
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  return canvas
}
