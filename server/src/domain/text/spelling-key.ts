/**
 * The key by which two names may be one that was spelled in two ways: 'CB Águilas' and 'C.B. Aguilas'. To ask about,
 * never to decide by: in many languages a letter with a mark is another letter.
 */
export function spellingKey(name: string): string {
  return name
    .normalize('NFKD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();
}
