/** What phones show below an icon before they cut it. */
const MOST = 12;

/** A name as it fits below an icon: its first words, or the beginning of its first one. No letter is cut apart. */
export function shortName(name: string): string {
  const words = name.trim().split(/\s+/u);
  let short = '';
  for (const word of words) {
    const longer = short === '' ? word : `${short} ${word}`;
    if (letters(longer).length > MOST) break;
    short = longer;
  }
  return short || letters(words[0]!).slice(0, MOST).join('');
}

function letters(text: string): string[] {
  return [...new Intl.Segmenter('en').segment(text)].map(({ segment }) => segment);
}
