import { gql } from '@apollo/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Answers, type Question } from './answers';

const question = (id: string): Question => ({
  document: gql`
    query Score($id: ID!, $first: Int = 5) {
      organization {
        id
        game(id: $id) {
          id
          homeScore
          scores(first: $first)
        }
      }
    }
  `,
  variables: { id },
});
const data = (id: string, homeScore: number): unknown => ({
  organization: {
    __typename: 'Organization',
    id: '1',
    game: { __typename: 'Game', id, homeScore, scores: [homeScore] },
  },
});

/** Requests that wait for the test's answer. */
let asked: { body: { query: string; variables: unknown }; answer(body: unknown): void; fail(): void }[];
beforeEach(() => {
  asked = [];
  vi.stubGlobal('document', { cookie: '' });
  vi.stubGlobal(
    'fetch',
    (_uri: string, { body }: { body: string }) =>
      new Promise((resolve, reject) => {
        asked.push({
          body: JSON.parse(body) as { query: string; variables: unknown },
          answer: (what) => resolve(new Response(JSON.stringify(what))),
          fail: () => reject(new TypeError('no network')),
        });
      }),
  );
});
afterEach(() => vi.unstubAllGlobals());

/** Listens to a question. */
function listen(answers: Answers, which: Question, isFirst = false) {
  const watch = answers.watch(which, isFirst);
  const tell = vi.fn<() => void>();
  return { watch, tell, leave: watch.listen(tell) };
}

test('what came with the page is there at once, asks nothing, and stays the same object when Apollo comes', async () => {
  const answers = new Answers('/graphql');
  const first = data('7', 10);
  answers.keep(question('7'), first);
  const { watch, tell } = listen(answers, question('7'), true);
  expect(watch.current()).toEqual({ data: first, loading: false, failed: false });
  expect(answers.part).toBeNull();
  await answers.load();
  await vi.waitFor(() => expect(answers.part).not.toBeNull());
  expect(watch.current().data).toBe(first);
  expect(tell).not.toHaveBeenCalled();
  expect(asked).toEqual([]);
});

test('what is told before Apollo is there is shown, and Apollo has it afterwards', async () => {
  const answers = new Answers('/graphql');
  answers.keep(question('7'), data('7', 10));
  const { watch, tell } = listen(answers, question('7'), true);
  answers.write(question('8'), data('8', 1)); // of another game
  expect(tell).not.toHaveBeenCalled();
  answers.write(question('7'), data('7', 12));
  expect(watch.current().data).toEqual(data('7', 12));
  expect(tell).toHaveBeenCalledOnce();
  await answers.load();
  const later = listen(answers, question('7'), true);
  expect(later.watch.current().data).toEqual(data('7', 12));
  answers.write(question('7'), data('7', 14));
  await vi.waitFor(() => expect(watch.current().data).toEqual(data('7', 14)));
  expect(asked).toEqual([]);
});

test('another page’s answer is shown without Apollo, asked for once, and Apollo has it afterwards', async () => {
  const answers = new Answers('/graphql');
  const { watch } = listen(answers, question('7'));
  const other = listen(answers, question('7'), true);
  expect(watch.current()).toEqual({ data: undefined, loading: true, failed: false });
  expect(asked).toHaveLength(1);
  expect(asked[0]!.body.query).toContain('__typename');
  asked[0]!.answer({ data: data('7', 10) });
  await vi.waitFor(() => expect(watch.current()).toEqual({ data: data('7', 10), loading: false, failed: false }));
  expect(other.watch.current().data).toBe(watch.current().data);
  expect(answers.part).toBeNull();
  await answers.load();
  expect(listen(answers, question('7'), true).watch.current().data).toEqual(data('7', 10));
  expect(asked).toHaveLength(1);
});

test('the answer to another question changes nothing of what is kept: it may have other arguments', async () => {
  const answers = new Answers('/graphql');
  answers.keep(question('7'), data('7', 10));
  const { watch } = listen(answers, question('7'), true);
  listen(answers, question('8'));
  asked[0]!.answer({ data: { organization: { __typename: 'Organization', id: '1', game: null } } });
  await vi.waitFor(() => expect(answers.kept(question('8'))).toBeDefined());
  expect(watch.current().data).toEqual(data('7', 10));
});

test('Apollo stands back behind what is being asked', async () => {
  const answers = new Answers('/graphql');
  const { watch } = listen(answers, question('7'));
  let isLoaded = false;
  const loading = answers.load().then(() => (isLoaded = true));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(isLoaded).toBe(false);
  asked[0]!.answer({ data: data('7', 10) });
  await loading;
  expect(watch.current().data).toEqual(data('7', 10));
  expect(asked).toHaveLength(1);
});

test('a page that somebody comes back to before Apollo is there is shown from memory and asked for anew', async () => {
  const answers = new Answers('/graphql');
  answers.keep(question('7'), data('7', 10));
  const { watch } = listen(answers, question('7'));
  expect(watch.current()).toMatchObject({ data: data('7', 10), loading: false });
  asked[0]!.answer({ data: data('7', 11) });
  await vi.waitFor(() => expect(watch.current().data).toEqual(data('7', 11)));
});

test('later pages are shown from memory and asked for anew', async () => {
  const answers = new Answers('/graphql');
  answers.keep(question('7'), data('7', 10));
  await answers.load();
  const { watch } = listen(answers, question('7'));
  expect(watch.current()).toMatchObject({ data: data('7', 10), failed: false });
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  asked[0]!.answer({ data: data('7', 11) });
  await vi.waitFor(() => expect(watch.current()).toEqual({ data: data('7', 11), loading: false, failed: false }));
});

test.each([false, true])('what failed says so, and is asked again; Apollo there meanwhile: %s', async (withApollo) => {
  const answers = new Answers('/graphql');
  const { watch } = listen(answers, question('7'));
  asked[0]!.fail();
  const failed = { data: undefined, loading: false, failed: expect.any(Error) as Error };
  await vi.waitFor(() => expect(watch.current()).toEqual(failed));
  if (withApollo) await answers.load();
  expect(watch.current()).toEqual(failed);
  expect(asked).toHaveLength(1);
  void watch.retry();
  expect(watch.current()).toEqual({ data: undefined, loading: true, failed: false });
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  asked[1]!.answer({ data: data('7', 10) });
  await vi.waitFor(() => expect(watch.current()).toEqual({ data: data('7', 10), loading: false, failed: false }));
});

test('an answer with errors is none', async () => {
  const { watch } = listen(new Answers('/graphql'), question('7'));
  asked[0]!.answer({ errors: [{ message: 'no' }], data: { organization: null } });
  await vi.waitFor(() =>
    expect(watch.current()).toEqual({ data: undefined, loading: false, failed: expect.any(Error) as Error }),
  );
});

test('who sees more than visitors do asks anew without Apollo', async () => {
  const answers = new Answers('/graphql');
  answers.keep(question('7'), data('7', 10));
  const { watch } = listen(answers, question('7'), true);
  const renewed = watch.retry();
  asked[0]!.answer({ data: data('7', 20) });
  await renewed;
  expect(watch.current().data).toEqual(data('7', 20));
  expect(answers.part).toBeNull();
});
