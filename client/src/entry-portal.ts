/**
 * What the pages for developers do in the browser: texts are copied by their buttons. Without scripts the buttons are
 * not there, and everything else is.
 */
import { t } from '@/texts';
import './styles/index.css';
import './features/developers/portal.css';
import { MESSAGE_MS } from './lib/message-time';

const status = document.getElementById('copy-status')!;

async function copy(button: HTMLButtonElement): Promise<void> {
  const text = document.getElementById(button.dataset['of']!)!;
  try {
    await navigator.clipboard.writeText(text.textContent);
    status.textContent = t.developers.copied_to_clipboard({ name: button.dataset['name'] ?? '' });
    button.textContent = t.developers.copied();
    window.setTimeout(() => {
      button.textContent = t.developers.copy();
      status.textContent = '';
    }, MESSAGE_MS);
  } catch {
    window.getSelection()?.selectAllChildren(text);
    status.textContent = t.developers.selected_copy_it();
  }
}

for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-of]')) {
  button.hidden = false;
  button.addEventListener('click', () => void copy(button));
}
