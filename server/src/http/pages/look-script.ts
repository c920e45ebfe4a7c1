/**
 * Part of a small page's own script: `look()` asks for the page anew and puts what the selector finds of it in the
 * place of its `main`; where there is none any more, nothing stands there. A page that is as before stays, so that
 * nothing is read out again. One at a time: an older answer never comes last.
 */
export function lookScript(selector: string): string {
  return `
  let isLooking = false;
  let isMissed = false;
  const renew = async () => {
    const answer = await fetch(location.href, { cache: 'no-cache' }).catch(() => null);
    if (!answer || (!answer.ok && answer.status !== 404)) return;
    const text = await answer.text().catch(() => null);
    if (text === null) return;
    const fresh = new DOMParser().parseFromString(text, 'text/html').querySelector('${selector}');
    const main = document.querySelector('main');
    if (!fresh) main.replaceChildren();
    else if (fresh.outerHTML !== main.outerHTML) main.replaceWith(fresh);
  };
  const look = async () => {
    isMissed = isLooking;
    if (isLooking) return;
    isLooking = true;
    do {
      isMissed = false;
      await renew();
    } while (isMissed);
    isLooking = false;
  };`;
}
