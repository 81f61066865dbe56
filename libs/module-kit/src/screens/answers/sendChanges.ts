import { queryClient } from '@platform/module-kit';
import type { Delivery } from '../outbox/sendOrKeep';
import { showChange } from '../shownChanges/shownChanges';
import type { ClubSource } from '../source/clubSource';
import type { ClubReader } from '../source/useClubReader';
import { Answers } from './answers';
import type { ChangeCalls, Changes } from './defineChange';

/**
 * The changes of a module as functions of a club's source. Each is sent to the database. Meanwhile the pages show the
 * expected result; after a refusal they show the previous one.
 * @param module the first part of the keys of its queries, as in `createSource`
 */
export function sendChanges<Reads, Declared extends Changes<Reads>>(
  module: string,
  changes: Declared,
  source: ClubSource,
  reader: ClubReader,
): ChangeCalls<Declared> {
  const calls = Object.entries(changes).map(([name, { send, expect, waits = false }]) => {
    const call = async (...input: never[]): Promise<unknown> => {
      const show = () =>
        showChange(queryClient, [module, source.key], (known) => {
          expect?.(new Answers<Reads>(known, source), ...input);
        });
      if (waits || !expect) {
        const output = await send(reader, ...input);
        // It waits on this device: the page shows what the database will make of it.
        if (output === ('kept' satisfies Delivery)) await show().confirm();
        return output;
      }
      const shown = show();
      try {
        const output = await send(reader, ...input);
        await shown.confirm();
        return output;
      } catch (error) {
        shown.takeBack();
        throw error;
      }
    };
    return [name, call] as const;
  });
  return Object.fromEntries(calls) as ChangeCalls<Declared>;
}
