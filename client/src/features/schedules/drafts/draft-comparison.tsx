import { QueryResult } from '@/app/admin/query-result';
import { placeText } from '@domain/game/place-text';
import { counted } from '@/lib/counted';
import { formatDay, formatTime } from '@/lib/dates';
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
  const [here, there] = [`Draft ${draft.seed}`, `Draft ${other.seed}`];
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-end gap-x-6 gap-y-3 px-4 pt-4">
        <Field label="Compare with">
          {(control) => (
            <Select
              {...control}
              options={others.map(({ id, seed }) => ({ value: id, label: `Draft ${seed}` }))}
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
        caption={`${here} and ${there}`}
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
  if (!deciding) return 'Both are equally good.';
  const [better, least, most] =
    deciding.better === 'here' ? [here, deciding.here, deciding.there] : [there, deciding.there, deciding.here];
  const label = QUALITY_WORDS[deciding.name].label.toLowerCase();
  return `${better} is better: the first difference is in ${label}, ${formatFigure(least)} against ${formatFigure(most)}.`;
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
    { key: 'name', header: 'Less is better', cell: ({ name }) => QUALITY_WORDS[name].label },
    figure('here', here),
    figure('there', there),
    {
      key: 'better',
      header: 'Better',
      className: 'pl-5 whitespace-nowrap',
      cell: ({ better }) =>
        better === null ? (
          <span className="text-muted">equal</span>
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
  const result = useDraftComparisonQuery({ variables: { id, withId }, fetchPolicy: 'cache-and-network' });
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
  return `${count === 0 ? 'No game stands' : `${counted(count, 'game')} ${count === 1 ? 'stands' : 'stand'}`} in both at the same date, time and place.`;
}

function OnlyIn({ title, games }: { title: string; games: readonly DraftGameFragment[] }) {
  return (
    <section aria-label={`Only in ${title}`} className="min-w-0 rounded-md border border-line">
      <h5 className="display border-b border-line bg-surface-2 px-3 py-1.5 font-semibold">
        Only in {title} <span className="text-muted">({games.length})</span>
      </h5>
      {games.length === 0 ? (
        <p className="px-3 py-2 text-sm text-muted">No games.</p>
      ) : (
        <ul
          className="max-h-[32rem] divide-y divide-line overflow-y-auto"
          tabIndex={0}
          aria-label={`Games only in ${title}`}
        >
          {games.map((game) => (
            <li
              key={[game.date, game.time, placeText(game), game.homeTeam.id, game.awayTeam.id].join(' ')}
              className="px-3 py-1.5 text-sm"
            >
              <span className="block font-medium [overflow-wrap:anywhere]">
                {game.homeTeam.name} <span className="text-muted">vs</span> {game.awayTeam.name}
              </span>
              <span className="tabular block text-muted">
                Week {game.weekIndex + 1}, {formatDay(game.date)}, {formatTime(game.time)}
                {placeText(game) && `, ${placeText(game)}`}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
