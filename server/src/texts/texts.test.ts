import { expect, test } from 'vitest';
import { textsIn } from './texts.js';

const game = { date: '2018-02-03', time: '19:05' };

test('the server says times, statuses and statistics in either language', () => {
  const [english, spanish] = [textsIn('en'), textsIn('es')];
  expect([english.when(game), spanish.when(game)]).toEqual(['Feb 3, 2018, 7:05 PM', '3 feb 2018, 7:05 p. m.']);
  expect([english.when({ ...game, time: null }), spanish.when({ date: null, time: null })]).toEqual([
    'Feb 3, 2018',
    'Por definir',
  ]);
  expect([english.status('In progress'), spanish.status('In progress')]).toEqual(['In progress', 'En juego']);
  expect([english.statistic('Points'), spanish.statistic('Points'), spanish.statistic('Hustle')]).toEqual([
    'Points',
    'Puntos',
    'Hustle',
  ]);
});
