import type { PlayKind } from '../../domain/plays/play-kind.js';
import { tryId } from '../../lib/ids.js';
import { InputCheck } from '../../lib/validation.js';
import type { PlayInput, SavePlaysInput } from './play.input.js';

const MOST_PLAYS = 100;
const LONGEST_NOTE = 500;
const LONGEST_DEVICE = 100;
const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/;
/** A device's clock may be wrong, but not as wrong as that. */
const [EARLIEST, LATEST] = [Date.UTC(2000, 0), Date.UTC(2200, 0)];
/** Places within a period and seconds of it have figures of a size that a game can have. */
const MOST_PLACE = 1e9;
const LONGEST_CLOCK = 24 * 3600;

/** A play as it came, with numbers for ids; 0 for what is none. */
export interface SentPlay {
  /** Where it stands in the input: 'plays.3'. */
  readonly field: string;
  readonly id: string;
  readonly revision: number;
  readonly isDeleted: boolean;
  readonly kind: PlayKind;
  readonly periodId: number;
  readonly sortOrder: number;
  readonly clock: number | null;
  readonly teamId: number | null;
  readonly playerId: number | null;
  readonly otherPlayerId: number | null;
  readonly linkedPlayId: string | null;
  readonly x: number | null;
  readonly y: number | null;
  readonly note: string | null;
  /** Null where the device's clock is beyond all measure: then it is the moment of its arrival. */
  readonly madeAt: Date | null;
  readonly isDuplicateConfirmed: boolean;
}

/** A checked request. */
export interface SentPlays {
  readonly device: string;
  readonly plays: readonly SentPlay[];
}

/**
 * Checks what can be checked without the game.
 * @throws 400 naming each wrong field
 */
export function checkPlays({ device, plays }: SavePlaysInput): SentPlays {
  const check = new InputCheck();
  check.that(plays.length > 0 && plays.length <= MOST_PLAYS, 'plays', `plays must name 1 to ${MOST_PLAYS} plays.`);
  const sent = {
    device: check.name('device', device, LONGEST_DEVICE),
    plays: plays.slice(0, MOST_PLAYS).map((play, index) => checkPlay(check, play, `plays.${index}`)),
  };
  const named = new Set<string>();
  for (const { field, id, revision } of sent.plays) {
    const key = `${id} ${revision}`;
    check.that(!named.has(key), field, `${field} names a revision that another one of plays names, too.`);
    named.add(key);
  }
  check.finish();
  return sent;
}

function checkPlay(check: InputCheck, play: PlayInput, field: string): SentPlay {
  const id = play.id.toLowerCase();
  const linkedPlayId = play.linkedPlayId?.toLowerCase() ?? null;
  check.that(UUID.test(id), `${field}.id`, `${field}.id must be a UUID.`);
  check.that(
    linkedPlayId === null || (UUID.test(linkedPlayId) && linkedPlayId !== id),
    `${field}.linkedPlayId`,
    `${field}.linkedPlayId must be the UUID of another play.`,
  );
  check.integer(`${field}.revision`, play.revision, { min: 1, max: 1_000_000 });
  check.that(
    Number.isFinite(play.sortOrder) && Math.abs(play.sortOrder) <= MOST_PLACE,
    `${field}.sortOrder`,
    `${field}.sortOrder must be a number from -${MOST_PLACE} to ${MOST_PLACE}.`,
  );
  check.that(
    (play.x == null) === (play.y == null),
    `${field}.${play.x == null ? 'x' : 'y'}`,
    `${field}.x and ${field}.y must be given together.`,
  );
  const madeAt = play.madeAt.getTime();
  return {
    field,
    id,
    revision: play.revision,
    isDeleted: play.isDeleted === true,
    kind: play.kind,
    periodId: tryId(play.periodId) ?? 0,
    sortOrder: play.sortOrder,
    clock: check.integer(`${field}.clock`, play.clock, { max: LONGEST_CLOCK }) ?? null,
    teamId: play.teamId == null ? null : (tryId(play.teamId) ?? 0),
    playerId: play.playerId == null ? null : (tryId(play.playerId) ?? 0),
    otherPlayerId: play.otherPlayerId == null ? null : (tryId(play.otherPlayerId) ?? 0),
    linkedPlayId,
    x: check.integer(`${field}.x`, play.x, { max: 100 }) ?? null,
    y: check.integer(`${field}.y`, play.y, { max: 100 }) ?? null,
    note: check.text(`${field}.note`, play.note, { max: LONGEST_NOTE, multiline: true }) ?? null,
    madeAt: madeAt >= EARLIEST && madeAt <= LATEST ? play.madeAt : null,
    isDuplicateConfirmed: play.isDuplicateConfirmed === true,
  };
}
