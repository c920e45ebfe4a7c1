import { expect, test } from 'vitest';
import { dateOfMoment, formatExactMoment, formatMoment } from './moments';

test("a moment is told in the reader's time zone", () => {
  expect(formatMoment('2025-10-05T02:05:09Z', 'America/Los_Angeles')).toBe('Oct 4, 2025, 7:05 PM');
  expect(formatMoment('2025-10-05T02:05:09Z', 'Europe/Berlin')).toBe('Oct 5, 2025, 4:05 AM');
  expect(dateOfMoment('2025-10-05T02:05:09Z', 'America/Los_Angeles')).toBe('2025-10-04');
  expect(formatExactMoment('2025-10-05T02:05:09Z', 'America/Los_Angeles')).toBe(
    'Saturday, October 4, 2025, 7:05:09 PM PDT',
  );
});
