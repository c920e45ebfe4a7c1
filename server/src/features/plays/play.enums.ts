import { registerEnumType } from 'type-graphql';
import { PLAY_KINDS, type PlayKind } from '../../domain/plays/play-kind.js';

/** The kinds of plays as an enum of the graph. */
export const PlayKindEnum = Object.fromEntries(PLAY_KINDS.map((kind) => [kind, kind])) as Record<PlayKind, PlayKind>;
registerEnumType(PlayKindEnum, {
  name: 'PlayKind',
  description: 'What happens in a play. Each sport has some of them.',
});
