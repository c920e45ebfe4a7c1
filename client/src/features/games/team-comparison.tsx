import { formatStat } from '@/lib/format-stat';
import { statName } from '@/lib/stat-name';
import { t } from '@/texts';
import { Card } from '@/ui/card';
import type { BoxScoreGame } from './box-score-data';
import { figuresOf, pairText } from './stat-pairs';

interface Row {
  key: string;
  label: string;
  name: string;
  home: string;
  away: string;
  ahead: 'home' | 'away' | null;
}

/** Both teams' totals side by side, made and attempted in one; who has more of something stands out. */
export function TeamComparison({ game: { home, away, statDefinitions } }: { game: BoxScoreGame }) {
  const rows = figuresOf(statDefinitions).flatMap((figure): Row[] => {
    const { key, label } = figure;
    const name = statName(figure.name);
    if (figure.kind === 'pair') {
      const of = ({ totals }: typeof home): string => pairText(totals[figure.made], totals[figure.attempted]);
      return [{ key, label, name, home: of(home), away: of(away), ahead: null }];
    }
    const [one, other] = [home.totals[figure.index] ?? null, away.totals[figure.index] ?? null];
    if (one === null && other === null) return [];
    const isLevel = one === null || other === null || one === other || LESS_IS_BETTER.has(figure.label);
    const ahead = isLevel ? null : one > other ? ('home' as const) : ('away' as const);
    return [
      { key, label, name, home: formatStat(one, figure.definition), away: formatStat(other, figure.definition), ahead },
    ];
  });
  return (
    <Card title={<span id="comparison">{t.games.team_comparison()}</span>} flush>
      <table className="tabular w-full table-fixed text-sm">
        <caption className="sr-only">{t.games.totals_of_both_teams()}</caption>
        <thead>
          <tr className="text-muted">
            <th scope="col" className="py-2 pl-4 text-left font-semibold">
              <span className="sr-only">{t.games.statistic()}</span>
            </th>
            {[home, away].map(({ team }) => (
              <th
                key={team.id}
                scope="col"
                className="w-1/3 py-2 pr-4 text-right text-[min(0.875rem,5vw)] font-semibold break-words"
              >
                {team.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, label, name, home: ofHome, away: ofAway, ahead }) => (
            <tr key={key} className="border-t border-line">
              <th scope="row" className="py-1.5 pl-4 text-left font-normal">
                <abbr title={name} className="no-underline">
                  {label}
                </abbr>
              </th>
              <td className={ahead === 'home' ? 'py-1.5 pr-4 text-right font-bold' : 'py-1.5 pr-4 text-right'}>
                {ofHome}
              </td>
              <td className={ahead === 'away' ? 'py-1.5 pr-4 text-right font-bold' : 'py-1.5 pr-4 text-right'}>
                {ofAway}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}

/** Of these nobody is ahead by having more: fouls, errors, strikeouts, attempts. */
const LESS_IS_BETTER: ReadonlySet<string> = new Set(['TO', 'PF', 'MIN', 'AB', 'SO', 'DF', 'UE', 'E', 'TA']);
