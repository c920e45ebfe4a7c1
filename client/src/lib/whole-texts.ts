/**
 * Shows the whole of a text that is cut off (class `truncate`) when it is pointed at. One place for all of them: how
 * much is cut off depends on the window, and a title on what can be read in full would say everything twice.
 */
export function showWholeTexts(): void {
  addEventListener('pointerover', ({ target }) => {
    const cut = (target as Element).closest<HTMLElement>('.truncate');
    if (cut) cut.title = cut.scrollWidth > cut.clientWidth ? cut.textContent : '';
  });
}
