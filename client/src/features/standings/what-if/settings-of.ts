import type { StandingsSettings } from '@domain/standings/standings-rules';
import { toDomainName } from './to-domain-name';
import type { LeagueRules } from '../league-rules';

/** The rules of a season league as `@domain` takes them. */
export function settingsOf({ points, tieBreaks, ...rest }: LeagueRules['standingsRules']): StandingsSettings {
  return { ...rest, points: points ?? null, tieBreaks: tieBreaks.map(toDomainName) };
}
