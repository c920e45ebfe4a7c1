import { QueryResult } from '@/app/admin/query-result';
import { placeText } from '@domain/game/place-text';
import { formatDay, formatTime } from '@/lib/dates';
import { t } from '@/texts';
import { Badge } from '@/ui/badge';
import { Field } from '@/ui/field';
import { Select } from '@/ui/select';
import { PageSkeleton } from '@/ui/skeleton';
import { Table } from '@/ui/table';
import type { Column } from '@/ui/table-column';
import { useFilters } from '@/ui/use-filters';
import type { Draft } from './draft-weeks';
import type { DraftGameFragment, DraftRowFragment } from './drafts.generated';
import { useDraftComparisonQuery } from './drafts.hooks.generated';
import { compareQualities, decidingQuality, formatFigure, QUALITY_WORDS, type QualityPair } from './quality-words';

interface Props {
  draft: Draft;
  /** The other drafts of the schedule, at least one. */
  others: readonly DraftRowFragment[];
}

/** A draft beside another one: which is better in what, and which games differ. */
export function DraftComparison({ draft, others }: Props) {
  const [{ with: chosen }, setFilters] = useFilters(['with']);
  const other = others.find(({ id }) => id === chosen) ?? others[0]!;
  const pairs = compareQualities(draft.certificate, other.certificate);
  const [here, there] = [t.schedules.draft({ seed: draft.seed }), t.schedules.draft({ seed: other.seed })];
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-end gap-x-6 gap-y-3 px-4 pt-4">
        <Field label={t.schedules.compare_with()}>
          {(control) => (
            <Select
              {...control}
              options={others.map(({ id, seed }) => ({ value: id, label: t.schedules.draft({ seed }) }))}
              value={other.id}
              onChange={({ target }) => setFilters({ with: target.value })}
            />
          )}
        </Field>
        <p role="status" className="pb-2">
          {verdict(pairs, here, there)}
        </p>
      </div>
      <Table
        caption={t.schedules.and({ here, there })}
        dense
        columns={columnsOf(here, there)}
        rows={pairs}
        rowKey={({ name }) => name}
      />
      <DifferingGames id={draft.id} withId={other.id} here={here} there={there} />
    </div>
  );
}

function verdict(pairs: readonly QualityPair[], here: string, there: string): string {
  const deciding = decidingQuality(pairs);
  if (!deciding) return t.schedules.both_are_equally_good();
  const [better, least, most] =
    deciding.better === 'here' ? [here, deciding.here, deciding.there] : [there, deciding.there, deciding.here];
  const label = QUALITY_WORDS[deciding.name].label().toLowerCase();
  return t.schedules.is_better_the_first_difference_is_in_against({
    better,
    label,
    figure: formatFigure(least),
    figure2: formatFigure(most),
  });
}

function columnsOf(here: string, there: string): Column<QualityPair>[] {
  const figure = (side: 'here' | 'there', header: string): Column<QualityPair> => ({
    key: side,
    header,
    align: 'number',
    isHigh: ({ better }) => better === side,
    cell: (pair) => formatFigure(pair[side]),
  });
  return [
    { key: 'name', header: t.schedules.less_is_better(), cell: ({ name }) => QUALITY_WORDS[name].label() },
    figure('here', here),
    figure('there', there),
    {
      key: 'better',
      header: t.schedules.better(),
      className: 'pl-5 whitespace-nowrap',
      cell: ({ better }) =>
        better === null ? (
          <span className="text-muted">{t.schedules.equal()}</span>
        ) : (
          <Badge tone="success">{better === 'here' ? here : there}</Badge>
        ),
    },
  ];
}

interface DifferingProps {
  id: string;
  withId: string;
  here: string;
  there: string;
}

function DifferingGames({ id, withId, here, there }: DifferingProps) {
  const result = useDraftComparisonQuery({ variables: { id, withId } });
  return (
    <div className="px-4 pb-4">
      <QueryResult result={result} skeleton={<PageSkeleton rows={4} />}>
        {({ scheduleDraft }) =>
          scheduleDraft && (
            <>
              <p className="mb-3">{sameInWords(scheduleDraft.comparison.sameGames)}</p>
              <div className="grid gap-4 md:grid-cols-2">
                <OnlyIn title={here} games={scheduleDraft.comparison.onlyHere} />
                <OnlyIn title={there} games={scheduleDraft.comparison.onlyThere} />
              </div>
            </>
          )
        }
      </QueryResult>
    </div>
  );
}

function sameInWords(count: number): string {
  return count === 0
    ? t.schedules.no_game_stands_in_both_at_the_same()
    : t.schedules.games_stand_in_both_at_the_same_date({ count });
}

function OnlyIn({ title, games }: { title: string; games: readonly DraftGameFragment[] }) {
  return (
    <section aria-label={t.schedules.only_in({ title })} className="min-w-0 rounded-md border border-line">
      <h5 className="display border-b border-line bg-surface-2 px-3 py-1.5 font-semibold">
        {t.schedules.only_in_2({
          title,
          mark: (words) => <span className="text-muted">{words}</span>,
          count: games.length,
        })}
      </h5>
      {games.length === 0 ? (
        <p className="px-3 py-2 text-sm text-muted">{t.schedules.no_games()}</p>
      ) : (
        <ul
          className="max-h-[32rem] divide-y divide-line overflow-y-auto"
          tabIndex={0}
          aria-label={t.schedules.games_only_in({ title })}
        >
          {games.map((game) => (
            <li
              key={[game.date, game.time, placeText(game), game.homeTeam.id, game.awayTeam.id].join(' ')}
              className="px-3 py-1.5 text-sm"
            >
              <span className="block font-medium [overflow-wrap:anywhere]">
                {game.homeTeam.name} <span className="text-muted">{t.schedules.vs()}</span> {game.awayTeam.name}
              </span>
              <span className="tabular block text-muted">
                {t.schedules.week({
                  number: game.weekIndex + 1,
                  day: formatDay(game.date),
                  time: formatTime(game.time),
                })}
                {placeText(game) && `, ${placeText(game)}`}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
