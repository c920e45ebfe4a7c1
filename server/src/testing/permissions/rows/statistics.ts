import { createGame } from '../../factories.js';
import { row } from '../row.js';

/** Statistics that are entered. */
export const rows = [row('saveStatistics', 'staff', (gameId) => ({ gameId, input: {} }), createGame)];
