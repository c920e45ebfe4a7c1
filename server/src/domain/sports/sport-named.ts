import { SPORTS, type Sport } from './sport.js';

/**
 * Finds the sport with this name, in any case and with surrounding blanks.
 * @returns null for a sport that has no defaults
 */
export function sportNamed(name: string): Sport | null {
  const wanted = name.trim().toLowerCase();
  return SPORTS.find((sport) => sport === wanted) ?? null;
}
