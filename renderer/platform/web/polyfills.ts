import 'core-js/actual/array/to-reversed'
import 'core-js/actual/array/to-sorted'
import 'core-js/actual/array/to-spliced'

// Safari before 16.
AbortSignal.timeout ??= (ms) => {
  const controller = new AbortController()
  setTimeout(() => controller.abort(new DOMException('The operation timed out.', 'TimeoutError')), ms)
  return controller.signal
}

// Safari before 16.
HTMLFormElement.prototype.requestSubmit ??= function requestSubmit() {
  if (this.reportValidity()) this.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }))
}
