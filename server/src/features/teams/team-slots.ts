import { normaliseTime } from '../../domain/game/normalise-time.js';
import type { InputCheck } from '../../lib/validation.js';

/** More than any league's day has. */
const MOST_SLOTS = 48;

/** A team's unavailable times, each once and in order; '9:00' is '09:00'. What is no HH:MM is noted as a problem. */
export function checkSlots(check: InputCheck, slots: readonly string[] | null | undefined): string[] | undefined {
  if (slots === undefined || slots === null) return undefined;
  check.that(
    slots.length <= MOST_SLOTS,
    'unavailableSlots',
    `unavailableSlots must have at most ${MOST_SLOTS} entries.`,
  );
  const times = slots.slice(0, MOST_SLOTS).map((slot) => {
    const time = normaliseTime(slot);
    if (time === null)
      check.fail(
        'unavailableSlots',
        `unavailableSlots: '${slot.slice(0, 20)}' is no time; write HH:MM, for example 18:00.`,
      );
    return time ?? '';
  });
  return [...new Set(times)].toSorted();
}
