import { TriangleAlert } from 'lucide-react';
import { Link, useNavigate } from 'react-router-dom';
import { adminPaths } from '@/app/admin-paths';
import { mismatchWords } from '@/app/admin/games/mismatch-words';
import { BesideMatchup } from '@/app/games/beside-matchup';
import { comingPlace } from '@/app/games/coming-place';
import { GameResult } from '@/app/games/game-result';
import { formatDay, formatShortDate, formatTime, noDate, shortWeekday } from '@/lib/dates';
import { t } from '@/texts';
import { SelectAll, SelectRow } from '@/ui/select-boxes';
import { EmptyState } from '@/ui/empty-state';
import { Matchup, resultOf, winnerOfGame } from '@/ui/matchup';
import type { MenuItem } from '@/ui/menu';
import { MoreMenu } from '@/ui/more-menu';
import { Table } from '@/ui/table';
import type { Column } from '@/ui/table-column';
import type { Selection } from '@/ui/use-selection';
import type { ScheduledGameFragment } from './admin-schedule.generated';
import { controlNameOfItem, nameOfItem, type ScheduleItem } from './schedule-items';

/** What can be done with an item of the list. */
export type ItemTask = 'details' | 'scores' | 'delete';

interface Props {
  items: readonly ScheduleItem[];
  selection: Selection;
  /** Whether a filter narrows the list. */
  isFiltered: boolean;
  onTask: (item: ScheduleItem, task: ItemTask) => void;
}

/** Games, byes and weeks off by date, with select boxes and what can be done with each. */
export function ScheduleTable({ items, selection, isFiltered, onTask }: Props) {
  const navigate = useNavigate();
  const actionsOf = (item: ScheduleItem): MenuItem[] => {
    const remove = { danger: true, onSelect: () => onTask(item, 'delete') };
    const edit = { onSelect: () => onTask(item, 'details') };
    if (item.kind === 'bye')
      return [
        { label: t.games.edit_bye(), ...edit },
        { label: t.games.delete_bye(), ...remove },
      ];
    if (item.kind === 'week-off')
      return [
        { label: t.games.edit_week_off(), ...edit },
        { label: t.games.delete_week_off(), ...remove },
      ];
    return [
      { label: t.games.courtside(), onSelect: () => void navigate(adminPaths.courtside(item.game.id)) },
      { label: t.games.edit_final_scores(), onSelect: () => onTask(item, 'scores') },
      { label: t.games.edit_game(), ...edit },
      { label: t.games.delete_game(), ...remove },
    ];
  };
  const columns: Column<ScheduleItem>[] = [
    {
      key: 'date',
      header: (
        <SelectAll selection={selection} of={t.ui.of_items()}>
          {t.common.date()}
        </SelectAll>
      ),
      className: 'whitespace-nowrap max-sm:pr-0 max-sm:pl-2 max-sm:text-[0.8125rem]',
      cell: (item) => (
        <span className="flex items-center gap-3 max-sm:gap-2">
          <SelectRow selection={selection} id={item.key} name={controlNameOfItem(item)} />
          <span>
            <ItemDay date={item.date} />
            {item.kind === 'game' && item.game.time !== null && (
              <span className="block text-xs text-muted">{formatTime(item.game.time)}</span>
            )}
          </span>
        </span>
      ),
    },
    {
      key: 'matchup',
      header: t.common.matchup(),
      className: 'w-full max-sm:px-1.5 max-sm:text-[0.8125rem]',
      cell: (item) => (item.kind === 'game' ? <GameCell game={item.game} /> : <OtherCell item={item} />),
    },
    {
      key: 'results',
      header: t.games.results(),
      align: 'number',
      className: 'whitespace-nowrap max-sm:px-0 max-sm:text-[0.8125rem]',
      cell: (item) => {
        if (item.kind !== 'game')
          return <span className="text-muted">{item.kind === 'bye' ? t.games.bye() : t.games.no_games()}</span>;
        return <GameResult game={item.game} />;
      },
    },
    {
      key: 'more',
      header: <span className="sr-only">{t.games.more()}</span>,
      align: 'number',
      className: 'max-sm:px-1',
      cell: (item) => <MoreMenu of={controlNameOfItem(item)} size="small" items={actionsOf(item)} />,
    },
  ];
  return (
    <Table
      caption={t.games.games_byes_and_weeks_off()}
      columns={columns}
      rows={items}
      rowKey={({ key }) => key}
      rowProps={({ key }) => ({ 'data-selected': selection.has(key) ? 'true' : undefined })}
      stickyFirst={false}
      fitsWide
      empty={
        <EmptyState title={t.games.no_games_available()}>
          {isFiltered ? t.games.choose_another_league_or_date() : t.games.create_the_first_one_with_create_game()}
        </EmptyState>
      }
    />
  );
}

/**
 * A game's teams, and what speaks against its place while it is to be played, or does not agree once it has been.
 */
function GameCell({ game }: { game: ScheduledGameFragment }) {
  const { id, homeTeam, awayTeam, homeScore, awayScore, placeFindings } = game;
  const isOpen = resultOf(homeScore, awayScore) === null;
  const warnings = new Set(isOpen ? (placeFindings ?? []).map(({ message }) => message) : mismatchWords(game));
  return (
    <>
      <Link to={adminPaths.game(id)} className="block hover:underline">
        <BesideMatchup text={comingPlace(game)}>
          <Matchup home={homeTeam} away={awayTeam} winner={winnerOfGame(game)} />
        </BesideMatchup>
      </Link>
      {warnings.size > 0 && (
        <ul className="mt-1 flex flex-col gap-0.5 text-xs font-medium text-warning">
          {[...warnings].map((text) => (
            <li key={text} className="flex items-start gap-1.5 whitespace-normal">
              <TriangleAlert aria-hidden="true" size={14} className="mt-px shrink-0" />
              {text}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function OtherCell({ item }: { item: Exclude<ScheduleItem, { kind: 'game' }> }) {
  return (
    <>
      <span className="font-medium">{nameOfItem(item)}</span>
      <span className="block text-xs text-muted">
        {item.kind === 'bye' ? item.league : item.weekOff.seasonLeague.league.name}
      </span>
    </>
  );
}

/** 'Tue, Oct 17, 2017'; on a phone without the year, which stands above the list. */
function ItemDay({ date }: { date: string | null }) {
  if (date === null) return noDate();
  return (
    <>
      <span className="max-sm:hidden">{formatDay(date)}</span>
      <span className="sm:hidden">
        {t.dates.weekday_and_date({ weekday: shortWeekday(date), date: formatShortDate(date) })}
      </span>
    </>
  );
}
