import { dataOf } from '@platform/module-kit';

type DataRequest<Rows> = Parameters<typeof dataOf<Rows>>[0];

/** A request that also asks for the total number of rows. */
interface CountedRequest<Rows> extends Pick<DataRequest<Rows>, 'then'> {
  retry(enabled: boolean): PromiseLike<Awaited<ReturnType<DataRequest<Rows>['retry']>> & { count: number | null }>;
}

/**
 * Like dataOf, for one page of a list: its rows, and the total number of rows.
 * @throws DataError with a message for the person
 */
export async function countedDataOf<Rows>(
  request: CountedRequest<Rows>,
  fallback: string,
): Promise<{ rows: NonNullable<Rows>; count: number }> {
  let count = 0;
  const rows = await dataOf<Rows>(
    {
      then: request.then.bind(request),
      retry: async (enabled) => {
        const answer = await request.retry(enabled);
        count = answer.count ?? 0;
        return answer;
      },
    },
    fallback,
  );
  return { rows, count };
}
