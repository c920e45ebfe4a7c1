import { useParams } from 'react-router-dom';
import { Guard } from '@/app/admin/Guard';
import { Loaded } from '@/app/admin/Loaded';
import { Missing } from '@/app/admin/Missing';
import { SeasonTrail } from '@/app/admin/SeasonTrail';
import { LeagueTeams } from './LeagueTeams';
import { useLeagueTeamsHeadQuery } from './league-teams.generated';

/** The teams of a league in a season (league management, "Admin league-level team screen"). */
export default function LeagueTeamsScreen() {
  return (
    <Guard needsOrganization>
      <OfAddress />
    </Guard>
  );
}

function OfAddress() {
  const { seasonId = '', leagueId = '' } = useParams();
  const result = useLeagueTeamsHeadQuery({ variables: { seasonId, leagueId }, fetchPolicy: 'cache-and-network' });
  return (
    <Loaded result={result}>
      {({ me }) => {
        const { season, seasonLeague, captainLabel = 'Captain' } = me?.actingFor ?? {};
        if (!season || !seasonLeague) return <Missing message="League not found" />;
        return (
          <>
            <SeasonTrail season={season} league={seasonLeague.league} />
            <LeagueTeams season={season} seasonLeague={seasonLeague} captainLabel={captainLabel} />
          </>
        );
      }}
    </Loaded>
  );
}
