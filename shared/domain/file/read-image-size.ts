import { BMP } from 'image-size/types/bmp'
import { GIF } from 'image-size/types/gif'
import { HEIF } from 'image-size/types/heif'
import { JPG } from 'image-size/types/jpg'
import { PNG } from 'image-size/types/png'
import { PSD } from 'image-size/types/psd'
import { SVG } from 'image-size/types/svg'
import { TIFF } from 'image-size/types/tiff'
import { WEBP } from 'image-size/types/webp'

/** By content. 'heif' is HEIC and AVIF alike. Others are refused, SVG among them: it can carry scripts. */
const formats = { png: PNG, jpeg: JPG, gif: GIF, webp: WEBP, heif: HEIF }
const otherFormats = [BMP, TIFF, SVG, PSD]

interface ImageSize {
  type: keyof typeof formats
  /** Pixels, as the file says. */
  width: number
  height: number
}

/** From the headers, not decoded; undefined: another type, or truncated headers. */
export function readImageSize(bytes: Uint8Array): ImageSize | undefined {
  try {
    for (const type of Object.keys(formats) as ImageSize['type'][]) {
      if (!formats[type].validate(bytes)) continue
      const { width, height, images = [] } = formats[type].calculate(bytes)
      // HEIC and AVIF list thumbnails and tiles beside the picture: it is the largest.
      const size = {
        type,
        width: Math.max(width, ...images.map((image) => image.width)),
        height: Math.max(height, ...images.map((image) => image.height))
      }
      return size.width > 0 && size.height > 0 ? size : undefined
    }
  } catch {
    // The library throws when headers are truncated.
  }
  return undefined
}

/** Of damaged files, too. undefined: no image. */
export function findImageFormat(bytes: Uint8Array): keyof typeof formats | 'avif' | 'other' | undefined {
  const isFormat = ({ validate }: Pick<typeof PNG, 'validate'>) => {
    try {
      return validate(bytes)
    } catch {
      // The library throws when a file begins as the format and goes on differently.
      return true
    }
  }
  const known = (Object.keys(formats) as (keyof typeof formats)[]).find((type) => isFormat(formats[type]))
  // The brands are in the first box.
  if (known === 'heif' && String.fromCharCode(...bytes.subarray(8, 64)).includes('avif')) return 'avif'
  return known ?? (otherFormats.some(isFormat) ? 'other' : undefined)
}
