/**
 * What the pages for developers do in the browser: texts are copied by their buttons. Without scripts the buttons are
 * not there, and everything else is.
 */
import './styles/index.css';
import './features/developers/portal.css';
import { MESSAGE_MS } from './lib/message-time';

const status = document.getElementById('status')!;

async function copy(button: HTMLButtonElement): Promise<void> {
  const text = document.getElementById(button.dataset['of']!)!;
  try {
    await navigator.clipboard.writeText(text.textContent);
    status.textContent = `${button.dataset['name']} copied`;
    button.textContent = 'Copied';
    window.setTimeout(() => {
      button.textContent = 'Copy';
      status.textContent = '';
    }, MESSAGE_MS);
  } catch {
    window.getSelection()?.selectAllChildren(text);
    status.textContent = 'Selected: copy it with your keyboard or menu.';
  }
}

for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-of]')) {
  button.hidden = false;
  button.addEventListener('click', () => void copy(button));
}
