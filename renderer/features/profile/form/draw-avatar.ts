const avatarSizePx = 256

/** Redraws the centred square of an accepted picture, upright, without metadata. Rejects with an Error when it cannot be decoded or drawn. */
export async function drawAvatar(picture: Blob): Promise<Blob> {
  const bitmap = await decodePicture(picture)
  try {
    const canvas = draw(bitmap)
    const webp = await encodeCanvas(canvas, 'image/webp', 0.9)
    if (webp?.type === 'image/webp') return webp
    // Browsers without WebP give PNG. JPEG would turn transparency black.
    paintBehind(canvas)
    const jpeg = await encodeCanvas(canvas, 'image/jpeg', 0.9)
    if (jpeg?.type === 'image/jpeg') return jpeg
  } finally {
    bitmap.close()
  }
  throw new Error('The picture cannot be drawn')
}

export async function decodePicture(picture: Blob): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(picture, { imageOrientation: 'from-image' })
  } catch (cause) {
    throw new Error('The picture cannot be decoded', { cause })
  }
}

function draw(bitmap: ImageBitmap): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = avatarSizePx
  canvas.height = avatarSizePx
  const side = Math.min(bitmap.width, bitmap.height)
  const context = getContext(canvas)
  context.imageSmoothingQuality = 'high'
  const [left, top] = [(bitmap.width - side) / 2, (bitmap.height - side) / 2]
  context.drawImage(bitmap, left, top, side, side, 0, 0, avatarSizePx, avatarSizePx)
  return canvas
}

function paintBehind(canvas: HTMLCanvasElement): void {
  const context = getContext(canvas)
  context.globalCompositeOperation = 'destination-over'
  context.fillStyle = 'white'
  context.fillRect(0, 0, avatarSizePx, avatarSizePx)
}

export function getContext(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d')
  if (!context) throw new Error('The picture cannot be drawn')
  return context
}

export function encodeCanvas(canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob | null> {
  return new Promise((done) => canvas.toBlob(done, type, quality))
}
