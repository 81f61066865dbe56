import type { QueryClient, QueryFunction, QueryKey } from '@tanstack/react-query';

/** A change that is shown before the server has answered. */
export interface ShownChange<Data> {
  /**
   * The server has it. Reads that began before are given up, so begin another one afterwards.
   * @param become what it made of the data, where more came back than was expected
   */
  confirm(become?: (data: Data) => Data): Promise<void>;
  /** The server refused it: everything is shown as it is without it. */
  takeBack(): void;
}

/** Some data with changes on the way: as the server has it, as far as it was heard of, and what is laid over that. */
interface Overlaid {
  truth: unknown;
  changes: Set<(data: unknown) => unknown>;
}

const overlaid = new WeakMap<QueryClient, Map<string, Overlaid>>();

/**
 * Shows a change of cached data at once, until it is confirmed or taken back. Changes may overlap: each stays, whatever
 * becomes of the others and whatever is read meanwhile, if the query reads through `withShownChanges`.
 * @param expect what the change makes of the data; of data that has it already, the same
 */
export function showAtOnce<Data>(
  cache: QueryClient,
  queryKey: QueryKey,
  expect: (data: Data) => Data,
): ShownChange<Data> {
  const name = JSON.stringify(queryKey);
  const change = expect as (data: unknown) => unknown;
  const ofCache = overlaid.get(cache) ?? new Map<string, Overlaid>();
  overlaid.set(cache, ofCache);
  const own = ofCache.get(name) ?? { truth: cache.getQueryData(queryKey), changes: new Set() };
  ofCache.set(name, own);
  own.changes.add(change);
  const show = () => {
    // What is not there, such as the data of somebody who has signed out, stays away.
    cache.setQueryData(queryKey, (now: unknown) => (now === undefined ? undefined : layOver(own)));
  };
  const end = () => {
    own.changes.delete(change);
    show();
    if (own.changes.size === 0) ofCache.delete(name);
  };
  show();
  return {
    async confirm(become = expect) {
      await cache.cancelQueries({ queryKey, exact: true });
      if (own.truth !== undefined) own.truth = become(own.truth as Data);
      end();
    },
    takeBack: end,
  };
}

/** A `queryFn` whose answers come with the changes that are on their way. */
export function withShownChanges<Data>(read: () => Promise<Data>): QueryFunction<Data> {
  return async (context) => {
    const data = await read();
    const own = overlaid.get(context.client)?.get(JSON.stringify(context.queryKey));
    if (!own) return data;
    // A read that was given up may not know of what was confirmed since. Its signal is looked at only here: a query that
    // looks at it while it reads is given up whenever the page goes that shows it.
    if (!context.signal.aborted) own.truth = data;
    return layOver(own) as Data;
  };
}

const layOver = ({ truth, changes }: Overlaid): unknown =>
  truth === undefined ? undefined : [...changes].reduce<unknown>((data, change) => change(data), truth);
