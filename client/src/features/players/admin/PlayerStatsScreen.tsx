import { useParams } from 'react-router-dom';
import { adminPaths } from '@/app/admin-paths';
import { Guard } from '@/app/admin/Guard';
import { Loaded } from '@/app/admin/Loaded';
import { Missing } from '@/app/admin/Missing';
import { ScreenHeader } from '@/app/admin/ScreenHeader';
import { MoreRows } from '@/app/MoreRows';
import { Breadcrumbs } from '@/ui/Breadcrumbs';
import { Card } from '@/ui/Card';
import { MorePlayerGamesDocument, usePlayerStatsPageQuery } from '../player.generated';
import { PlayerGamesTable } from '../PlayerGamesTable';
import { SeasonBreakdown } from '../SeasonBreakdown';

/** A player's statistics over all seasons, as the public page shows them. */
export default function PlayerStatsScreen() {
  return (
    <Guard needsOrganization>
      <OfAddress />
    </Guard>
  );
}

function OfAddress() {
  const { id = '' } = useParams();
  const result = usePlayerStatsPageQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  return (
    <Loaded result={result}>
      {({ organization }) => {
        const player = organization?.player;
        if (!player)
          return <Missing message="Failed to fetch player" to={adminPaths.players()} label="To all players" />;
        return (
          <>
            <div className="mb-3">
              <Breadcrumbs
                items={[
                  { label: 'Players', to: adminPaths.players() },
                  { label: player.fullName, to: adminPaths.player(player.id) },
                  { label: 'Statistics' },
                ]}
              />
            </div>
            <ScreenHeader title={player.fullName} />
            <div className="flex flex-col gap-5">
              <Card title="Season Breakdown" flush>
                <SeasonBreakdown seasons={player.seasonStats} playerId={player.id} />
              </Card>
              <Card title="Games" flush>
                <PlayerGamesTable caption={`All games of ${player.fullName}`} games={player.gameStats} />
                <MoreRows
                  connection={player.gameStats}
                  document={MorePlayerGamesDocument}
                  variables={{ id: player.id }}
                />
              </Card>
            </div>
          </>
        );
      }}
    </Loaded>
  );
}
