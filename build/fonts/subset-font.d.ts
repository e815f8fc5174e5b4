declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2'
    variationAxes: Record<string, number | { min: number; max: number }>
    keepFeatures: readonly string[]
    noHinting: boolean
  }
  /** The font with only the letters of `text` in it. */
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>
}
