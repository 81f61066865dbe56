import type { QueryClient, QueryFunction, QueryKey } from '@tanstack/react-query';

/** What a change makes of the data of several queries. Their names are what their keys have beyond the common part, as JSON. */
type ChangeOfAnswers = (answers: Map<string, unknown>) => void;

/** A change that is shown before the server has answered. */
export interface ShownChange {
  /** The server has it. Earlier reads of the same data are given up, so begin another one afterwards. */
  confirm(): Promise<void>;
  /** The server refused it: everything is shown as it is without it. */
  takeBack(): void;
}

/** Queries with pending changes: the last data from the server, and the changes shown on top of it. */
interface Overlaid {
  /** The part that the keys of the queries have in common. */
  scope: QueryKey;
  truth: Map<string, unknown>;
  changes: Set<ChangeOfAnswers>;
}

const overlaid = new WeakMap<QueryClient, Map<string, Overlaid>>();

/**
 * Shows a change of cached data at once, until it is confirmed or taken back. Changes may overlap: each stays, whatever
 * becomes of the others and whatever is read meanwhile, if the queries read through `withShownChanges`.
 * @param scope the first parts of the keys of all queries that it may change
 * @param change replaces data; where it has happened already, it leaves the data as it is
 */
export function showChange(cache: QueryClient, scope: QueryKey, change: ChangeOfAnswers): ShownChange {
  const ofCache = overlaid.get(cache) ?? new Map<string, Overlaid>();
  overlaid.set(cache, ofCache);
  const name = JSON.stringify(scope);
  const own = ofCache.get(name) ?? { scope, truth: answersIn(cache, scope), changes: new Set() };
  ofCache.set(name, own);
  // The same function may be on its way twice.
  const once: ChangeOfAnswers = (answers) => change(answers);
  own.changes.add(once);
  const end = () => {
    own.changes.delete(once);
    show(cache, own);
    if (own.changes.size === 0) ofCache.delete(name);
  };
  show(cache, own);
  return {
    async confirm() {
      const after = withChanges(own.truth, [change]);
      const isChanged = ({ queryKey }: { queryKey: QueryKey }) => {
        const query = restOf(queryKey, scope);
        return after.get(query) !== own.truth.get(query);
      };
      await cache.cancelQueries({ queryKey: scope, predicate: isChanged });
      own.truth = withChanges(own.truth, [change]);
      end();
    },
    takeBack: end,
  };
}

/** A `queryFn` whose answers come with the changes that are on their way. */
export function withShownChanges<Data>(read: () => Promise<Data>): QueryFunction<Data> {
  return async (context) => {
    const { client, queryKey } = context;
    let data: Data = await read();
    for (const own of overlaid.get(client)?.values() ?? []) {
      if (!own.scope.every((part, place) => part === queryKey[place])) continue;
      const query = restOf(queryKey, own.scope);
      // A canceled read may lack what was confirmed since. Check its signal only here: the query library cancels a read
      // that uses the signal as soon as the page that shows it closes.
      if (!context.signal.aborted) own.truth.set(query, data);
      data = withChanges(own.truth, own.changes).get(query) as Data;
    }
    return data;
  };
}

const restOf = (queryKey: QueryKey, scope: QueryKey): string => JSON.stringify(queryKey.slice(scope.length));

function answersIn(cache: QueryClient, scope: QueryKey): Map<string, unknown> {
  const found = cache.getQueriesData({ queryKey: scope }).filter(([, data]) => data !== undefined);
  return new Map(found.map(([queryKey, data]) => [restOf(queryKey, scope), data]));
}

function withChanges(truth: Map<string, unknown>, changes: Iterable<ChangeOfAnswers>): Map<string, unknown> {
  const answers = new Map(truth);
  for (const change of changes) change(answers);
  return answers;
}

function show(cache: QueryClient, { scope, truth, changes }: Overlaid): void {
  for (const [query, data] of withChanges(truth, changes)) {
    const queryKey = [...scope, ...(JSON.parse(query) as unknown[])];
    if (cache.getQueryData(queryKey) === data) continue;
    // Data that is not in the cache, such as that of a person who has signed out, is not added again.
    cache.setQueryData(queryKey, (now: unknown) => (now === undefined ? undefined : data));
  }
}
