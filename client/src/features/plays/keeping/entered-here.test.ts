import { afterEach, expect, test, vi } from 'vitest';
import { enteredHere } from './entered-here';

afterEach(() => void vi.unstubAllGlobals());

function stubStorage(setItem?: (key: string, text: string) => void): Map<string, string> {
  const texts = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: setItem ?? ((key: string, text: string) => texts.set(key, text)),
  });
  return texts;
}

test('the order outlives the page, is that of all its tabs, and of one game', () => {
  stubStorage();
  const [tab, other] = [enteredHere('7'), enteredHere('7')];
  tab.add(['a', 'b']);
  other.add(['c']);
  tab.add(['d']);
  expect(tab.ids()).toEqual(['a', 'b', 'c', 'd']);
  expect(enteredHere('7').ids()).toEqual(['a', 'b', 'c', 'd']);
  enteredHere('8').add(['e']);
  expect([enteredHere('7').ids(), enteredHere('8').ids()]).toEqual([[], ['e']]);
});

test('the latest hundred are known', () => {
  stubStorage();
  const entered = enteredHere('7');
  for (let count = 0; count < 120; count += 1) entered.add([`${count}`]);
  expect([entered.ids().length, entered.ids()[0], enteredHere('7').ids().at(-1)]).toEqual([100, '20', '119']);
});

test('a browser that keeps nothing knows it until the page is left; what somebody else wrote there is no order', () => {
  stubStorage(() => {
    throw new Error('full');
  });
  const entered = enteredHere('7');
  entered.add(['a']);
  entered.add(['b']);
  expect([entered.ids(), enteredHere('7').ids()]).toEqual([['a', 'b'], []]);
  stubStorage().set('courtside-entered', '{"gameId":"7","ids":[1]}');
  expect(enteredHere('7').ids()).toEqual([]);
});
