import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { usePaths } from '@/app/paths';
import { formatDifference, formatWinPercentage } from '@/lib/format-stat';
import { t } from '@/texts';
import { FilterBar, SelectFilter } from '@/ui/filter-bar';
import { RecentForm } from '@/ui/recent-form';
import { TeamLogo } from '@/ui/team-logo';
import { useFilters } from '@/ui/use-filters';
import { scoreWords } from './score-words';
import type { TeamOfPage } from './team-data';

/**
 * Name, logo, record, form and season of a team. `results` in order of play, 'WWL'; '' where they are not all there.
 */
export function TeamBanner({
  team,
  captainLabel,
  results,
}: {
  team: TeamOfPage;
  captainLabel: string;
  results: string;
}) {
  const paths = usePaths();
  const [, setFilters] = useFilters(['season']);
  const { seasonTeam, seasonTeams, seasonRecord: record } = team;
  const seasons = seasonTeams.map(({ seasonLeague: { season } }) => ({ value: season.id, label: season.name }));
  return (
    <section className="card flex flex-col gap-4 rounded-lg border border-t-4 border-line border-t-accent-solid bg-surface p-4 shadow-card sm:p-6">
      <div className="flex flex-wrap items-center gap-4 sm:gap-6">
        <TeamLogo
          name={team.name}
          logoUrl={team.logoUrl}
          colour={team.colour}
          abbreviation={team.abbreviation}
          size="huge"
        />
        <div className="min-w-0 flex-[1_1_10rem]">
          <h1 className="display text-3xl leading-tight font-extrabold sm:text-5xl">{team.name}</h1>
          <p className="text-muted">
            {seasonTeam?.seasonLeague.league.name}
            {seasonTeam?.division && (
              <>
                {' · '}
                <Link to={paths.bracket(seasonTeam.division.id)} className="prose-link">
                  {seasonTeam.division.name}
                </Link>
              </>
            )}
            {seasonTeam && ` · ${seasonTeam.seasonLeague.season.name}`}
            {seasonTeam?.withdrawn && ` · ${t.teams.withdrawn()}`}
          </p>
          {seasonTeam?.captainName && (
            <p className="text-sm">
              <span className="text-muted">{captainLabel}</span>{' '}
              {seasonTeam.captain ? (
                <Link to={paths.player(seasonTeam.captain.id)} className="prose-link">
                  {seasonTeam.captainName}
                </Link>
              ) : (
                seasonTeam.captainName
              )}
            </p>
          )}
        </div>
        {seasons.length > 1 && (
          <FilterBar names={[]}>
            <SelectFilter
              name="season"
              label={t.common.season()}
              options={seasons}
              value={seasonTeam?.seasonLeague.season.id ?? ''}
              onChange={(season) => setFilters({ season })}
            />
          </FilterBar>
        )}
      </div>
      <dl className="flex flex-wrap gap-x-8 gap-y-3">
        <Fact label={t.teams.record()}>
          {record.wins}-{record.losses}
        </Fact>
        <Fact label={t.teams.win()}>{formatWinPercentage(record.winPercentage)}</Fact>
        <Fact label={t.teams.home()}>
          {record.home.wins}-{record.home.losses}
        </Fact>
        <Fact label={t.teams.away()}>
          {record.away.wins}-{record.away.losses}
        </Fact>
        <Fact label={scoreWords(seasonTeam?.seasonLeague.season.sport.name).score}>
          {record.pointsFor}-{record.pointsAgainst}
        </Fact>
        {results !== '' && (
          <Fact label={t.teams.last_games()}>
            <RecentForm results={results} />
          </Fact>
        )}
        <Fact label={t.teams.difference()}>{formatDifference(record.pointsFor - record.pointsAgainst)}</Fact>
      </dl>
    </section>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="eyebrow text-muted">{label}</dt>
      <dd className="display tabular text-2xl leading-tight font-bold">{children}</dd>
    </div>
  );
}
