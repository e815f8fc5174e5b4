import type { FirestoreEmulator } from '../../build/scripts/firestore-emulator.mjs'

export { type FirestoreEmulator, startFirestoreEmulator } from '../../build/scripts/firestore-emulator.mjs'

/** Replaces the rules of one project. Rejects with what the compiler says when they are none. */
export async function setRules(
  { host, port }: Pick<FirestoreEmulator, 'host' | 'port'>,
  project: string,
  rules: string
) {
  const response = await fetch(`http://${host}:${port}/emulator/v1/projects/${project}:securityRules`, {
    method: 'PUT',
    body: JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content: rules }] } })
  })
  const answer = await response.text()
  if (!response.ok) throw new Error(`the emulator refuses these rules: ${answer}`)
}
