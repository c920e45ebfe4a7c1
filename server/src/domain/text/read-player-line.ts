import { readTeamLine } from './read-team-line.js';

/** A line of a pasted list of players. */
export interface PlayerLine {
  /** What is left of the line: 'Ana Reyes' or 'Reyes, Ana'. */
  name: string;
  /** The number on the jersey, where the line begins with one or ends with '#12'. */
  jerseyNumber: string | null;
}

const NUMBER_BEFORE = /^#?(\d{1,3})(?:\s*[-–:]\s*|\s+)(?=\S)/u;
const NUMBER_BEHIND = /\s+#(\d{1,3})$/u;

/** Takes a line apart: '12 Ana Reyes', '#12 Reyes, Ana' and 'Ana Reyes #12' have the number 12, '1. Ana Reyes' none. */
export function readPlayerLine(line: string): PlayerLine {
  const text = readTeamLine(line);
  const [before, behind] = [NUMBER_BEFORE.exec(text), NUMBER_BEHIND.exec(text)];
  if (before) return { name: text.slice(before[0].length), jerseyNumber: before[1] ?? null };
  if (behind) return { name: text.slice(0, -behind[0].length), jerseyNumber: behind[1] ?? null };
  return { name: text, jerseyNumber: null };
}
