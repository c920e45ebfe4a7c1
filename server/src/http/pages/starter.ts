import { createHash } from 'node:crypto';

/**
 * Begins a page's scripts once there is something to see: styles and faces have the line for themselves until then.
 * Constant, so that a page's policy allows it by its hash; which scripts to begin stands at its own element. Where
 * nothing is painted (a tab in the background) they begin at once, and where nobody tells of painting, a second after
 * all else is there. They run once the whole document is read, since what they bring alive ends it, and one after the
 * other, so that whoever touches the page meanwhile waits for one of them only. Whether teams of the page's
 * organization are followed in this browser (client/src/app/followed-teams.ts) is noted before anything is painted, so
 * that there is room for them. A button that is pressed before React has it would do nothing: the last such press is
 * done once it has, which its properties at the element tell. So is Enter in a form whose button waits for React. What
 * works by itself (another form, a popover) is left alone.
 */
export const STARTER = `(() => {
  const own = document.currentScript.dataset;
  try {
    if (localStorage.getItem('follows:' + own.organization)) document.documentElement.dataset.follows = '';
  } catch {}
  const [main, ...others] = own.scripts.split(' ');
  let isBegun = false;
  const begin = () => {
    if (isBegun) return;
    isBegun = true;
    document.head.append(...[main, ...others].map((href) =>
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href })));
    const run = async () => {
      for (const script of others) await import(script);
      await import(main);
    };
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', run);
    else run();
  };
  const unlessSeen = () => { if (document.hidden) begin(); };
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) begin();
  }).observe({ type: 'paint', buffered: true });
  document.addEventListener('visibilitychange', unlessSeen);
  addEventListener('load', () => setTimeout(begin, 1000));
  unlessSeen();
  let early = null;
  const isAlive = (button) => Object.keys(button).some((key) => key.startsWith('__reactProps$'));
  const pressAgain = () => {
    if (!early?.isConnected) return void (early = null);
    if (!isAlive(early) || early.disabled) return setTimeout(pressAgain, 100);
    const button = early;
    early = null;
    delete button.dataset.early;
    button.click();
  };
  const press = (button) => {
    if (early) delete early.dataset.early;
    const isWaiting = early !== null;
    early = button && !isAlive(button) ? button : null;
    if (early) early.dataset.early = '';
    if (early && !isWaiting) pressAgain();
  };
  addEventListener('click', ({ target }) => {
    const button = target.closest?.('button');
    press(button?.type === 'button' && !button.popoverTargetElement ? button : null);
  }, true);
  addEventListener('keydown', ({ key, target }) => {
    if (key === 'Enter' && target.form) press(target.form.querySelector('button[type=submit]:disabled'));
  }, true);
})();`;

/** By which a page's policy allows it. */
export const STARTER_HASH = `sha256-${createHash('sha256').update(STARTER).digest('base64')}`;
