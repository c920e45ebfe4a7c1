import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { inLanguage } from '@/texts/language';
import { RecentForm } from './recent-form';

const spoken = (): string | undefined => /sr-only">([^<]*)</.exec(renderToString(RecentForm({ results: 'LLW' })))?.[1];

test('results are read out in the language of the page', () => {
  expect([spoken(), inLanguage('es', spoken)]).toEqual(['L L W', 'P P G']);
});
