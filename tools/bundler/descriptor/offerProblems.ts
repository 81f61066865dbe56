import { slotValueProblem } from '@platform/contract/slot-values';
import type * as z from 'zod/mini';
import type { moduleJsonSchema } from './moduleJsonSchema';

/**
 * The problems of the slots that a module offers, one clause each: an example that its own schema refuses, or a schema
 * that cannot be followed. `check` passes the first example to the modules that fill the slot.
 */
export function offerProblems({ offers = {} }: Pick<z.infer<typeof moduleJsonSchema>, 'offers'>): string[] {
  return Object.entries(offers).flatMap(([slot, { props, answer }]) => {
    try {
      if (answer) slotValueProblem(answer, null);
      return props.examples.flatMap((example, index) => {
        const problem = slotValueProblem(props, example);
        return problem ? [`offers.${slot}.props.examples.${index}: ${problem.replace(/\.$/, '')}`] : [];
      });
    } catch (error) {
      return [`offers.${slot}: its schema cannot be followed: ${(error as Error).message}`];
    }
  });
}
