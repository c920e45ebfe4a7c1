import { matchesOf } from '@domain/bracket/matches-of';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { KeptForForms } from '@/app/admin/forms/kept-for-forms';
import { QueryResult } from '@/app/admin/query-result';
import { NotFoundScreen } from '@/app/admin/not-found-screen';
import { ScreenHeader } from '@/app/admin/frame/screen-header';
import { siteAddress } from '@/app/admin/frame/view-site';
import { SeasonTrail } from '@/app/admin/season/season-trail';
import { useSite } from '@/app/site-context';
import { t } from '@/texts';
import { Button, buttonClass } from '@/ui/button';
import type { DivisionBracketFragment } from '../bracket.generated';
import { useAdminBracketQuery } from '../bracket.hooks.generated';
import { DivisionView } from '../division-view';
import type { Match } from '../drawing/match-games';
import { BracketOptionsDialog } from './bracket-options-dialog';
import { CreateBracketGame } from './create-bracket-game';
import { MatchActions } from './match-actions';
import { needlessGames } from './needless-games';
import { NeedlessGamesWarning } from './needless-games-warning';
import { SeedButton } from './seed-button';
import { SeedsCard } from './seeds-card';
import { useDeleteGame } from './use-delete-game';
import { useFollowedBracket } from './use-followed-bracket';

/** A division with its bracket, for its administrators (league management, section 2). */
export default function BracketScreen() {
  const { seasonId = '', divisionId = '' } = useParams();
  const result = useAdminBracketQuery({ variables: { divisionId } });
  return (
    <QueryResult result={result}>
      {({ me }) => {
        const division = me?.actingFor?.division;
        return (
          <KeptForForms
            key={divisionId}
            value={division?.season.id === seasonId ? division : null}
            missing={<NotFoundScreen message={t.brackets.division_not_found()} />}
          >
            {(kept) => <Editable division={kept} slug={me?.actingFor?.slug ?? null} onStale={result.refetch} />}
          </KeptForForms>
        );
      }}
    </QueryResult>
  );
}

interface Props {
  division: DivisionBracketFragment;
  slug: string | null;
  onStale: () => Promise<unknown>;
}

function Editable({ division, slug, onStale }: Props) {
  const [match, setMatch] = useState<Match | null>(null);
  const [hasOptions, setHasOptions] = useState(false);
  const [remove] = useDeleteGame(division);
  const site = useSite();
  useFollowedBracket(slug, division.id, onStale);
  return (
    <>
      <SeasonTrail season={division.season} here={division.name} />
      <ScreenHeader
        title={division.name}
        actions={
          <>
            {division.teams.length > 1 && <SeedButton division={division} />}
            <Button onClick={() => setHasOptions(true)}>{t.brackets.bracket_options()}</Button>
            {division.bracket.rounds.length > 0 && <Button onClick={() => window.print()}>{t.brackets.print()}</Button>}
            {/* The public page comes from the server. */}
            <a href={`${siteAddress(site, slug ?? '')}/standings/${division.id}`} className={buttonClass()}>
              {t.brackets.public_page()}
            </a>
          </>
        }
      >
        {division.seeded
          ? t.brackets.winners_go_on_by_themselves()
          : t.brackets.not_seeded_the_teams_stand_in_the_order()}
      </ScreenHeader>
      <NeedlessGamesWarning games={needlessGames(matchesOf(division.bracket))} onDelete={(game) => void remove(game)} />
      <DivisionView
        division={division}
        hint={t.brackets.put_teams_into_the_division_on_the_seasons()}
        actions={(each) => (
          <MatchActions match={each} onCreateGame={setMatch} onDeleteGame={(game) => void remove(game)} />
        )}
        onDeleteGame={(game) => void remove(game)}
        teams={<SeedsCard division={division} />}
      />
      {match && <CreateBracketGame division={division} match={match} onClose={() => setMatch(null)} />}
      {hasOptions && (
        <BracketOptionsDialog division={division} onStale={onStale} onClose={() => setHasOptions(false)} />
      )}
    </>
  );
}
