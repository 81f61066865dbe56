import { queryClient } from '@platform/module-kit';
import type { Delivery } from '../outbox/sendOrKeep';
import { forgetJointAnswers } from '@platform/module-kit';
import { showChange } from '../shownChanges/shownChanges';
import type { ClubSource, PageSource } from '../source/clubSource';
import type { ClubReader, PageReader } from '../source/useClubReader';
import { Answers } from './answers';
import type { ChangeCalls, Changes } from './defineChange';
import { newId } from './rows';
import { madeHere, showAgain } from './showAgain';
import { showUntilSent } from './showUntilSent';

/**
 * The changes of a module as functions of a source. Each is sent to the database. Meanwhile the pages show the
 * expected result; after a refusal they show the previous one. They also show changes that were already waiting on this
 * device when the page opened.
 * @param module the first part of the keys of its queries, as in `createSource`
 */
export function sendChanges<
  Reads,
  Declared extends Changes<Reads, Reader, Source>,
  Reader extends PageReader = ClubReader,
  Source extends PageSource = ClubSource,
>(module: string, changes: Declared, source: Source, reader: Reader): ChangeCalls<Declared> {
  const showing = (expect: Declared[string]['expect'], input: never[]) =>
    showChange(queryClient, [module, source.key], (known) => {
      expect?.(new Answers<Reads, Source>(known, source), ...input);
    });
  showAgain(module, reader.userId, ({ name, input }) => {
    const expect = changes[name]?.expect;
    return expect && showing(tolerant(expect), input as never[]);
  });
  const calls = Object.entries(changes).map(([name, { send: request, expect, waits }]) => {
    const send: typeof request = async (by, ...input) => {
      try {
        return await request(by, ...input);
      } finally {
        forgetJointAnswers();
      }
    };
    const call = async (...input: never[]): Promise<unknown> => {
      const id = newId();
      madeHere(id);
      const meaningful = { ...reader, meaning: { id, module, name, input } };
      if (waits || !expect) {
        const output = await send(meaningful, ...input);
        if (isKept(output)) showUntilSent(showing(expect, input), id);
        return output;
      }
      const shown = showing(expect, input);
      try {
        const output = await send(meaningful, ...input);
        if (isKept(output)) showUntilSent(shown, id);
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

/** Leaves the answers unchanged when an earlier release kept a change that this release cannot apply. */
const tolerant =
  <Known>(expect: (known: Known, ...input: never[]) => unknown) =>
  (known: Known, ...input: never[]): unknown => {
    try {
      return expect(known, ...input);
    } catch {
      return undefined;
    }
  };

const isKept = (output: unknown) => output === ('kept' satisfies Delivery);
