import type { SlotOffer } from '@platform/contract';
import { slotValueProblem } from '@platform/contract/slot-values';
import { manifestStore } from '@platform/module-kit';
import { PlatformError } from '../platformError';

/** What the module that owns a slot says of it. @throws PlatformError where no module of the person offers the slot */
export function offerOf(slot: string): SlotOffer {
  for (const { descriptor } of manifestStore.get().manifest.modules) {
    const offer = descriptor.offers?.[slot];
    if (offer) return offer;
  }
  throw new PlatformError('slot-props', `No module of this platform offers the slot ${slot}.`);
}

/**
 * Holds what a page hands over to the schema of the slot.
 * @throws PlatformError that names the slot, with what is wrong as its detail
 */
export function requireProps(slot: string, props: object): void {
  const problem = slotValueProblem(offerOf(slot).props, props);
  if (!problem) return;
  const message = `The page handed the slot ${slot} what its schema does not allow.`;
  throw new PlatformError('slot-props', message, { detail: problem });
}

/**
 * Holds what a module answers to the schema of the slot.
 * @throws PlatformError that names the slot, with what is wrong as its detail
 */
export function requireAnswer(slot: string, answer: unknown): void {
  const problem = slotValueProblem(offerOf(slot).answer ?? {}, answer);
  if (!problem) return;
  throw new PlatformError('slot-answer', `It answered the slot ${slot} with what the slot does not allow.`, {
    detail: problem,
  });
}
