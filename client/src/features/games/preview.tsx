import { Link } from 'react-router-dom';
import { usePaths } from '@/app/paths';
import { formatAverage } from '@/lib/format-stat';
import { statName } from '@/lib/stat-name';
import { t } from '@/texts';
import { Card } from '@/ui/card';
import { RecentForm } from '@/ui/recent-form';
import type { BoxScoreGame, BoxScoreSide } from './box-score-data';

/** How both sides come into a game: their record and form, and who leads them. */
export default function Preview({ game: { home, away } }: { game: BoxScoreGame }) {
  const statistics = [...home.seasonLeaders, ...away.seasonLeaders].map(({ definition }) => definition);
  const shown = [...new Map(statistics.map((definition) => [definition.id, definition])).values()];
  return (
    <Card title={<span id="preview">{t.games.both_teams_this_season()}</span>} flush>
      {/* Focusable, so that the keyboard can scroll it sideways, where letters are large. */}
      <section aria-label={t.games.both_teams_side_by_side()} tabIndex={0} className="relative overflow-x-auto">
        <table className="w-full min-w-72 table-fixed text-sm">
          <caption className="sr-only">{t.games.both_teams_side_by_side()}</caption>
          <thead>
            <tr>
              <th scope="col" className="w-[max(25%,5rem)] py-2 pl-4 break-words">
                <span className="sr-only">{t.games.statistic()}</span>
              </th>
              {[home, away].map(({ team }) => (
                <th key={team.id} scope="col" className="px-3 py-2 text-left font-semibold max-sm:pr-1.5 break-words">
                  {team.name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <Row label={t.games.won_and_lost()} home={<Record side={home} />} away={<Record side={away} />} />
            <Row
              label={t.games.last_ten()}
              home={<RecentForm results={home.form} />}
              away={<RecentForm results={away.form} />}
            />
            {shown.map(({ id, name }) => (
              <Row
                key={id}
                label={t.games.per_game({ name: statName(name) })}
                home={<Leader side={home} id={id} />}
                away={<Leader side={away} id={id} />}
              />
            ))}
          </tbody>
        </table>
      </section>
    </Card>
  );
}

function Row({ label, home, away }: { label: string; home: React.ReactNode; away: React.ReactNode }) {
  return (
    <tr className="border-t border-line">
      <th scope="row" className="py-2 pl-4 text-left wrap-break-word font-normal text-muted">
        {label}
      </th>
      <td className="px-3 py-2 max-sm:pr-1.5">{home}</td>
      <td className="px-3 py-2 max-sm:pr-1.5">{away}</td>
    </tr>
  );
}

function Record({ side: { recordBefore } }: { side: BoxScoreSide }) {
  return <span className="display tabular text-lg font-bold">{`${recordBefore.wins}-${recordBefore.losses}`}</span>;
}

function Leader({ side, id }: { side: BoxScoreSide; id: string }) {
  const paths = usePaths();
  const leader = side.seasonLeaders.find(({ definition }) => definition.id === id);
  if (!leader) return '–';
  return (
    <span className="flex items-baseline max-sm:flex-col">
      <span className="display tabular w-12 text-lg font-bold">{formatAverage(leader.perGame)}</span>
      <Link to={paths.player(leader.player.id)} className="link min-w-0 break-words">
        {leader.player.fullName}
      </Link>
    </span>
  );
}
