import { isOff } from '../../../domain/game/is-off.js';
import { scoreMismatch } from '../../../domain/game/score-mismatch.js';
import { setsWon } from '../../../domain/game/sets-won.js';
import { periodKindOf } from '../../../domain/periods/period-kind-of.js';
import { type Scoring, scoringOf } from '../../../domain/plays/scoring-of.js';
import { keepsScore } from '../../../domain/sports/keeps-score.js';
import { scoreStatisticOf } from '../../../domain/sports/score-statistic.js';
import type { ParsedGame, ParsedPlayer, ParsedSeason } from '../reading/parsed-season.js';
import { warnOfLookAlikes } from './look-alikes.js';
import { ProblemList, quoteCell } from './problem.js';
import { describeRows } from '../writing/remove-missing.js';
import type { AbsentRows } from './report.js';
import { FILE_NAMES } from '../reading/files/season-files.js';

const POINTS = ['PTS', '2PM', '3PM', 'FTM'] as const;

/**
 * What is imported as it stands and still deserves a look: files in another encoding or left out, names that may be
 * one, and points, periods and finals that do not agree.
 */
export function seasonWarnings(season: ParsedSeason, sport: string | undefined): ProblemList {
  const scoring = scoringOf(sport);
  const warnings = new ProblemList();
  warnings.addAll(season.notes);
  // A file of a mistyped name is as good as none.
  if (season.silent.has('lines'))
    warnings.add(FILE_NAMES.playerGames, null, null, 'there is no such file: what is stored of players’ games stays');
  warnOfLookAlikes(season, warnings);
  for (const game of season.games) {
    warnOfNoScore(game, warnings);
    warnOfOff(game, warnings);
    warnOfPeriods(game, season.periods, scoring, warnings);
  }
  warnOfPoints(season, warnings);
  warnOfSums(season, sport, warnings);
  return warnings;
}

/** Names what an earlier import brought and these files no longer hold: by mistake, or to be removed. */
export function warnOfMissing({ games, lines, names, more }: AbsentRows, warnings: ProblemList): void {
  if (games + lines === 0) return;
  warnings.add(
    FILE_NAMES[games > 0 ? 'games' : 'playerGames'],
    null,
    null,
    `an earlier import brought what the files now lack: ${describeRows(games, lines)}. Nothing of it is removed unless that is asked for: ${names.join('; ')}${more > 0 ? `; and ${more} more` : ''}`,
  );
}

/** So many are named. */
const MOST_NAMES = 10;

/**
 * Names players who have a key that is new here, and are taken for the one of their name who was here without any: an
 * archive of another organization may mean somebody else.
 */
export function warnOfNamesakes(players: readonly ParsedPlayer[], warnings: ProblemList): void {
  const keyed = players.filter(({ key }) => key !== null);
  const [first] = keyed;
  if (first === undefined) return;
  const names = keyed
    .slice(0, MOST_NAMES)
    .map(({ firstName, lastName }) => quoteCell(`${firstName} ${lastName}`.trim()))
    .join(', ');
  const more = keyed.length - MOST_NAMES;
  warnings.add(
    first.file ?? FILE_NAMES.playerGames,
    first.line,
    'player_key',
    keyed.length === 1
      ? `${names} is taken for the player of this name who is here already: if they are two, rename the one here before the import, and back after it`
      : `${names}${more > 0 ? ` and ${more} more` : ''} are taken for the players of these names who are here already: if two of one name are not the same, rename the one here before the import, and back after it`,
  );
}

function warnOfOff({ line, status, homeScore }: ParsedGame, warnings: ProblemList): void {
  if (homeScore === null || status === null || !isOff({ status })) return;
  warnings.add(FILE_NAMES.games, line, 'status', `the game is ${status}, so that its scores count for nothing`);
}

function warnOfNoScore({ line, status, homeScore }: ParsedGame, warnings: ProblemList): void {
  if (homeScore !== null || (status !== 'final' && status !== 'forfeit')) return;
  warnings.add(
    FILE_NAMES.games,
    line,
    'status',
    `the game is ${status === 'final' ? 'final' : 'a forfeit'} and has no scores, so that it counts for nothing`,
  );
}

function warnOfPeriods(
  { line, homeScore, awayScore, homePeriods, awayPeriods }: ParsedGame,
  names: readonly string[],
  scoring: Scoring,
  warnings: ProblemList,
): void {
  const played = names
    .map((name, index) => ({ name, home: homePeriods[index] ?? null, away: awayPeriods[index] ?? null }))
    .filter(({ name, home, away }) => periodKindOf(name) !== 'final' && (home !== null || away !== null));
  const won = setsWon(played, true);
  for (const [side, score] of [
    ['home', homeScore],
    ['away', awayScore],
  ] as const) {
    if (score === null || won === null || played.every((period) => period[side] === null)) continue;
    const sum = played.reduce((total, period) => total + (period[side] ?? 0), 0);
    const [found, text] =
      scoring === 'won' ? [won[side], `${won[side]} of the sets are won`] : [sum, `the periods add up to ${sum}`];
    if (found !== score) warnings.add(FILE_NAMES.games, line, `${side}_score`, `${text}, the final is ${score}`);
  }
}

function warnOfPoints({ lines, players, statistics }: ParsedSeason, warnings: ProblemList): void {
  const [points, twos, threes, frees] = POINTS.map((name) => statistics.indexOf(name)) as [
    number,
    number,
    number,
    number,
  ];
  if (Math.min(points, twos, threes, frees) < 0) return;
  for (const { line, player, values } of lines) {
    const [given, two, three, free] = [values[points], values[twos], values[threes], values[frees]];
    if (given == null || two == null || three == null || free == null) continue;
    const made = 2 * two + 3 * three + free;
    if (made === given) continue;
    const name = `${players[player]?.firstName} ${players[player]?.lastName}`.trim();
    warnings.add(FILE_NAMES.playerGames, line, 'PTS', `${name} has ${given}, but 2PM, 3PM and FTM make ${made}`);
  }
}

/** Mismatches as the integrity board will show them. */
function warnOfSums(
  { games, lines, statistics }: ParsedSeason,
  sport: string | undefined,
  warnings: ProblemList,
): void {
  const [scoring, scored] = [scoringOf(sport), scoreStatisticOf(sport)];
  const points = statistics.indexOf(scored.abbreviation);
  if (points < 0) return;
  const sums = games.map(() => ({ lineCount: 0, pointsHome: 0, pointsAway: 0, found: [] as (number | null)[] }));
  for (const { game, team, values } of lines) {
    const sum = sums[game];
    if (sum === undefined || values.every((value) => value === null)) continue;
    sum.lineCount += 1;
    sum.found.push(values[points] ?? null);
    sum[team === games[game]?.home ? 'pointsHome' : 'pointsAway'] += values[points] ?? 0;
  }
  for (const [index, { line, homeScore, awayScore }] of games.entries()) {
    const sum = sums[index];
    if (sum === undefined) continue;
    const mismatch = scoreMismatch({
      ...sum,
      hasPoints: keepsScore(sport, sum.found),
      scoring,
      status: 'final',
      scoreHome: homeScore,
      scoreAway: awayScore,
    });
    for (const side of ['home', 'away'] as const) {
      const wrong = mismatch?.[side];
      if (wrong == null) continue;
      warnings.add(
        FILE_NAMES.games,
        line,
        `${side}_score`,
        `the players' ${scored.words} add up to ${wrong.points}, the final is ${wrong.final}`,
      );
    }
  }
}
