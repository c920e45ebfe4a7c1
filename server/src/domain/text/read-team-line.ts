import { cleanName } from './clean-name.js';

/** What numbers or marks the entries of a list, and is no part of them: '1. ', '2) ', '- ', '• '. */
const MARK = /^(?:[-*•–]|\d{1,3}[.)])\s+/u;

/**
 * The name on a line of a pasted list; a number may be a part of it. Tabs, as a spreadsheet puts them between its
 * cells, are blanks.
 */
export function readTeamLine(line: string): string {
  return cleanName(line.replaceAll('\t', ' ')).replace(MARK, '');
}
