import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { Guard } from '@/app/admin/session/guard';
import { QueryResult } from '@/app/admin/query-result';
import { NotFoundScreen } from '@/app/admin/not-found-screen';
import { ScreenHeader } from '@/app/admin/frame/screen-header';
import { SeasonTrail } from '@/app/admin/season/season-trail';
import { CreateGameDialog } from '@/app/admin/games/create-game-dialog';
import { buttonClass } from '@/ui/button';
import { useAdminBracketQuery } from './bracket.hooks.generated';
import type { Match } from './bracket-match';
import { DivisionView } from './division-view';
import { SeedButton } from './seed-button';

/** A division with its bracket, for its administrators (league management, section 2). */
export default function BracketScreen() {
  return (
    <Guard needsOrganization>
      <Bracket />
    </Guard>
  );
}

function Bracket() {
  const { seasonId = '', divisionId = '' } = useParams();
  const [match, setMatch] = useState<Match | null>(null);
  const result = useAdminBracketQuery({ variables: { divisionId }, fetchPolicy: 'cache-and-network' });
  return (
    <QueryResult result={result}>
      {({ me }) => {
        const division = me?.actingFor?.division;
        if (!me?.actingFor || !division || division.season.id !== seasonId)
          return <NotFoundScreen message="Division not found." />;
        return (
          <>
            <SeasonTrail season={division.season} here={division.name} />
            <ScreenHeader
              title={division.name}
              actions={
                <>
                  {division.teams.length > 1 && <SeedButton division={division} />}
                  {/* The public page comes from the server. */}
                  <a href={`/${me.actingFor.slug}/standings/${division.id}`} className={buttonClass()}>
                    Public page
                  </a>
                </>
              }
            >
              {division.seeded
                ? 'Winners go on by themselves; seeds are the positions on the season’s page.'
                : 'Not seeded: the teams stand in the order of the standings until they are seeded, here or by dragging on the season’s page.'}
            </ScreenHeader>
            <DivisionView
              division={division}
              hint="Put teams into the division on the season’s page."
              onCreateGame={setMatch}
            />
            {match && (
              <CreateGameDialog
                division={{ ...division, teams: division.teams.map(({ team }) => team) }}
                homeTeamId={match.home?.team.id}
                awayTeamId={match.away?.team.id}
                onClose={() => setMatch(null)}
              />
            )}
          </>
        );
      }}
    </QueryResult>
  );
}
