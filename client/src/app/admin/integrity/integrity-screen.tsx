import { useCallback, useState } from 'react';
import { useParams } from 'react-router-dom';
import { ScreenHeader } from '@/app/admin/frame/screen-header';
import { NotFoundScreen } from '@/app/admin/not-found-screen';
import { QueryResult } from '@/app/admin/query-result';
import { SeasonTrail } from '@/app/admin/season/season-trail';
import { useUndoToast } from '@/app/admin/undo/use-undo-toast';
import { useMutationWithToast } from '@/app/admin/use-mutation-with-toast';
import { useReadAnew } from '@/app/admin/use-read-anew';
import { MoreRows } from '@/app/more-rows';
import { EditGameDialog } from '@/features/games/admin/edit-game-dialog';
import { FinalScoresDialog } from '@/features/games/admin/final-scores-dialog';
import { GameToEdit } from '@/features/games/admin/game-to-edit';
import { PeriodScores } from '@/features/games/admin/period-scores-dialog';
import { t } from '@/texts';
import { EmptyState } from '@/ui/empty-state';
import { FilterBar, SelectFilter } from '@/ui/filter-bar';
import { useFilters } from '@/ui/use-filters';
import { AcceptFindingDialog } from './accept-finding-dialog';
import { describeFinding, isKind, kindOptions, teamOf } from './finding-labels';
import type { Mend } from './finding-mends';
import { GameFindings } from './game-findings';
import { type FindingFragment, IntegrityBoardDocument, type IntegrityBoardQueryVariables } from './integrity.generated';
import {
  useAddToGameRosterMutation,
  useIntegrityBoardQuery,
  useWithdrawAcceptanceMutation,
} from './integrity.hooks.generated';

const NAMES = ['kind', 'show'] as const;
const shownOptions = () => [
  { value: 'accepted', label: t.admin.accepted() },
  { value: 'all', label: t.admin.all() },
];

/** What does not agree in the games of a season, each with ways to mend it there or to accept it. */
export default function IntegrityScreen() {
  const { seasonId = '' } = useParams();
  const [{ kind, show }, setFilters] = useFilters(NAMES);
  const filter = {
    ...(isKind(kind) && { kind }),
    ...(show !== 'all' && { accepted: show === 'accepted' }),
  };
  const variables: IntegrityBoardQueryVariables = { id: seasonId, filter };
  const result = useIntegrityBoardQuery({ variables });
  const readAnew = useReadAnew(result.refetch);
  const data = result.data ?? result.previousData;
  const [mended, setMended] = useState<{ finding: FindingFragment; mend: Mend } | null>(null);
  const [accepted, setAccepted] = useState<FindingFragment | null>(null);
  const close = useCallback(() => {
    setMended(null);
    void readAnew();
  }, [readAnew]);
  const { addToRoster, withdraw } = useFindingActions(readAnew);
  const start = (finding: FindingFragment, mend: Mend): void => {
    if (mend === 'roster') addToRoster(finding);
    else setMended({ finding, mend });
  };
  return (
    <>
      <QueryResult result={{ ...result, data }}>
        {({ me }) => {
          const season = me?.actingFor?.season;
          if (!season) return <NotFoundScreen message={t.admin.season_not_found()} />;
          const { integrityFindings: connection } = season;
          return (
            <>
              <SeasonTrail season={season} here={t.admin.check_games()} />
              <ScreenHeader title={t.admin.check_games()}>
                {t.admin.what_does_not_agree_in_the_games_of({ season: season.name })}
              </ScreenHeader>
              <div className="mb-4">
                <FilterBar names={NAMES}>
                  <SelectFilter
                    name="kind"
                    label={t.admin.what()}
                    all={t.admin.everything()}
                    options={kindOptions(season.sport.name)}
                    value={kind}
                    onChange={(value) => setFilters({ kind: value })}
                  />
                  <SelectFilter
                    name="show"
                    label={t.admin.show()}
                    all={t.admin.open()}
                    options={shownOptions()}
                    value={show}
                    onChange={(value) => setFilters({ show: value })}
                  />
                </FilterBar>
              </div>
              {!connection || connection.nodes.length === 0 ? (
                <EmptyState title={show === '' && kind === '' ? t.admin.all_games_agree() : t.admin.nothing_to_show()}>
                  {show === '' && kind === ''
                    ? t.admin.scores_periods_statistics_and_rosters()
                    : t.admin.no_finding_fits_these_filters()}
                </EmptyState>
              ) : (
                <div className="flex flex-col gap-4">
                  <p className="text-sm text-muted" role="status">
                    {t.admin.findings({ totalCount: connection.totalCount })}
                  </p>
                  <Games
                    findings={connection.nodes}
                    seasonId={seasonId}
                    sport={season.sport.name}
                    onMend={start}
                    onAccept={setAccepted}
                    onWithdraw={(finding) => withdraw(finding)}
                  />
                  <MoreRows connection={connection} document={IntegrityBoardDocument} variables={variables} />
                </div>
              )}
            </>
          );
        }}
      </QueryResult>
      {accepted && <AcceptFindingDialog finding={accepted} readAnew={readAnew} onClose={() => setAccepted(null)} />}
      {mended?.mend === 'periods' && <PeriodScores gameId={mended.finding.game.id} onClose={close} />}
      {mended && mended.mend !== 'periods' && (
        <GameToEdit id={mended.finding.game.id} onClose={close}>
          {(game) =>
            mended.mend === 'details' ? (
              <EditGameDialog game={game} onClose={close} />
            ) : (
              <FinalScoresDialog game={game} onClose={close} />
            )
          }
        </GameToEdit>
      )}
    </>
  );
}

type Does = Pick<Parameters<typeof GameFindings>[0], 'seasonId' | 'sport' | 'onMend' | 'onAccept' | 'onWithdraw'>;

/** The findings, those of a game together: they come in the order of their games. */
function Games({ findings, ...does }: { findings: readonly FindingFragment[] } & Does) {
  const games: FindingFragment[][] = [];
  for (const finding of findings)
    if (games.at(-1)?.[0]?.game.id === finding.game.id) games.at(-1)!.push(finding);
    else games.push([finding]);
  return games.map((ofGame) => (
    <GameFindings key={ofGame[0]!.game.id} game={ofGame[0]!.game} findings={ofGame} {...does} />
  ));
}

/** What is done with a finding at once, without a dialog. */
function useFindingActions(
  readAnew: () => Promise<unknown>,
): Record<'addToRoster' | 'withdraw', (finding: FindingFragment) => void> {
  const attempt = useMutationWithToast();
  const undoable = useUndoToast();
  const [add] = useAddToGameRosterMutation();
  const [ask] = useWithdrawAcceptanceMutation();
  return {
    addToRoster: (finding) =>
      void attempt(async () => {
        const input = { teamId: teamOf(finding)!.id, playerId: finding.player!.id };
        const { data } = await add({ variables: { gameId: finding.game.id, input } });
        await readAnew();
        undoable({
          message: t.admin.is_on_the_roster_now({ player: finding.player!.fullName }),
          undoId: data!.addGamePlayer.undoId,
        });
      }, t.admin.the_player_could_not_be_added()),
    withdraw: (finding) =>
      void attempt(async () => {
        const { data } = await ask({ variables: { id: finding.id } });
        await readAnew();
        undoable({
          message: t.admin.no_longer_accepted({ finding: describeFinding(finding) }),
          undoId: data!.withdrawIntegrityAcceptance.undoId,
        });
      }, t.admin.this_could_not_be_changed()),
  };
}
