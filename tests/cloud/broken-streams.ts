import { getApps, onLog } from 'firebase/app'
import { disableNetwork, enableNetwork, getFirestore } from 'firebase/firestore'

/**
 * Asks again where the emulator has broken a stream. Whoever begins to listen while something is stored is answered by two of its
 * threads at once, and now and then one cuts the other's message in two (firebase-tools#8654). The library takes what it then reads as
 * a message's length for a sign that it asks too much, and is silent for a minute; connected again it asks at once.
 */
onLog(
  ({ message }) => {
    if (!message.includes('Received message larger than max')) return
    for (const app of getApps()) {
      const database = getFirestore(app)
      void disableNetwork(database).then(() => enableNetwork(database))
    }
  },
  { level: 'warn' }
)
