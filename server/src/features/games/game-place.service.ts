import { invalidInput } from '../../lib/errors.js';
import type { InputCheck } from '../../lib/validation.js';
import type { Write } from '../audit/write.service.js';
import { LocationEntity } from '../locations/location.entity.js';
import { findOrCreateLocation } from '../locations/location.write.service.js';

/** Name and address of a game's place as entered: undefined stays, null clears. */
export interface EnteredLocation {
  location?: string | null;
  locationUrl?: string | null;
}

/** Checks what was entered of a place. */
export function checkPlace(check: InputCheck, { location, locationUrl }: EnteredLocation): EnteredLocation {
  return {
    location: check.text('location', location, { max: 200 }),
    locationUrl: check.url('locationUrl', locationUrl),
  };
}

/**
 * The place that is meant; null for none, undefined when nothing was said. An address alone is that of the place that
 * the game has: another row than its own, since other games are played there, too.
 * @param current the place that the game has
 * @throws 400 for an address without a place
 */
export async function placeIdOf(
  tx: Write,
  { location, locationUrl }: EnteredLocation,
  current: number | null,
): Promise<number | null | undefined> {
  if (location === undefined && locationUrl === undefined) return undefined;
  const before = current === null || location === null ? null : await placeById(tx, current);
  const name = location === undefined ? (before?.name ?? null) : location;
  if (name === null) {
    if (locationUrl == null) return null;
    throw invalidInput({ field: 'location', message: 'Say what the place of this address is called.' });
  }
  if (name === before?.name && locationUrl === undefined) return current;
  return findOrCreateLocation(tx, { name, url: locationUrl });
}

function placeById(tx: Write, id: number): Promise<LocationEntity> {
  return tx.manager.findOneByOrFail(LocationEntity, { organizationId: tx.organizationId, id });
}
