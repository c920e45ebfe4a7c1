import { SPORTS } from '@domain/sports/sport';
import { expect, test } from 'vitest';
import { inLanguage } from '@/texts/language';
import { sportName } from './sport-name';

test('every sport has a name in Spanish, as large as it is stored, and others stay', () => {
  for (const sport of SPORTS) {
    const stored = sport.charAt(0).toUpperCase() + sport.slice(1);
    expect([sportName(sport), sportName(stored)]).toEqual([sport, stored]);
    inLanguage('es', () => expect([sportName(sport), sportName(stored)]).not.toContain(stored));
  }
  inLanguage('es', () =>
    expect(['Basketball', 'basketball', 'Kabaddi'].map(sportName)).toEqual(['Baloncesto', 'baloncesto', 'Kabaddi']),
  );
});
