/**
 * A user name as it may stand in public: an e-mail address, which a user name can be, is not shown.
 * @returns null for what is not shown
 */
export function publicAuthor(name: string): string | null {
  return name.includes('@') ? null : name;
}
