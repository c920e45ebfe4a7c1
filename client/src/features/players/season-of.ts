import type { PlayerFiguresFragment } from './player.generated';

/** What a season's figures are of, '2017-18, NBA'. */
export function seasonOf({ season, seasonLeague }: PlayerFiguresFragment): string {
  return [season.name, seasonLeague?.league.name].filter(Boolean).join(', ');
}
