import { expect, test } from 'vitest';
import { inLanguage } from '@/texts/language';
import { refusalWords } from './refusal-words';

test('a refusal is said in the language of the page as far as its code says it', () => {
  expect(refusalWords('FORBIDDEN', 'Only owners may.')).toBe('Only owners may.');
  inLanguage('es', () => {
    expect(refusalWords('NOT_FOUND', 'Game not found.')).toBe('Lo que se busca no está aquí, o ya no está.');
    expect(refusalWords('BAD_USER_INPUT', 'rank must be 1 or more.')).toBe('rank must be 1 or more.');
    expect(refusalWords(undefined, 'Boom')).toBe('Boom');
  });
});
