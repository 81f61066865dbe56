import {
  useMutation as useLibraryMutation,
  type DefaultError,
  type MutateOptions,
  type UseMutationOptions,
  type UseMutationResult,
} from '@tanstack/react-query';
import { useCallback, useLayoutEffect, useRef } from 'react';
import { useQueryClient } from './useQuery';

/**
 * The library's `useMutation`, with one rule for every form: one press makes one change. `isPending` renders a moment
 * after a change begins, and a double click is faster. Until then, the same change does not begin again: the second
 * call gets the answer of the first.
 */
export function useMutation<Data = unknown, Failure = DefaultError, Variables = void, Context = unknown>(
  options: UseMutationOptions<Data, Failure, Variables, Context>,
): UseMutationResult<Data, Failure, Variables, Context> {
  const change = useLibraryMutation(options, useQueryClient());
  const { mutateAsync: begin, isPending } = change;
  const begun = useRef<{ variables: Variables; answer: Promise<Data> } | null>(null);
  // From here on the page shows the pending change, and decides what may be pressed again.
  useLayoutEffect(() => {
    if (isPending) begun.current = null;
  });
  const mutateAsync = useCallback(
    (variables: Variables, callbacks?: MutateOptions<Data, Failure, Variables, Context>): Promise<Data> => {
      if (begun.current && isSame(begun.current.variables, variables)) return begun.current.answer;
      const answer = begin(variables, callbacks).finally(() => {
        if (begun.current?.answer === answer) begun.current = null;
      });
      begun.current = { variables, answer };
      return answer;
    },
    [begin],
  );
  const mutate = useCallback(
    // The change itself shows what it throws.
    (...asked: Parameters<typeof mutateAsync>) => void mutateAsync(...asked).catch(() => undefined),
    [mutateAsync],
  );
  return { ...change, mutate, mutateAsync } as UseMutationResult<Data, Failure, Variables, Context>;
}

/** Whether two changes are equal: the same value, or equal parts. */
function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (!isRecord(one) || !isRecord(other)) return false;
  const keys = Object.keys(one);
  return keys.length === Object.keys(other).length && keys.every((key) => Object.is(one[key], other[key]));
}

/** Files have no properties of their own to compare. */
const isRecord = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype;
