import type { SlotOffer } from '@platform/contract';
import { fitsPlainly } from '@platform/contract/slot-values';
import { manifestStore } from '@platform/module-kit';
import ownOffers from '../../offers.json';
import { unreachable } from '../loading/failures/unreachable';
import { PlatformError } from '../platformError';

/** The slots of the shell's own pages. They are not in `builtInModule`, which every page loads. */
const own: Readonly<Record<string, SlotOffer>> = ownOffers;

/** The slot's declaration by its owner. @throws PlatformError if none of the person's modules declares the slot */
function offerOf(slot: string): SlotOffer {
  if (own[slot]) return own[slot];
  for (const { descriptor } of manifestStore.get().manifest.modules) {
    const offer = descriptor.offers?.[slot];
    if (offer) return offer;
  }
  throw new PlatformError('slot-props', `No module of this platform offers the slot ${slot}.`);
}

/**
 * Checks the page's props against the slot's schema.
 * @returns a copy for one module, so that its changes do not reach the page or other modules
 * @throws PlatformError that names the slot, with the problem in its detail
 */
export async function requireProps(slot: string, props: object): Promise<object> {
  const message = `The page handed the slot ${slot} what its schema does not allow.`;
  const [problem, copy] = await checkedCopy(offerOf(slot).props, props);
  if (problem) throw new PlatformError('slot-props', message, { detail: problem });
  return copy as object;
}

/**
 * Checks a module's answer against the slot's schema.
 * @returns a copy, so that the page renders what was checked even if the module changes its own
 * @throws PlatformError that names the slot, with the problem in its detail
 */
export async function requireAnswer(slot: string, answer: unknown): Promise<unknown> {
  const message = `It answered the slot ${slot} with what the slot does not allow.`;
  const [problem, copy] = await checkedCopy(offerOf(slot).answer ?? {}, answer);
  if (problem) throw new PlatformError('slot-answer', message, { detail: problem });
  return copy;
}

/** Checks a value's JSON data against a schema. @returns the problem, if any, and a copy of that data */
async function checkedCopy(
  schema: Record<string, unknown>,
  value: unknown,
): Promise<[problem: string | undefined, copy: unknown]> {
  try {
    const text = JSON.stringify(value) as string | undefined;
    const copy: unknown = text === undefined ? undefined : JSON.parse(text);
    return [fitsPlainly(schema, copy) ? undefined : await problemOf(schema, copy), copy];
  } catch (error) {
    if (error instanceof PlatformError) throw error;
    // Such as a circular value.
    return [(error as Error).message, undefined];
  }
}

/** Why a value does not fit its schema, if it does not. Most values never need this: `fitsPlainly` lets them pass. */
async function problemOf(schema: Record<string, unknown>, copy: unknown): Promise<string | undefined> {
  const library = await import(
    /* webpackChunkName: "slotSchemas", webpackExports: ["slotValueProblem"] */ '@platform/contract/slot-values'
  ).catch((error: Error) => Promise.reject(unreachable(error)));
  return library.slotValueProblem(schema, copy);
}
