/**
 * In the head of public pages that follow the device: lets visitors choose light or dark instead. What was chosen is in
 * force before the page is painted, in every tab. A classic script, so that the browser waits for it: it must import
 * nothing, but texts, which the build puts into their places. The switch is an element of its own: it is there with the
 * first paint and shows the choice, before the page is alive and whether or not it ever is; and the pages of all other
 * organizations load nothing of it.
 */
import { t } from '@/texts';

(() => {
  const root = document.documentElement;
  const CHOICES = `<option value="device">${t.site.by_device()}<option value="light">${t.site.light()}<option value="dark">${t.site.dark()}`;

  const show = (theme = 'device'): void => {
    root.dataset['theme'] = theme;
    for (const select of document.querySelectorAll<HTMLSelectElement>('theme-switch select')) select.value = theme;
  };

  const follow = (): void => {
    try {
      show(/^(light|dark)$/.exec(localStorage.getItem('theme') ?? '')?.[0]);
    } catch {
      // Storage is forbidden: a choice lasts as long as the page.
    }
  };

  customElements.define(
    'theme-switch',
    class extends HTMLElement {
      connectedCallback(): void {
        this.innerHTML = `<label>${t.site.colours()} <select autocomplete="off">${CHOICES}</select></label>`;
        const select = this.querySelector('select')!;
        select.value = root.dataset['theme']!;
        select.onchange = () => {
          show(select.value);
          try {
            localStorage.setItem('theme', select.value);
          } catch {
            // Storage is full or forbidden.
          }
        };
      }
    },
  );

  follow();
  addEventListener('storage', follow);
  // A page that comes back from memory was asleep when another one chose.
  addEventListener('pageshow', follow);
})();
