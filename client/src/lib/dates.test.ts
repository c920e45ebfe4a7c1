import { formatCalendarDate } from '@domain/dates/format-calendar-date';
import { formatTime as formatOnServer } from '@domain/dates/format-time';
import { expect, test } from 'vitest';
import { inLanguage } from '@/texts/language';
import { formatDate, formatDay, formatShortDate, formatTime } from './dates';
import { formatExactMoment } from './moments';

test('dates and times in English are those that the server writes', () => {
  for (const date of ['2018-02-02', '2025-09-30', '2025-05-01', '2024-12-31', '2024-02-30', '', null, undefined])
    expect(formatDate(date)).toBe(formatCalendarDate(date));
  for (const time of ['00:00', '09:05', '12:00', '23:59', '24:00', '', null])
    expect(formatTime(time)).toBe(formatOnServer(time));
  expect(formatDay('2018-02-02')).toBe('Fri, Feb 2, 2018');
  expect([formatShortDate('2018-02-02'), formatShortDate(null)]).toEqual(['Feb 2', 'TBD']);
});

test('in Spanish they are written as there', () => {
  inLanguage('es', () => {
    expect(formatDate('2018-02-02')).toBe('2 feb 2018');
    expect([formatDay('2018-02-03'), formatDay(null)]).toEqual(['sáb 3 feb 2018', 'Por definir']);
    expect(formatShortDate('2025-01-31')).toBe('31 ene');
    expect([formatTime('00:30'), formatTime('19:05')]).toEqual(['12:30 a. m.', '7:05 p. m.']);
    expect(formatExactMoment('2025-10-05T02:05:09Z', 'America/Los_Angeles')).toBe(
      'sábado 4 de octubre de 2025, 7:05:09 p. m. PDT',
    );
  });
});
