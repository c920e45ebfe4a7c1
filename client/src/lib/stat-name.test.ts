import { SPORTS } from '@domain/sports/sport';
import { defaultStatDefinitions } from '@domain/stats/default-stat-definitions';
import { expect, test } from 'vitest';
import { inLanguage } from '@/texts/language';
import { statName } from './stat-name';

test('every statistic that an organization begins with has a name in Spanish, and its own names stay', () => {
  for (const { name } of SPORTS.flatMap(defaultStatDefinitions)) {
    expect(statName(name)).toBe(name);
    inLanguage('es', () => expect(statName(name)).not.toBe(name));
  }
  inLanguage('es', () => expect([statName('Points'), statName('Hustle')]).toEqual(['Puntos', 'Hustle']));
});
