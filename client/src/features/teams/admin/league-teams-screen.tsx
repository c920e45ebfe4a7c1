import { useParams } from 'react-router-dom';
import { QueryResult } from '@/app/admin/query-result';
import { NotFoundScreen } from '@/app/admin/not-found-screen';
import { SeasonTrail } from '@/app/admin/season/season-trail';
import { captainWord } from '@/lib/captain-word';
import { t } from '@/texts';
import { LeagueTeams } from './league-teams';
import { useLeagueTeamsHeadQuery } from './league-teams.hooks.generated';

/** The teams of a league in a season (league management, "Admin league-level team screen"). */
export default function LeagueTeamsScreen() {
  const { seasonId = '', leagueId = '' } = useParams();
  const result = useLeagueTeamsHeadQuery({ variables: { seasonId, leagueId } });
  return (
    <QueryResult result={result}>
      {({ me }) => {
        const { season, seasonLeague, captainLabel = t.common.captain() } = me?.actingFor ?? {};
        if (!season || !seasonLeague) return <NotFoundScreen message={t.teams.league_not_found()} />;
        return (
          <>
            <SeasonTrail season={season} league={seasonLeague.league} />
            <LeagueTeams season={season} seasonLeague={seasonLeague} captainLabel={captainWord(captainLabel)} />
          </>
        );
      }}
    </QueryResult>
  );
}
