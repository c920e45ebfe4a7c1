import { expect, test } from 'vitest';
import { link, type MarkdownTool, prefix, wrap } from './markdown-tools';

/** '|' stands for the ends of the selection. */
function apply(tool: MarkdownTool, marked: string): string {
  const start = marked.indexOf('|');
  const end = marked.lastIndexOf('|') - 1;
  const next = tool({ text: marked.replaceAll('|', ''), start, end });
  return `${next.text.slice(0, next.start)}|${next.text.slice(next.start, next.end)}|${next.text.slice(next.end)}`;
}

const bold = wrap('**', 'bold');
const bullets = prefix(() => '- ', /^- /);
const numbers = prefix((line) => `${line}. `, /^\d+\. /);

test.each([
  ['marks the selection', bold, 'a |big| claim', 'a **|big|** claim'],
  ['takes the marks off', bold, 'a **|big|** claim', 'a |big| claim'],
  ['has a word to begin with', bold, 'a ||claim', 'a **|bold|**claim'],
  ['makes lines a list', bullets, 'x\none|\ntwo|\ny', 'x\n|- one\n- two|\ny'],
  ['takes a list off', bullets, '|- one\n- two|', '|one\ntwo|'],
  ['numbers lines', numbers, '|one\ntwo|', '|1. one\n2. two|'],
  ['makes a link', link, 'see |here|.', 'see [here](|https://|).'],
])('%s', (_what, tool, before, after) => {
  expect(apply(tool, before)).toBe(after);
});
