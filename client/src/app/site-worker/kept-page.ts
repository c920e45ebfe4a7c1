/** Whether the page came from the device, without a network. */
export function isKeptPage(): boolean {
  return 'kept' in document.documentElement.dataset;
}
