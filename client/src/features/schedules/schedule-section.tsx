import { CalendarCog, Pencil, Trash2 } from 'lucide-react';
import { useCallback } from 'react';
import { QueryResult } from '@/app/admin/query-result';
import { useOnReturn } from '@/app/admin/use-on-return';
import { formatDay } from '@/lib/dates';
import { t } from '@/texts';
import { Button } from '@/ui/button';
import { Skeleton } from '@/ui/skeleton';
import { ScheduleDrafts } from './drafts/schedule-drafts';
import { GameCounts } from './game-counts';
import { GenerationProgress } from './generation/generation-progress';
import { useGenerate } from './generation/use-generate';
import { useGeneration } from './generation/use-generation';
import { LostHalls } from './lost-halls';
import type { ScheduleHeadFragment } from './schedules.generated';
import { useScheduleBoardQuery } from './schedules.hooks.generated';
import { Section } from './section';
import { useDeleteSchedule } from './use-delete-schedule';
import { WeekTable } from './week-table';

/** What there is to do with a schedule, its week table, and how many games each team has. */
export function ScheduleSection({ schedule, onEdit }: { schedule: ScheduleHeadFragment; onEdit: () => void }) {
  const [remove] = useDeleteSchedule();
  const generation = useGeneration();
  const generate = useGenerate(schedule, generation);
  const isBusy = generation.running !== null;
  const isOwn = generation.running?.what === 'games';
  const result = useScheduleBoardQuery({ variables: { id: schedule.id } });
  const { refetch } = result;
  useOnReturn(useCallback(() => void refetch().catch(() => undefined), [refetch]));
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap gap-2">
        <Button
          variant={schedule.gameCount === 0 ? 'primary' : 'secondary'}
          busy={isOwn}
          disabled={isBusy && !isOwn}
          onClick={() => void generate()}
        >
          {!isOwn && <CalendarCog aria-hidden="true" size={18} />}
          {isOwn ? t.schedules.generating_2() : t.schedules.generate_full_schedule()}
        </Button>
        <Button onClick={onEdit}>
          <Pencil aria-hidden="true" size={18} />
          {t.schedules.edit({ mark: (words) => <span className="sr-only">{words}</span>, schedule: schedule.name })}
        </Button>
        <Button onClick={() => void remove(schedule)}>
          <Trash2 aria-hidden="true" size={18} />
          {t.schedules.delete({ mark: (words) => <span className="sr-only">{words}</span>, schedule: schedule.name })}
        </Button>
      </div>
      <GenerationProgress whats={['games']} generation={generation} />
      <ScheduleDrafts scheduleId={schedule.id} generation={generation} />
      <LostHalls schedule={schedule} />
      <QueryResult
        result={{ ...result, data: result.data?.schedule ?? (result.data ? null : undefined) }}
        skeleton={<Skeleton className="h-64" />}
      >
        {(board) =>
          board === null ? (
            <p className="text-muted">{t.schedules.this_schedule_is_not_there_any_more()}</p>
          ) : (
            <>
              <WeekTable schedule={board} />
              <Section title={t.schedules.game_count()} headingLevel={4}>
                <GameCounts counts={board.gameCounts} />
              </Section>
            </>
          )
        }
      </QueryResult>
    </div>
  );
}

/** What a schedule's heading says beside its name. */
export function scheduleNote({ startDate, numWeeks, gameCount }: ScheduleHeadFragment): string {
  const games = gameCount === 0 ? t.schedules.no_games_2() : t.schedules.games({ games: gameCount });
  return t.schedules.weeks_from({ weeks: numWeeks, day: formatDay(startDate), games });
}
