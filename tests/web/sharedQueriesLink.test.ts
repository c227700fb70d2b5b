import { ApolloLink } from '@apollo/client';
import { execute } from '@apollo/client/link';
import { parse } from 'graphql';
import { firstValueFrom, Subject } from 'rxjs';
import { beforeEach, describe, expect, test } from 'vitest';
import { sharedQueries } from '../../web/client/sharedQueriesLink.ts';

/** The operations that were sent, in order; the test answers each. */
let sent: Subject<ApolloLink.Result>[];
let queries: ReturnType<typeof sharedQueries>;
let link: ApolloLink;
beforeEach(() => {
  sent = [];
  const server = new ApolloLink(() => {
    const answer = new Subject<ApolloLink.Result>();
    sent.push(answer);
    return answer;
  });
  queries = sharedQueries();
  link = queries.link.concat(server);
});

const client = Object.create(null);
const ask = (document: string, variables = {}) =>
  firstValueFrom(execute(link, { query: parse(document), variables }, { client }));

function answer(number: number, value: string) {
  sent[number]?.next({ data: { value } });
  sent[number]?.complete();
}

/** Completes an operation that reports or makes a change: an event, or this page's own write. */
async function happen(document: string) {
  const news = ask(document);
  answer(sent.length - 1, 'news');
  await news;
  sent.pop();
}

const LIST = 'query List { value }';

describe('a query in flight', () => {
  test('serves all callers that send it meanwhile', async () => {
    const both = Promise.all([ask(LIST), ask(LIST)]);
    expect(sent).toHaveLength(1);
    answer(0, 'first');
    expect(await both).toEqual([{ data: { value: 'first' } }, { data: { value: 'first' } }]);
  });

  test('is sent again after its response, and for other variables', async () => {
    const first = ask(LIST);
    const other = ask(LIST, { page: 2 });
    expect(sent).toHaveLength(2);
    answer(0, 'first');
    answer(1, 'other');
    expect(await Promise.all([first, other])).toMatchObject([
      { data: { value: 'first' } },
      { data: { value: 'other' } },
    ]);
    const second = ask(LIST);
    answer(2, 'second');
    expect(await second).toEqual({ data: { value: 'second' } });
  });

  test.each(['subscription Changed { value }', 'mutation Write { value }'])(
    'is sent again after a %s',
    async (news) => {
      const before = ask(LIST);
      await happen(news);
      const after = ask(LIST);
      expect(sent).toHaveLength(2);
      answer(0, 'before');
      answer(1, 'after');
      expect(await Promise.all([before, after])).toEqual([{ data: { value: 'before' } }, { data: { value: 'after' } }]);
    },
  );

  test('is sent again after a lost connection, on which it may hang', async () => {
    void ask(LIST);
    queries.startAfresh();
    const after = ask(LIST);
    expect(sent).toHaveLength(2);
    answer(1, 'after');
    expect(await after).toEqual({ data: { value: 'after' } });
  });

  test.each([
    ['is answered', () => answer(0, 'before')],
    ['fails', () => sent[0]?.error(new Error('gone'))],
  ])('receives the response of a later query if it %s after that', async (_how, end) => {
    const before = ask(LIST);
    await happen('mutation Write { value }');
    const after = ask(LIST);
    answer(1, 'after');
    end();
    expect(await Promise.all([before, after])).toEqual([{ data: { value: 'after' } }, { data: { value: 'after' } }]);
  });

  test('fails for all its callers', async () => {
    const both = Promise.allSettled([ask(LIST), ask(LIST)]);
    sent[0]?.error(new Error('gone'));
    expect((await both).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  });

  test('is aborted when no caller waits for it', () => {
    const asked = [1, 2].map(() => execute(link, { query: parse(LIST) }, { client }).subscribe());
    expect(sent[0]?.observed).toBe(true);
    for (const one of asked) one.unsubscribe();
    expect(sent[0]?.observed).toBe(false);
  });
});
