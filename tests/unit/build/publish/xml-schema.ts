import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { validateXML } from 'xmllint-wasm'

/** Validation errors of an XML text against a schema of tests/support/schemas/. */
export async function validateXml(xml: string, schema: string): Promise<string[]> {
  const contents = readFileSync(resolve(import.meta.dirname, '../../../support/schemas', schema), 'utf8')
  const { errors } = await validateXML({
    xml: [{ fileName: 'file.xml', contents: xml }],
    schema: [{ fileName: schema, contents }]
  })
  return errors.map(({ message }) => message)
}
