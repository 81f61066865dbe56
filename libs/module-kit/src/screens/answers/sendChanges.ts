import { queryClient } from '@platform/module-kit';
import { outboxStore } from '../outbox/outboxStore';
import type { Delivery } from '../outbox/sendOrKeep';
import { showChange, type ShownChange } from '../shownChanges/shownChanges';
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
        if (isKept(output)) showUntilSent(show());
        return output;
      }
      const shown = show();
      try {
        const output = await send(reader, ...input);
        if (isKept(output)) showUntilSent(shown);
        else await shown.confirm();
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

const isKept = (output: unknown) => output === ('kept' satisfies Delivery);

/**
 * Shows the most recently kept change until the database has it or refuses it: what is read meanwhile is as old as the
 * connection.
 */
function showUntilSent<Become>({ confirm, takeBack }: ShownChange<Become>): void {
  const order = outboxStore.get().findLast(({ refusal }) => refusal === null)?.order;
  const settle = () => {
    const kept = outboxStore.get().find((change) => change.order === order);
    if (kept?.refusal === null) return;
    stop();
    if (kept) takeBack();
    else void confirm();
  };
  const stop = outboxStore.subscribe(settle);
  settle();
}
