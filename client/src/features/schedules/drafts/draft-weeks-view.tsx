import { useState } from 'react';
import { addDays } from '@domain/dates/add-days';
import { placeText } from '@domain/game/place-text';
import { formatDay, formatShortDate, formatTime } from '@/lib/dates';
import { t } from '@/texts';
import { Badge } from '@/ui/badge';
import { Checkbox } from '@/ui/checkbox';
import { EmptyState } from '@/ui/empty-state';
import { Select } from '@/ui/select';
import {
  type ChangeKind,
  type Draft,
  type DraftWeek,
  filterWeeks,
  goneWord,
  type WeekGame,
  weeksOf,
} from './draft-weeks';

const CHANGE_KINDS: Record<ChangeKind, { label: () => string; tone: 'success' | 'danger' | 'neutral' | 'accent' }> = {
  new: { label: () => t.schedules.new(), tone: 'success' },
  moved: { label: () => t.schedules.moved(), tone: 'accent' },
  removed: { label: () => t.schedules.replaced(), tone: 'danger' },
  same: { label: () => t.schedules.as_it_is(), tone: 'neutral' },
  played: { label: () => t.schedules.played_2(), tone: 'neutral' },
};

/** The week table of a draft, laid over what is published. */
export function DraftWeeks({ draft }: { draft: Draft }) {
  const [teamId, setTeamId] = useState('');
  const [changesOnly, setChangesOnly] = useState(false);
  const weeks = filterWeeks(weeksOf(draft), { teamId, changesOnly });
  const teams = draft.fairness.map(({ team }) => team).toSorted((a, b) => a.name.localeCompare(b.name));
  return (
    <div className="flex flex-col gap-4 p-4">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <Select
          aria-label={t.common.team()}
          className="max-w-64"
          placeholder={t.schedules.all_teams()}
          options={teams.map(({ id, name }) => ({ value: id, label: name }))}
          value={teamId}
          onChange={({ target }) => setTeamId(target.value)}
        />
        <Checkbox
          label={t.schedules.only_what_changes()}
          checked={changesOnly}
          onChange={({ target }) => setChangesOnly(target.checked)}
        />
      </div>
      {weeks.length === 0 ? (
        <EmptyState title={t.schedules.nothing_to_show()}>
          {t.schedules.no_game_of_this_draft_fits_what_was()}
        </EmptyState>
      ) : (
        <div className="grid gap-4 xl:grid-cols-2">
          {weeks.map((week) => (
            <Week key={week.index ?? 'other'} week={week} draft={draft} />
          ))}
        </div>
      )}
    </div>
  );
}

function Week({ week: { index, games, byes, doubleHeaders }, draft }: { week: DraftWeek; draft: Draft }) {
  const startDate = draft.schedule?.startDate ?? '';
  const title = index === null ? t.schedules.outside_the_schedules_weeks() : t.schedules.week_2({ number: index + 1 });
  return (
    <section aria-label={title} className="min-w-0 rounded-md border border-line">
      <h5 className="display flex flex-wrap justify-between gap-x-3 border-b border-line bg-surface-2 px-3 py-1.5 font-semibold">
        {title}
        {index !== null && (
          <span className="text-muted">
            {formatShortDate(addDays(startDate, 7 * index))} – {formatShortDate(addDays(startDate, 7 * index + 6))}
          </span>
        )}
      </h5>
      {games.length === 0 ? (
        <p className="px-3 py-2 text-sm text-muted">{t.schedules.no_games()}</p>
      ) : (
        <ul className="divide-y divide-line">
          {games.map((game) => (
            <GameLine key={game.key} game={game} gone={goneWord(draft)} />
          ))}
        </ul>
      )}
      <Names label={t.schedules.bye()} teams={byes} />
      <Names label={t.schedules.two_games()} teams={doubleHeaders} />
    </section>
  );
}

function GameLine({ game, gone }: { game: WeekGame; gone: string }) {
  const { changeKind, date, time, place, movedFrom, homeTeam, awayTeam } = game;
  const isGone = changeKind === 'removed';
  const Names = isGone ? 'del' : 'span';
  return (
    <li className="flex items-start justify-between gap-3 px-3 py-1.5 text-sm">
      <span className="min-w-0">
        <Names className={`block [overflow-wrap:anywhere] ${isGone ? 'text-muted' : 'font-medium'}`}>
          {homeTeam.name} <span className="text-muted">{t.schedules.vs()}</span> {awayTeam.name}
        </Names>
        <span className="tabular block text-muted">
          {[formatDay(date), time && formatTime(time), place].filter(Boolean).join(', ')}
        </span>
        {movedFrom && (
          <span className="tabular block text-muted">
            {t.schedules.was({
              value: [formatDay(movedFrom.date), movedFrom.time && formatTime(movedFrom.time), placeText(movedFrom)]
                .filter(Boolean)
                .join(', '),
            })}
          </span>
        )}
      </span>
      <Badge tone={CHANGE_KINDS[changeKind].tone} className="mt-0.5 shrink-0">
        {isGone ? gone : CHANGE_KINDS[changeKind].label()}
      </Badge>
    </li>
  );
}

function Names({ label, teams }: { label: string; teams: readonly { name: string }[] }) {
  if (teams.length === 0) return null;
  return (
    <p className="border-t border-line px-3 py-1.5 text-sm [overflow-wrap:anywhere]">
      <span className="text-muted">{label}:</span> {teams.map(({ name }) => name).join(', ')}
    </p>
  );
}
