import { registerEnumType } from 'type-graphql';
import { PLAY_KINDS, type PlayKind } from '../../domain/plays/play-kind.js';
import { playVocabularyOf } from '../../domain/plays/play-vocabulary-of.js';
import { SPORTS } from '../../domain/sports/sport.js';

/** The kinds of plays as an enum of the graph. */
export const PlayKindEnum = Object.fromEntries(PLAY_KINDS.map((kind) => [kind, kind])) as Record<PlayKind, PlayKind>;

/** 'Two made, in basketball.' */
function describeKind(kind: PlayKind): string {
  const meanings = new Map<string, string[]>();
  for (const sport of SPORTS) {
    const label = playVocabularyOf(sport).rules.get(kind)?.label;
    if (label !== undefined) meanings.set(label, [...(meanings.get(label) ?? []), sport]);
  }
  return `${[...meanings].map(([label, sports]) => `${label}, in ${sports.join(', ')}`).join('. ')}.`;
}

registerEnumType(PlayKindEnum, {
  name: 'PlayKind',
  description: 'What happens in a play. Each sport has some of them.',
  valuesConfig: Object.fromEntries(PLAY_KINDS.map((kind) => [kind, { description: describeKind(kind) }])) as Record<
    PlayKind,
    { description: string }
  >,
});
