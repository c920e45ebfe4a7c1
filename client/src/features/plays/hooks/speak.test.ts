import { afterEach, expect, test, vi } from 'vitest';
import { speak } from './speak';

afterEach(() => void vi.unstubAllGlobals());

test('the last play alone is read out, in English', () => {
  const said: object[] = [];
  const speechSynthesis = { cancel: () => said.splice(0), speak: (each: object) => said.push(each) };
  vi.stubGlobal('window', { speechSynthesis });
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      constructor(readonly text: string) {}
    },
  );
  speak('Aces, number 7, Two made. 2 to 0.');
  speak('Bulls, number 00, Steal.');
  expect(said).toEqual([{ text: 'Bulls, number 00, Steal.', lang: 'en', rate: 1.15 }]);
});

test('a device without a voice says nothing', () => {
  vi.stubGlobal('window', {});
  expect(() => speak('Steal.')).not.toThrow();
});
