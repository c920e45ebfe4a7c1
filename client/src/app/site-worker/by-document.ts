/**
 * Lets links within the site be followed as the browser does, by a new document, while `isWanted`: the worker opens
 * what it keeps.
 */
export function followByDocument(isWanted: () => boolean): void {
  window.addEventListener(
    'click',
    (event) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('#root a[href]');
      // What is stopped here does not come to the router, which would ask for data alone.
      if (link?.origin === window.location.origin && isWanted()) event.stopPropagation();
    },
    { capture: true },
  );
}
