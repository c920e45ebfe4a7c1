import { useApolloClient } from '@apollo/client/react';
import { scoringOf } from '@domain/plays/scoring-of';
import { useCallback, useState } from 'react';
import { FormDialog } from '@/app/admin/forms/form-dialog';
import { useEditForm } from '@/app/admin/forms/use-edit-form';
import { useUndoToast } from '@/app/admin/undo/use-undo-toast';
import { useExtraPeriod } from '@/app/admin/extra-period/use-extra-period';
import { useFailedOpening } from '@/app/admin/use-failed-opening';
import { cn } from '@/lib/cn';
import { periodHeading } from '@/lib/period-heading';
import { periodWords } from '@/lib/period-words';
import { t } from '@/texts';
import { Button } from '@/ui/button';
import { Input } from '@/ui/input';
import { useToast } from '@/ui/toast-context';
import {
  fieldOf,
  furtherPeriods,
  LARGEST_SCORE,
  periodScoreChanges,
  type PeriodScoresValues,
  periodScoresValues,
  scoreProblem,
  SIDES,
  sumOf,
  wonOf,
} from './period-scores-form';
import {
  PeriodScoresDocument,
  type PeriodScoresGameFragment,
  type PeriodScoresQuery,
  type SavePeriodScoresMutation,
} from './period-scores.generated';
import { usePeriodScoresQuery, useSavePeriodScoresMutation } from './period-scores.hooks.generated';

/** More periods, as innings, have narrower fields, so that the final scores stay in sight. */
const ROOMY = 6;

type Organization = NonNullable<NonNullable<PeriodScoresQuery['me']>['actingFor']>;

/** Enters the scores of a game by period, once they are known. */
export function PeriodScores({ gameId, onClose }: { gameId: string; onClose: () => void }) {
  const result = usePeriodScoresQuery({
    variables: { id: gameId },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  const actingFor = result.data?.me?.actingFor;
  useFailedOpening(result, actingFor?.game === null ? t.games.game_not_found() : null, onClose);
  if (!actingFor?.game) return null;
  return <PeriodScoresDialog game={actingFor.game} all={actingFor.gamePeriods} onClose={onClose} />;
}

interface Props {
  game: PeriodScoresGameFragment;
  all: Organization['gamePeriods'];
  onClose: () => void;
}

/**
 * Scores by period: a row for each team, overtimes as they are needed; what they add up to, or the sets won, beside the
 * final scores.
 */
function PeriodScoresDialog({ game, all, onClose }: Props) {
  const toast = useToast();
  const done = useUndoToast();
  const client = useApolloClient();
  const { id } = game;
  const refresh = useCallback(
    () => client.query({ query: PeriodScoresDocument, variables: { id }, fetchPolicy: 'network-only' }),
    [client, id],
  );
  const { form, basis, onStale } = useEditForm<PeriodScoresGameFragment, PeriodScoresValues>(
    game,
    periodScoresValues,
    refresh,
  );
  const [added, setAdded] = useState<PeriodScoresGameFragment['periods']>([]);
  const isListed = (own: string): boolean => all.some((each) => each.id === own);
  const isThere = (own: string): boolean => basis.periods.some((each) => each.id === own);
  // One that was put on the list here may be taken off it again.
  const periods = [...basis.periods, ...added.filter(({ id: own }) => isListed(own) && !isThere(own))];
  const [next] = furtherPeriods(periods, all);
  const sport = all.find(({ id: each }) => periods.some((period) => period.id === each))?.sport;
  const extra = useExtraPeriod(
    sport,
    all.filter((period) => period.sport.id === sport?.id),
  );
  const addExtra = async (): Promise<void> => {
    const period = await extra?.add();
    if (period) setAdded((before) => [...before, period]);
  };
  const words = periodWords(sport?.name);
  const isOfSets = scoringOf(sport?.name) === 'won';
  const [saveScores] = useSavePeriodScoresMutation({ refetchQueries: 'active' });
  const values = form.watch();
  const save = async (typed: PeriodScoresValues, close: () => void): Promise<void> => {
    const scores = periodScoreChanges(basis, typed, periods);
    if (scores.length === 0) return close();
    const { data } = await saveScores({ variables: { gameId: id, input: { scores } } });
    const conflicts = data?.savePeriodScores.conflicts ?? [];
    if (conflicts.length > 0) {
      await onStale();
      return void toast({ kind: 'error', text: inWords(conflicts) });
    }
    done({ message: words.scoresSaved, undoId: data?.savePeriodScores.undoId });
    close();
  };
  return (
    <FormDialog
      title={words.scoreBy}
      form={form}
      fields={[]}
      submitLabel={t.games.save_scores()}
      failure={words.scoresNotSaved}
      save={save}
      onStale={onStale}
      onClose={onClose}
      wide
    >
      <div className="overflow-x-auto">
        <table
          // On a phone each row is a column: overtimes go on downwards, below the teams' names.
          className="tabular w-full text-sm max-sm:grid max-sm:grid-flow-col max-sm:grid-cols-[auto_minmax(0,1fr)_minmax(0,1fr)] max-sm:items-center"
          style={{ gridTemplateRows: `repeat(${periods.length + 3}, auto)` }}
        >
          <caption className="sr-only">{words.scoreBy}</caption>
          <thead className="max-sm:contents">
            <tr className="max-sm:contents">
              <th scope="col" className="eyebrow p-1 text-left">
                {t.common.team()}
              </th>
              {periods.map((period) => (
                <th key={period.id} scope="col" abbr={period.name} className="eyebrow p-1 text-left sm:text-center">
                  <span className="sm:hidden">{period.name}</span>
                  <span className="max-sm:hidden">{periodHeading(period.name, periods)}</span>
                </th>
              ))}
              <th scope="col" className="eyebrow p-1 text-left sm:text-right">
                {isOfSets ? t.games.sets_won() : t.games.sum()}
              </th>
              <th scope="col" className="eyebrow p-1 text-left sm:text-right">
                {t.games.final()}
              </th>
            </tr>
          </thead>
          <tbody className="max-sm:contents">
            {SIDES.map((side) => {
              const { team, score } = basis[side];
              const sum = (isOfSets ? wonOf : sumOf)(values, side, periods);
              const differs = sum !== null && score !== null && sum !== score;
              return (
                <tr key={side} className="max-sm:contents">
                  <th scope="row" className="p-1 font-semibold wrap-break-word sm:max-w-40 sm:text-left">
                    {team.name}
                  </th>
                  {periods.map((period) => {
                    const name = fieldOf(side, period.id);
                    const problem = form.formState.errors[name]?.message;
                    return (
                      <td key={period.id} className="p-1">
                        <Input
                          aria-label={`${team.name}, ${period.name}`}
                          aria-invalid={problem ? true : undefined}
                          title={problem}
                          inputMode="numeric"
                          autoComplete="off"
                          className={cn('px-1! text-center', periods.length > ROOMY ? 'min-w-10' : 'min-w-14')}
                          {...form.register(name, { validate: (text = '') => scoreProblem(text) ?? true })}
                        />
                      </td>
                    );
                  })}
                  <td className="p-1 text-center font-semibold sm:text-right">
                    <span className={differs ? 'text-warning' : undefined}>
                      {differs && <span aria-hidden="true">≠ </span>}
                      {sum ?? '–'}
                      {differs && <span className="sr-only"> {t.games.differs_from_the_final_score()}</span>}
                    </span>
                  </td>
                  <td className="p-1 text-center text-muted sm:text-right">{score ?? '–'}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      {Object.keys(form.formState.errors).length > 0 && (
        <p role="alert" className="text-sm text-danger">
          {t.games.enter_whole_numbers({ largest: LARGEST_SCORE })}
        </p>
      )}
      {next && (
        <div>
          <Button size="small" onClick={() => setAdded([...added, next])}>
            {t.games.add({ next: next.name })}
          </Button>
        </div>
      )}
      {!next && extra && (
        <div>
          <Button size="small" busy={extra.isBusy} onClick={() => void addExtra()}>
            {t.games.add({ next: extra.name })}
          </Button>
        </div>
      )}
      {!next && !extra && !isOfSets && (
        <p className="text-sm text-muted">{t.games.further_periods_can_be_added_to_the_game()}</p>
      )}
    </FormDialog>
  );
}

/** 'owner-nba has entered 24 for Aces in Q2 meanwhile. Save again to put yours in its place.' */
function inWords(conflicts: SavePeriodScoresMutation['savePeriodScores']['conflicts']): string {
  const each = conflicts.map(({ changedBy, stored, team, period }) =>
    stored === null
      ? t.games.has_removed_the_score_for_in_meanwhile({ changedBy, team: team.name, period: period.name })
      : t.games.has_entered_for_in_meanwhile({ changedBy, stored, team: team.name, period: period.name }),
  );
  return t.games.save_again_to_put_yours_in_their_place({ count: each.length, each: each.join(' ') });
}
