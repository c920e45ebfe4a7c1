import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { ExportMenu } from '@/app/admin/lists/export-menu';
import { QueryResult } from '@/app/admin/query-result';
import { NotFoundScreen } from '@/app/admin/not-found-screen';
import { ScreenHeader } from '@/app/admin/frame/screen-header';
import { Guard } from '@/app/admin/session/guard';
import { SeasonTrail } from '@/app/admin/season/season-trail';
import { MoreRows } from '@/app/more-rows';
import { useSite } from '@/app/site-context';
import { CreateGameDialog } from '@/app/admin/games/create-game-dialog';
import { captainWord } from '@/lib/captain-word';
import { t } from '@/texts';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { EmptyState } from '@/ui/empty-state';
import { NotFound } from '@/ui/not-found';
import { TeamLogo } from '@/ui/team-logo';
import { RosterCard } from './roster-card';
import { MoreSeasonTeamGamesDocument } from './season-team.generated';
import { useSeasonTeamQuery } from './season-team.hooks.generated';
import { TeamGamesTable } from './team-games-table';

/**
 * A team in a season: roster and games. Signed out it needs a domain in the address, and can only be read (league
 * management, "Admin team page").
 */
export default function SeasonTeamScreen() {
  const { user } = useSite();
  const domain = useSearchParams()[0].get('domain');
  if (!user) return domain ? <OfAddress domain={domain} /> : <Unauthorized />;
  return (
    <Guard needsOrganization>
      <OfAddress domain={null} />
    </Guard>
  );
}

function Unauthorized() {
  return (
    <>
      <h1 className="sr-only">{t.rosters.unauthorized_access()}</h1>
      <EmptyState
        title={t.rosters.unauthorized_access()}
        action={
          <a href="/login" className="link">
            {t.common.sign_in()}
          </a>
        }
      >
        {t.rosters.only_signed_in_administrators_see_this_page()}
      </EmptyState>
    </>
  );
}

function OfAddress({ domain }: { domain: string | null }) {
  const { seasonId = '', leagueId = '', teamId = '' } = useParams();
  const result = useSeasonTeamQuery({
    variables: { domain, seasonId, leagueId, teamId },
  });
  const [isCreating, setIsCreating] = useState(false);
  return (
    <QueryResult result={result}>
      {({ organization }) => {
        const { season, seasonLeague, games, captainLabel = t.common.captain() } = organization ?? {};
        const place = seasonLeague?.team;
        if (!season || !seasonLeague || !place || !games)
          return domain === null ? (
            <NotFoundScreen message={t.rosters.failed_to_fetch_team()} />
          ) : (
            <NotFound message={t.rosters.failed_to_fetch_team()} />
          );
        const { wins, losses } = place.record;
        const summary = [season.name, place.captainName, `${wins}-${losses}`].filter(Boolean).join(' · ');
        return (
          <>
            {domain === null && <SeasonTrail season={season} league={seasonLeague.league} team={place.team} />}
            <div className="flex items-start gap-4">
              <TeamLogo
                name={place.team.name}
                logoUrl={place.team.logoUrl}
                colour={place.team.colour}
                abbreviation={place.team.abbreviation}
                size="large"
              />
              <div className="min-w-0 flex-1">
                <ScreenHeader title={place.team.name}>{`${seasonLeague.league.name} · ${summary}`}</ScreenHeader>
              </div>
            </div>
            <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-2">
              <RosterCard
                place={{ seasonId: season.id, leagueId: seasonLeague.league.id, teamId: place.team.id }}
                team={place}
                captainLabel={captainWord(captainLabel)}
                roster={place.roster}
                readOnly={domain !== null}
              />
              <Card
                title={t.common.games()}
                flush
                aside={
                  domain === null && (
                    <span className="flex gap-2">
                      <Button size="small" onClick={() => setIsCreating(true)}>
                        <Plus aria-hidden="true" size={16} />
                        {t.rosters.create_game()}
                      </Button>
                      <ExportMenu
                        list="games"
                        of={t.ui.of_games()}
                        size="small"
                        filters={{ seasonId: season.id, leagueId: seasonLeague.league.id, teamId: place.team.id }}
                      />
                    </span>
                  )
                }
              >
                <TeamGamesTable games={games.nodes} domain={domain} />
                <MoreRows
                  connection={games}
                  document={MoreSeasonTeamGamesDocument}
                  variables={{ domain, seasonId, leagueId, teamId }}
                />
              </Card>
            </div>
            {isCreating && (
              <CreateGameDialog
                seasonLeagueId={seasonLeague.id}
                homeTeamId={place.team.id}
                onClose={() => setIsCreating(false)}
              />
            )}
          </>
        );
      }}
    </QueryResult>
  );
}
