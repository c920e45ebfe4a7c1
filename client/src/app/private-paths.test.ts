import { isReservedPagePath } from '@domain/text/is-reserved-page-path';
import { expect, test } from 'vitest';
import { PRIVATE_PATHS } from './private-paths';

test.each(PRIVATE_PATHS)(
  'no organization can have a page at %s, where its administrators would see a screen',
  (path) => {
    expect(isReservedPagePath(path.slice(1).replaceAll(/:\w+/g, '1'))).toBe(true);
  },
);
