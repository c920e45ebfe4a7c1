import type { PlayEffects, ScoreEffect, StatisticEffect } from './play-effects.js';

/**
 * What has to be added so that the first effects become the second ones: one delta for each cell and each period's
 * score that differs.
 */
export function differenceOfEffects(before: readonly PlayEffects[], after: readonly PlayEffects[]): PlayEffects {
  const statistics = new Map<string, StatisticEffect>();
  const score = new Map<string, ScoreEffect>();
  const add = (effects: readonly PlayEffects[], sign: 1 | -1): void => {
    for (const each of effects) {
      for (const effect of each.statistics)
        sum(statistics, `${effect.teamId}-${effect.playerId}-${effect.abbreviation}`, effect, sign);
      for (const effect of each.score) sum(score, `${effect.teamId}-${effect.periodId}`, effect, sign);
    }
  };
  add(before, -1);
  add(after, 1);
  return {
    statistics: [...statistics.values()].filter(({ delta }) => delta !== 0),
    score: [...score.values()].filter(({ delta }) => delta !== 0),
  };
}

function sum<Effect extends { readonly delta: number }>(
  sums: Map<string, Effect>,
  key: string,
  effect: Effect,
  sign: 1 | -1,
): void {
  const present = sums.get(key)?.delta ?? 0;
  sums.set(key, { ...effect, delta: present + sign * effect.delta });
}
