import { setTimeout } from 'node:timers/promises';
import { AppError } from '../../lib/errors.js';

/** Charges as soon as there is room for it: for an answer that has begun, which no refusal can end any more. */
export async function chargeWhenPossible(charge: () => Promise<void> | undefined): Promise<void> {
  for (;;) {
    try {
      return await charge();
    } catch (error) {
      const seconds = error instanceof AppError ? error.details?.['retryAfterSeconds'] : undefined;
      if (typeof seconds !== 'number') throw error;
      await setTimeout(seconds * 1_000);
    }
  }
}
