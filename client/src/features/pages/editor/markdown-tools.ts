/** A text and what of it is selected, by UTF-16 positions as the browser counts them. */
export interface Selected {
  text: string;
  start: number;
  end: number;
}

/** What a button of the toolbar does to a text. */
export type MarkdownTool = (selected: Selected) => Selected;

/** Marks the selection, or takes the marks off when it has them: bold, italic. */
export function wrap(mark: string, placeholder: string): MarkdownTool {
  return ({ text, start, end }) => {
    const before = text.slice(0, start);
    const after = text.slice(end);
    if (before.endsWith(mark) && after.startsWith(mark)) {
      return {
        text: before.slice(0, -mark.length) + text.slice(start, end) + after.slice(mark.length),
        start: start - mark.length,
        end: end - mark.length,
      };
    }
    const inner = text.slice(start, end) || placeholder;
    return {
      text: before + mark + inner + mark + after,
      start: start + mark.length,
      end: start + mark.length + inner.length,
    };
  };
}

/**
 * Puts something before every selected line, or takes it off when all have it: lists. `marker` is given the line's
 * number, from 1.
 */
export function prefix(marker: (line: number) => string, pattern: RegExp): MarkdownTool {
  return ({ text, start, end }) => {
    const from = text.lastIndexOf('\n', start - 1) + 1;
    const next = text.indexOf('\n', end);
    const to = next === -1 ? text.length : next;
    const lines = text.slice(from, to).split('\n');
    const marked = lines.every((line) => pattern.test(line));
    const changed = lines
      .map((line, index) => (marked ? line.replace(pattern, '') : marker(index + 1) + line.replace(pattern, '')))
      .join('\n');
    return { text: text.slice(0, from) + changed + text.slice(to), start: from, end: from + changed.length };
  };
}

/** Makes the selection a link, and selects its address to be typed over. */
export const link: MarkdownTool = ({ text, start, end }) => {
  const words = text.slice(start, end) || 'words';
  const address = 'https://';
  const at = start + words.length + 3;
  return {
    text: `${text.slice(0, start)}[${words}](${address})${text.slice(end)}`,
    start: at,
    end: at + address.length,
  };
};
