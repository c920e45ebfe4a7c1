import { roundHalfUp } from './round-half-up.js';

/** The minutes that a rate is for: about what a starter plays. */
const MINUTES = 36;

/**
 * What was counted in a game, per 36 minutes: value x 36 / minutes, to one decimal. Formula: basketball-reference.com,
 * "per 36 minutes".
 * @param minutes played, whole
 * @returns null without a value or without minutes, and for what is not counted in whole numbers
 */
export function per36Minutes(value: number | null, minutes: number | null): number | null {
  if (value === null || minutes === null || minutes <= 0) return null;
  return Number.isSafeInteger(value) && Number.isSafeInteger(minutes) ? roundHalfUp(value * MINUTES, minutes, 1) : null;
}
