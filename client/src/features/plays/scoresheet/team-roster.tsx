import { t } from '@/texts';
import type { CourtGame, SideName } from '../court-game';
import type { ScoresheetFacts, ScoresheetPlayer } from './scoresheet-facts';

/** Personal fouls that a player may have: the fifth is the last one. */
const FOULS = [1, 2, 3, 4, 5] as const;

/** Lines of a scoresheet that is filled in by hand: who is on no roster yet plays, too, and has to stand somewhere. */
const LINES = 12;

interface Props {
  game: CourtGame;
  sheet: ScoresheetFacts;
  name: SideName;
  /** To be filled in by hand. */
  isBlank: boolean;
}

/** A team's roster with who played, who of them started (in a ring), fouls and what its players made. */
export function TeamRoster({ game, sheet, name, isBlank }: Props) {
  const { teamName } = game[name];
  const players = sheet.players[name].filter(({ player }) => !player.didNotPlay || !isBlank);
  const hasFouls = game.vocabulary.rules.has('PERSONAL_FOUL');
  const columns = hasFouls ? ['PTS'] : isBlank ? ['', '', ''] : sheet.abbreviations;
  return (
    <section aria-label={teamName} className="min-w-0">
      <h2 className="sheet-title">{teamName}</h2>
      {players.length === 0 && <p className="no-print text-sm text-muted">{t.plays.nobody_is_on_the_roster_yet()}</p>}
      {(players.length > 0 || isBlank) && (
        <div className="overflow-x-auto">
          <table aria-label={teamName} className="sheet-table">
            <thead>
              <tr>
                <th scope="col">{t.plays.no()}</th>
                <th scope="col" className="w-full text-left">
                  {t.common.player()}
                </th>
                <th scope="col">{t.plays.in()}</th>
                {hasFouls && (
                  <th scope="col" colSpan={FOULS.length}>
                    {t.plays.fouls_2()}
                  </th>
                )}
                {columns.map((column, index) => (
                  <th key={index} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {players.map((each) => (
                <PlayerRow key={each.player.id} {...each} hasFouls={hasFouls} columns={columns} isBlank={isBlank} />
              ))}
              {isBlank &&
                Array.from({ length: Math.max(0, LINES - players.length) }, (_, line) => (
                  <EmptyRow key={line} cells={3 + (hasFouls ? FOULS.length : 0) + columns.length} />
                ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}

/** A line for a pen. */
function EmptyRow({ cells }: { cells: number }) {
  return (
    <tr aria-hidden data-line>
      {Array.from({ length: cells }, (_, cell) => (
        <td key={cell}>{''}</td>
      ))}
    </tr>
  );
}

interface RowProps extends ScoresheetPlayer {
  hasFouls: boolean;
  columns: readonly string[];
  isBlank: boolean;
}

function PlayerRow({ player, isStarter, hasPlayed, fouls, values, hasFouls, columns, isBlank }: RowProps) {
  return (
    <tr>
      <td className="tabular">{player.jersey}</td>
      <th scope="row" className="text-left font-normal">
        {player.name}
      </th>
      <td>
        {!isBlank && hasPlayed && (
          <abbr title={isStarter ? t.plays.started() : t.plays.came_on()} data-starter={isStarter} className="sheet-in">
            ×
          </abbr>
        )}
      </td>
      {hasFouls &&
        FOULS.map((foul) => (
          <td key={foul} className="sheet-box" data-marked={!isBlank && foul <= fouls}>
            {/* A sixth one, which the referees let pass, stands in the last box. */}
            {!isBlank && foul <= fouls ? (foul === FOULS.length && fouls > foul ? fouls : foul) : ''}
          </td>
        ))}
      {columns.map((column, index) => (
        <td key={index} className={isBlank ? 'sheet-box' : 'tabular'}>
          {isBlank ? '' : (values.get(column) ?? (player.didNotPlay ? '' : 0))}
        </td>
      ))}
    </tr>
  );
}
