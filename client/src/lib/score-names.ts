import { t } from '@/texts';

/** What standings call the scores of a sport; each within a sentence but for the heads of columns. */
export interface ScoreNames {
  difference: string;
  scored: string;
  allowed: string;
  scoredHead: string;
  allowedHead: string;
}

/**
 * By the name of the sport: baseball's scores are runs, those of tennis and volleyball are sets, any other's points.
 */
export function scoreNames(sport: string | undefined): ScoreNames {
  switch (sport?.toLowerCase()) {
    case 'baseball':
      return {
        difference: t.standings.run_difference(),
        scored: t.standings.runs_scored(),
        allowed: t.standings.runs_allowed(),
        scoredHead: t.standings.rs(),
        allowedHead: t.standings.ra(),
      };
    case 'tennis':
    case 'volleyball':
      return {
        difference: t.standings.set_difference(),
        scored: t.standings.sets_won(),
        allowed: t.standings.sets_lost(),
        scoredHead: t.standings.sw(),
        allowedHead: t.standings.sl(),
      };
    default:
      return {
        difference: t.standings.point_difference(),
        scored: t.standings.points_scored(),
        allowed: t.standings.points_allowed(),
        scoredHead: t.standings.pf(),
        allowedHead: t.standings.pa(),
      };
  }
}

/** A name of scores where it stands alone. */
export function capital(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
