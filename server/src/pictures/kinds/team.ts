import { scoringOf } from '../../domain/plays/scoring-of.js';
import { sportNamed } from '../../domain/sports/sport-named.js';
import type { Said } from '../../texts/texts.js';
import { pictureKind, type PictureTeam } from '../picture.js';
import { type Game, GAME, LOOK, matchup } from '../picture-game.js';

interface Team extends PictureTeam {
  readonly seasonTeam: {
    readonly seasonLeague: { readonly season: { readonly name: string; readonly sport: { readonly name: string } } };
  } | null;
  readonly seasonRecord: {
    readonly wins: number;
    readonly losses: number;
    readonly pointsFor: number;
    readonly pointsAgainst: number;
  };
}
interface TeamAndGames {
  readonly team: Team | null;
  readonly latest: { readonly nodes: readonly Game[] };
  readonly next: { readonly nodes: readonly Game[] };
}

/** A team's record, and its next or last game. */
export const teamPicture = pictureKind<TeamAndGames>(
  `team(id: $id) { ${LOOK} seasonTeam { seasonLeague { season { name sport { name } } } } seasonRecord { wins losses pointsFor pointsAgainst } }
   latest: games(first: 1, order: DESC, filter: { teamId: $id, hasScore: true }) { nodes { ${GAME} } }
   next: games(first: 1, filter: { teamId: $id, progress: TO_BE_PLAYED }) { nodes { ${GAME} } }`,
  (
    {
      team,
      latest: {
        nodes: [latest],
      },
      next: {
        nodes: [next],
      },
    },
    said,
  ) => {
    if (team === null) return null;
    const { server: t } = said;
    const { wins, losses, pointsFor, pointsAgainst } = team.seasonRecord;
    const season = team.seasonTeam?.seasonLeague.season;
    const [scored, allowed] = scoreNames(season?.sport.name, t);
    return {
      about: season?.name ?? '',
      title: { name: team.name, team },
      rows: [],
      figures:
        wins + losses === 0
          ? []
          : [
              { value: `${wins}–${losses}`, name: t.won_lost() },
              { value: (pointsFor / (wins + losses)).toFixed(1), name: scored },
              { value: (pointsAgainst / (wins + losses)).toFixed(1), name: allowed },
            ],
      foot: next
        ? t.next({ matchup: matchup(next, t), when: said.when(next) })
        : latest
          ? t.last({ matchup: matchup(latest, t), score: scoreOf(latest) })
          : '',
    };
  },
);

function scoreOf({ home, away }: Game): string {
  return `${away.score}–${home.score}`;
}

/** What a team's scores, and its opponents', are called: points, baseball's runs, or sets. */
function scoreNames(sport: string | undefined, t: Said['server']): [scored: string, allowed: string] {
  if (scoringOf(sport) === 'won') return [t.sets_won_a_game(), t.sets_lost_a_game()];
  return [sportNamed(sport ?? '') === 'baseball' ? t.runs_a_game() : t.points_a_game(), t.allowed_a_game()];
}
