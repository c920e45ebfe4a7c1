import { t } from '@/texts';
import { playerOf } from '../court-game';
import { distanceOf } from '../half-court';
import type { ToldGame } from './told-game';

/** Every shot that has a place, to read instead of looking: who took it from how far, and what came of it. */
export function ShotTable({ told: { game, summary } }: { told: ToldGame }) {
  return (
    <details className="chart-behind no-print">
      <summary>{t.ui.as_a_table_2()}</summary>
      {/* Focusable, so that the keyboard can scroll it. */}
      <section
        aria-label={t.ui.as_a_table({ title: t.plays.shot_chart() })}
        tabIndex={0}
        className="table-frame mt-2 max-h-80"
      >
        <table className="table" data-dense="true">
          <caption className="sr-only">{t.plays.shot_chart()}</caption>
          <thead>
            <tr>
              {[t.common.player(), t.common.team(), t.plays.shot()].map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
              <th scope="col" className="number">
                {t.plays.distance()}
              </th>
            </tr>
          </thead>
          <tbody>
            {summary.shots.placed.map((shot) => (
              <tr key={shot.playId}>
                <th scope="row">{(shot.playerId && playerOf(game, String(shot.playerId))?.name) ?? '–'}</th>
                <td>{game[shot.side].teamName}</td>
                <td>{shot.isMade ? t.plays.made() : t.plays.missed()}</td>
                <td className="number">{t.plays.meters({ meters: distanceOf(shot).toFixed(1) })}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}
