import type { Page } from '../test';

/** Waits until a page has been told by its socket what it follows by that operation; to be called before it does so. */
export function isTold(page: Page, operation: string): Promise<void> {
  return new Promise((resolve) =>
    page.on('websocket', (socket) => {
      let id = '';
      socket.on('framesent', ({ payload }) => {
        const asked = JSON.parse(String(payload)) as { id: string; payload?: { query: string } };
        if (asked.payload?.query.includes(operation)) id = asked.id;
      });
      socket.on('framereceived', ({ payload }) => {
        const told = JSON.parse(String(payload)) as { id?: string; type: string };
        if (told.id === id && told.type === 'next') resolve();
      });
    }),
  );
}
