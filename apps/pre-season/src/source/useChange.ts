import { DataError, useMutation, useQueryClient } from '@platform/module-kit';
import { toast } from '@platform/ui';
import { rereadRows } from './rereadRows';
import { usePreSeasonSource } from './PreSeasonSourceContext';

interface ChangeOptions<Input, Output> {
  run(input: Input): Promise<Output>;
  onDone?(output: Output, input: Input): void;
  /** Says a refusal in the corner. A form that says it itself leaves this away. */
  failed?: string;
}

/** Something that changes the club's rows: afterwards everything that is shown of them is read again. */
export function useChange<Input, Output>({ run, onDone, failed }: ChangeOptions<Input, Output>) {
  const { key } = usePreSeasonSource();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: run,
    onSuccess(output, input) {
      onDone?.(output, input);
      return rereadRows(cache, key);
    },
    onError(error) {
      if (failed !== undefined) toast({ title: failed, description: reasonOf(error), tone: 'destructive' });
      // The refusal is told without waiting for that.
      void rereadRows(cache, key);
    },
  });
}

/** Why something was refused and what to do next, in one line. */
export function reasonOf(error: Error): string {
  return error instanceof DataError && error.hint ? `${error.message} ${error.hint}` : error.message;
}
