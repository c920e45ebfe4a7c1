import { normaliseName } from '../../../domain/text/normalise-name.js';
import type { ImportScope } from '../import-scope.js';
import { quoteCell } from '../reporting/problem.js';
import { FILE_NAMES } from '../reading/files/season-files.js';
import type { StoredPlace } from './stored-places.js';

/**
 * Notes the teams that the season has in another league, division or position than the files say: nobody can tell
 * whether they were moved by hand.
 * @param stored by place of each team of the files; undefined for one that the season lacks
 */
export function notePlaces(
  { season, kept }: ImportScope,
  stored: readonly (readonly (StoredPlace | undefined)[])[],
): void {
  for (const [index, { places }] of season.teams.entries()) {
    for (const [place, { line, league, division, divisionPosition }] of places.entries()) {
      const now = stored[index]?.[place];
      if (now === undefined) continue;
      const note = (field: string, reason: string): void =>
        kept.add(FILE_NAMES.teams, line, field, `${reason}; kept as it is`);
      if (normaliseName(now.league) !== normaliseName(league))
        note('league', `the team is in the league ${quoteCell(now.league)} of this season`);
      else if (division === null) continue;
      else if (now.division === null) note('division', 'the team is in no division of this season');
      else if (normaliseName(now.division) !== normaliseName(division))
        note('division', `the team is in the division ${quoteCell(now.division)} of this season`);
      else if (divisionPosition !== null && now.divisionPosition !== divisionPosition) {
        note(
          'division_position',
          now.divisionPosition === null
            ? 'the team has no position in its division'
            : `the team is at position ${now.divisionPosition} of its division`,
        );
      }
    }
  }
}
