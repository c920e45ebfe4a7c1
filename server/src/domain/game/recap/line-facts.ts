import { type RecapFact, type RecapLine, SIDES } from './recap-facts.js';

const TEN = 10;

/**
 * Each side's first scorer with what else they did, and everybody else with ten each of points, rebounds and assists.
 */
export function lineFacts(lines: readonly RecapLine[]): RecapFact[] {
  const facts: RecapFact[] = [];
  for (const side of SIDES) {
    const own = lines.filter((line) => line.side === side);
    const most = Math.max(0, ...own.map(({ values }) => values.PTS ?? 0));
    const scorers = own.filter(({ values }) => values.PTS === most);
    // Of two with as many points neither was first.
    const first = most > 0 && scorers.length === 1 ? scorers[0]! : null;
    for (const line of own) {
      const { PTS: points, REB: rebounds, AST: assists } = line.values;
      const { playerId } = line;
      if (points !== null && rebounds !== null && assists !== null && Math.min(points, rebounds, assists) >= TEN)
        facts.push({ kind: 'triple_double', side, playerId, points, rebounds, assists });
      else if (line === first) facts.push({ kind: 'line', side, playerId, points: most, rebounds, assists });
    }
  }
  return facts;
}
