import {
  useMutation as useLibraryMutation,
  type DefaultError,
  type MutateOptions,
  type UseMutationOptions,
  type UseMutationResult,
} from '@tanstack/react-query';
import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * A change of server data, as the library has it, with one rule for every form: one press makes one change. What a change
 * says of itself (`isPending`) is drawn a moment after it has begun, and a double click is faster; until then, the very
 * same change is not begun again, and the second call gets the answer of the first.
 */
export function useMutation<Data = unknown, Failure = DefaultError, Variables = void, Context = unknown>(
  options: UseMutationOptions<Data, Failure, Variables, Context>,
): UseMutationResult<Data, Failure, Variables, Context> {
  const change = useLibraryMutation(options);
  const { mutateAsync: begin, isPending } = change;
  const begun = useRef<{ variables: Variables; answer: Promise<Data> } | null>(null);
  // From here on the page shows that it is under way, and what may be pressed again is the page's to say.
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
    // What it throws is shown by the change itself.
    (...asked: Parameters<typeof mutateAsync>) => void mutateAsync(...asked).catch(() => undefined),
    [mutateAsync],
  );
  return { ...change, mutate, mutateAsync } as UseMutationResult<Data, Failure, Variables, Context>;
}

/** Whether two changes are the same one: of the same value, or of the same parts. */
function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (!isRecord(one) || !isRecord(other)) return false;
  const keys = Object.keys(one);
  return keys.length === Object.keys(other).length && keys.every((key) => Object.is(one[key], other[key]));
}

/** A file is no record: two of them have no parts that would tell them apart. */
const isRecord = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype;
