import { useCallback, useState } from 'react';
import { useKeptRow } from '@/app/admin/forms/use-kept-row';
import { ScreenHeader } from '@/app/admin/frame/screen-header';
import { QueryResult } from '@/app/admin/query-result';
import { type SeasonChoices, leagueOptions } from '@/app/admin/season/season-league-options';
import { useSeasonLeagueChoicesQuery } from '@/app/admin/season/season-league-options.hooks.generated';
import { useOnReturn } from '@/app/admin/use-on-return';
import { t } from '@/texts';
import { EmptyState } from '@/ui/empty-state';
import { FilterBar, SelectFilter } from '@/ui/filter-bar';
import { useFilters } from '@/ui/use-filters';
import { CreateScheduleForm } from './create-schedule-form';
import { EditScheduleDialog } from './edit-schedule-dialog';
import { scheduleNote, ScheduleSection } from './schedule-section';
import { schedulesByLeague } from './schedules-by-league';
import type { ScheduleHeadFragment } from './schedules.generated';
import { useScheduleListQuery } from './schedules.hooks.generated';
import { Section } from './section';
import { TeamSection } from './team-section';

/** Plans of leagues and the games that come of them (league management, "Schedule builder"). */
export default function ScheduleBuilderScreen() {
  const list = useScheduleListQuery();
  const choices = useSeasonLeagueChoicesQuery();
  const { refetch } = list;
  useOnReturn(useCallback(() => void refetch().catch(() => undefined), [refetch]));
  return (
    <>
      <ScreenHeader title={t.schedules.schedule_builder()}>
        {t.schedules.plan_the_weeks_and_times_of_a_league()}
      </ScreenHeader>
      <QueryResult result={{ ...choices, data: choices.data?.me?.actingFor?.seasons }}>
        {(seasons) => (
          <QueryResult result={{ ...list, data: list.data?.schedules }}>
            {(schedules) => <Builder seasons={seasons} schedules={schedules} />}
          </QueryResult>
        )}
      </QueryResult>
    </>
  );
}

const NAMES = ['league'] as const;
const OPEN = ['schedule'] as const;

function Builder({ seasons, schedules }: { seasons: SeasonChoices; schedules: readonly ScheduleHeadFragment[] }) {
  const [created, setCreated] = useState<string | null>(null);
  const [editedId, setEditedId] = useState<string | null>(null);
  const edited = useKeptRow(schedules, editedId);
  const [{ league }, setFilters] = useFilters(NAMES);
  const [{ schedule: opened }] = useFilters(OPEN);
  const active = seasons.filter((season) => season.active).flatMap(({ seasonLeagues }) => seasonLeagues);
  const only = active.length === 1 ? active[0]!.id : '';
  const shown = schedules.filter(({ seasonLeague }) => league === '' || seasonLeague?.league.id === league);
  // One that is alone, or new, or whose draft the address says, is looked at.
  const [first] = schedules.length === 1 ? schedules : [];
  const isOpen = ({ id }: ScheduleHeadFragment): boolean => id === created || id === first?.id || id === opened;
  return (
    <div className="flex flex-col gap-4">
      {/* After a schedule was created its section is the one to look at. */}
      <Section key={created} title={t.schedules.create_schedule()} defaultOpen={schedules.length === 0}>
        <CreateScheduleForm seasons={seasons} seasonLeagueId={only} onCreated={setCreated} />
      </Section>
      <Section title={t.common.team()}>
        <TeamSection seasons={seasons} seasonLeagueId={only} />
      </Section>
      {schedules.length > 0 && (
        <FilterBar names={NAMES}>
          <SelectFilter
            name="league"
            label={t.common.league()}
            all={t.common.all_leagues()}
            options={leagueOptions(seasons)}
            value={league}
            onChange={(value) => setFilters({ league: value })}
          />
        </FilterBar>
      )}
      {shown.length === 0 && (
        <EmptyState
          title={schedules.length === 0 ? t.schedules.no_schedules_yet() : t.schedules.no_schedules_of_this_league()}
        >
          {t.schedules.create_one_above_a_league_a_start_date()}
        </EmptyState>
      )}
      {schedulesByLeague(shown).map(({ id, title, schedules: own }) => (
        <section key={id} aria-label={title} className="flex flex-col gap-3">
          <h2 className="display mt-2 text-lg font-bold wrap-anywhere">{title}</h2>
          {own.map((schedule) => (
            <Section
              key={`${schedule.id}-${schedule.id === created}`}
              title={schedule.name}
              note={<span className="text-sm text-muted">{scheduleNote(schedule)}</span>}
              headingLevel={3}
              defaultOpen={isOpen(schedule)}
              isNew={schedule.id === created}
            >
              <ScheduleSection schedule={schedule} onEdit={() => setEditedId(schedule.id)} />
            </Section>
          ))}
        </section>
      ))}
      {edited && <EditScheduleDialog schedule={edited} onClose={() => setEditedId(null)} />}
    </div>
  );
}
