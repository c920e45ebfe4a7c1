import { csrfToken } from '../../csrf-token';

let token: string | null = null;

/** Notes the session's token as the page comes: that session is of the user whom the server put into the page. */
export function noteTokenOfPage(): void {
  token = csrfToken();
}

/** What was noted; null where nobody was signed in, or the page came from the device. */
export const tokenOfPage = (): string | null => token;
