import type { SlotOffer } from '@platform/contract';
import { slotValueProblem } from '@platform/contract/slot-values';
import { manifestStore } from '@platform/module-kit';
import ownOffers from '../../offers.json';
import { PlatformError } from '../platformError';

/** The slots of the shell's own pages. They are not in `builtInModule`, which every page loads. */
const own: Readonly<Record<string, SlotOffer>> = ownOffers;

/** What the module that owns a slot says of it. @throws PlatformError where no module of the person offers the slot */
export function offerOf(slot: string): SlotOffer {
  if (own[slot]) return own[slot];
  for (const { descriptor } of manifestStore.get().manifest.modules) {
    const offer = descriptor.offers?.[slot];
    if (offer) return offer;
  }
  throw new PlatformError('slot-props', `No module of this platform offers the slot ${slot}.`);
}

/**
 * Holds what a page hands over to the schema of the slot.
 * @returns a copy for one module, which can change nothing for the page and for other modules
 * @throws PlatformError that names the slot, with what is wrong as its detail
 */
export function requireProps(slot: string, props: object): object {
  const message = `The page handed the slot ${slot} what its schema does not allow.`;
  const [problem, copy] = checkedCopy(offerOf(slot).props, props);
  if (problem) throw new PlatformError('slot-props', message, { detail: problem });
  return copy as object;
}

/**
 * Holds what a module answers to the schema of the slot.
 * @returns a copy, so that the page draws what was checked, whatever the module does with its own afterwards
 * @throws PlatformError that names the slot, with what is wrong as its detail
 */
export function requireAnswer(slot: string, answer: unknown): unknown {
  const message = `It answered the slot ${slot} with what the slot does not allow.`;
  const [problem, copy] = checkedCopy(offerOf(slot).answer ?? {}, answer);
  if (problem) throw new PlatformError('slot-answer', message, { detail: problem });
  return copy;
}

/** What is wrong with a value, if anything, and its data as JSON has them: that is what a schema describes. */
function checkedCopy(schema: Record<string, unknown>, value: unknown): [problem: string | undefined, copy: unknown] {
  try {
    const text = JSON.stringify(value) as string | undefined;
    const copy: unknown = text === undefined ? undefined : JSON.parse(text);
    return [slotValueProblem(schema, copy), copy];
  } catch (error) {
    // Such as a value that holds itself.
    return [(error as Error).message, undefined];
  }
}
