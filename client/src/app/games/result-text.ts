import { t } from '@/texts';
import type { ToldGame } from './team-games';

/** 'W 116-97 at MIL'. */
export function resultText({ won, score, home, opponent: { abbreviation: opponent } }: ToldGame): string {
  const result = won === null ? t.teams.t_tie() : won ? t.teams.w() : t.teams.l();
  return home ? t.teams.result_at_home({ result, score, opponent }) : t.teams.result_away({ result, score, opponent });
}
