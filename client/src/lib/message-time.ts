/**
 * A message that passes is gone after three seconds: a toast, and what is wrong with a sign-in (platform, 9 and 2.7).
 */
export const MESSAGE_MS = 3000;
