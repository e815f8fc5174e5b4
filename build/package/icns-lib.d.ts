declare module 'icns-lib' {
  /** The bytes of an .icns file: each image under the four letters of its type. */
  export function format(images: Readonly<Record<string, Buffer>>): Buffer
  export function parse(bytes: Buffer): Record<string, Buffer>
}
