import type { LoadedProps } from '@platform/module-kit';

type Query<Data> = LoadedProps<Data>['query'];

/** What several queries answer together. */
type Answers<Queries> = {
  -readonly [Place in keyof Queries]: Queries[Place] extends Query<infer Data> ? Data : never;
};

/**
 * Several reads as one, for `<Loaded>`. It has data once all of them have, and the error of the first that failed.
 * Retry repeats the failed ones.
 */
export function allOf<const Queries extends readonly Query<unknown>[]>(queries: Queries): Query<Answers<Queries>> {
  const answers = queries.map(({ data }) => data);
  return {
    data: answers.includes(undefined) ? undefined : (answers as Answers<Queries>),
    error: queries.find(({ data, error }) => data === undefined && error)?.error ?? null,
    isFetching: queries.some(({ isFetching }) => isFetching),
    refetch: () => Promise.all(queries.filter(({ error }) => error).map((query) => query.refetch())),
  };
}
