import { useContext, useState } from 'react';
import { QueryResult } from '@/app/admin/query-result';
import { type SeasonChoices, seasonLeagueOptions } from '@/app/admin/season/season-league-options';
import { UnavailableSlotsForm } from '@/app/admin/unavailable-slots/unavailable-slots-form';
import { slotsText } from '@/app/admin/unavailable-slots/slots';
import { useLeagueTeamSlots } from '@/app/admin/unavailable-slots/use-league-team-slots';
import { t } from '@/texts';
import { Field } from '@/ui/field';
import { Select } from '@/ui/select';
import { Skeleton } from '@/ui/skeleton';
import { createUnsavedScope, UnsavedContext } from '@/ui/unsaved-context';
import { useDiscardQuestion } from '@/ui/use-may-discard';

/** The times at which the teams of a league never play. */
export function TeamSection({ seasons, seasonLeagueId }: { seasons: SeasonChoices; seasonLeagueId: string }) {
  const [league, setLeague] = useState(seasonLeagueId);
  const [teamId, setTeamId] = useState('');
  const outer = useContext(UnsavedContext);
  const [scope] = useState(() => createUnsavedScope(outer));
  const mayDiscard = useDiscardQuestion();
  const result = useLeagueTeamSlots(league);
  const choose = async (nextLeague: string, nextTeamId: string): Promise<void> => {
    if (!(await mayDiscard(scope))) return;
    setLeague(nextLeague);
    setTeamId(nextTeamId);
  };
  const team = result.data?.find(({ id }) => id === teamId);
  const limited = result.data?.filter(({ unavailableSlots }) => unavailableSlots.length > 0) ?? [];
  return (
    <div className="flex max-w-3xl flex-col gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t.common.league()}>
          {(control) => (
            <Select
              {...control}
              placeholder={t.schedules.select_a_league()}
              options={seasonLeagueOptions(seasons)}
              value={league}
              onChange={({ target }) => void choose(target.value, '')}
            />
          )}
        </Field>
        <Field label={t.common.team()}>
          {(control) => (
            <Select
              {...control}
              disabled={league === ''}
              placeholder={league === '' ? t.schedules.choose_a_league_first() : t.schedules.select_a_team()}
              options={(result.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
              value={teamId}
              onChange={({ target }) => void choose(league, target.value)}
            />
          )}
        </Field>
      </div>
      <UnsavedContext value={scope}>{team && <UnavailableSlotsForm key={team.id} team={team} />}</UnsavedContext>
      {league !== '' && (
        <QueryResult result={result} skeleton={<Skeleton className="h-10" />}>
          {(teams) => (
            <>
              {limited.length === 0 && (
                <p className="text-sm text-muted">
                  {teams.length === 0
                    ? t.schedules.the_league_has_no_teams_yet()
                    : t.schedules.all_teams_of_this_league_can_play_at()}
                </p>
              )}
              <ul className="text-sm">
                {limited.map(({ id, name, unavailableSlots }) => (
                  <li key={id} className="wrap-anywhere">
                    {t.schedules.not_at({
                      mark: (words) => <span className="font-semibold">{words}</span>,
                      name,
                      slotsText: slotsText(unavailableSlots),
                    })}
                  </li>
                ))}
              </ul>
            </>
          )}
        </QueryResult>
      )}
    </div>
  );
}
