import type { RequestContext, Role } from '../../context/request-context.js';
import { write, type Write, type WriteOptions } from '../audit/write.service.js';
import { UndoRecorder } from './recorder.service.js';

/** A write that can be taken back. */
export interface UndoableWrite extends Write {
  kept: UndoRecorder;
}

interface Options extends WriteOptions {
  /** The action of the trail that says what was done, where the write makes several entries; default: the first. */
  action?: string;
  /** The least role that may take it back; default staff. */
  needs?: Role;
}

/** What people call a thing, where the trail has another word. */
const NOUNS: Readonly<Record<string, string>> = {
  stat_definition: 'statistic',
  game_period: 'period',
  player_attribute: 'attribute',
};

/** How what was done is said, where its action alone does not. */
const SENTENCES: Readonly<Record<string, (label: string) => string>> = {
  'roster_entry.create': (label) => `Added ${label} to the roster.`,
  'season_league_team.create': (label) => `Added team ${label} to the league.`,
  'season_league.create': (label) => `Added league ${label}.`,
  'season_league.update': (label) => `Changed league ${label}.`,
  'season_league.copy': (label) => `Copied leagues into season ${label}.`,
  'organization.update': (label) => `Changed the appearance of ${label}.`,
  'roster_entry.update': (label) => `Changed player ${label}.`,
  'season_league_team.update': (label) => `Changed team ${label}.`,
  'season_league.reorder': (label) => `Changed the order of the leagues of ${label}.`,
};

/**
 * As `write`, of a command that can be taken back: what `createRow`, `updateRow` and `reorderList` do in it is kept,
 * and whatever else says so to `tx.kept`. What it is called follows from the trail.
 */
export function undoableWrite<Result>(
  ctx: RequestContext,
  organizationId: number,
  work: (tx: UndoableWrite) => Promise<Result>,
  { action, needs = 'staff', ...options }: Options = {},
): Promise<Result> {
  return write(
    ctx,
    organizationId,
    async (tx) => {
      const kept = new UndoRecorder(tx);
      const result = await work(Object.assign(tx, { kept }));
      const said = kept.entries.find((entry) => entry.action === action) ?? kept.entries[0];
      if (said) await kept.save(said.action, doneWords(said), { needs });
      return result;
    },
    options,
  );
}

function doneWords({ action, label }: { action: string; label: string }): string {
  const sentence = SENTENCES[action];
  if (sentence) return sentence(label);
  const [entityType = '', verb] = action.split('.');
  if (verb === 'reorder') return `Changed the order of the ${label.toLowerCase()}.`;
  return `${verb === 'create' ? 'Created' : 'Changed'} ${NOUNS[entityType] ?? entityType} ${label}.`;
}
