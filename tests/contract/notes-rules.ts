import { buildRules } from '../../build/firebase/build-firestore-rules.mjs'

/**
 * The deployed rules know no collection of notes: the contract gets one, under the same rules of ids, revisions and
 * times.
 * @param readers who may read them, as a condition of the rules
 */
export function buildNotesRules(readers: string): string {
  const rule = `
    function noteFields() {
      return ['text', 'place', 'rank', 'tags', 'until', 'colour', 'constructor', 'prototype', 'hasOwnProperty'];
    }
    match /notes/{name} {
      allow get: if ${readers};
      allow list: if asksFew() && ${readers};
      allow delete: if isSignedIn();
      allow create: if isSignedIn() && isNew(nameOf(request.resource.data.id), noteFields());
      allow update: if isSignedIn() && isNext(noteFields());
    }
`
  return buildRules('loupe.example').replace(/(\n {2}\}\n\}\s*)$/, (end) => rule + end)
}
