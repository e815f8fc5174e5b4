/**
 * Where what could not be sent is listed. Apart from the other addresses, which every first page carries: a build whose board lies on its
 * device alone has no such screen.
 */
export const unsentAddress = '/unsent'
