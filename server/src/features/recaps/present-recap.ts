import type { RecapFact as Fact } from '../../domain/game/recap/recap-facts.js';
import type { RecapFact, RecapFactKind } from './recap-fact.type.js';
import type { Recap } from './recap.service.js';

const NOTHING: Omit<RecapFact, 'kind'> = {
  side: null,
  period: null,
  player: null,
  definition: null,
  home: null,
  away: null,
  homeFrom: null,
  awayFrom: null,
  count: null,
  value: null,
  points: null,
  rebounds: null,
  assists: null,
  records: null,
};

/** The facts of a recap as the graph has them, with the players, periods and statistics that they are about. */
export function presentRecap({ facts, boxScore, statistics }: Recap): RecapFact[] {
  return facts.map((fact) => ({ ...NOTHING, kind: fact.kind as RecapFactKind, ...of(fact) }));

  function of(fact: Fact): Partial<RecapFact> {
    return {
      ...('side' in fact && { side: fact.side }),
      ...('score' in fact && fact.score),
      ...('from' in fact && { homeFrom: fact.from.home, awayFrom: fact.from.away }),
      ...('periodId' in fact && { period: boxScore.periods.find(({ id }) => id === fact.periodId) ?? null }),
      ...('playerId' in fact && {
        player: boxScore.lines.find(({ player }) => player.id === fact.playerId)?.player ?? null,
      }),
      ...('statistic' in fact && {
        definition: statistics.all[statistics.indexOf(fact.statistic)] ?? null,
        value: fact.value,
      }),
      ...('points' in fact && (fact.kind === 'run' ? { count: fact.points } : { points: fact.points })),
      ...('rebounds' in fact && { rebounds: fact.rebounds, assists: fact.assists }),
      ...('games' in fact && { count: fact.games }),
      ...('overtimes' in fact && { count: fact.overtimes }),
      ...('records' in fact && {
        records: [fact.records.home, fact.records.away].flatMap(({ wins, losses }) => [wins, losses]),
      }),
    };
  }
}
