import { registerEnumType } from 'type-graphql';

/** As `BlockKind`, for the graph. */
export enum PageBlockKind {
  HEADING = 'HEADING',
  TEXT = 'TEXT',
  ACCORDION = 'ACCORDION',
  VIDEO = 'VIDEO',
  IMAGE = 'IMAGE',
  TABLE = 'TABLE',
  LOCATIONS = 'LOCATIONS',
}
registerEnumType(PageBlockKind, {
  name: 'PageBlockKind',
  description: 'What a block of a page is.',
  valuesConfig: {
    HEADING: { description: 'A heading of level 2 or 3.' },
    TEXT: { description: 'Rich text.' },
    ACCORDION: { description: 'Questions whose answers fold out.' },
    VIDEO: { description: 'An embedded video.' },
    IMAGE: { description: 'A picture.' },
    TABLE: { description: 'A table with heads of columns.' },
    LOCATIONS: { description: 'A list of places.' },
  },
});
