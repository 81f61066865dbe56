import { moduleDescriptorSchema, SLOT_NAMES, slotNameSchema } from '@platform/contract';
import { writtenOfferSchema } from '@platform/contract/slot-values';
import * as z from 'zod/mini';

/** `module.json` as its author writes it: the descriptor, with every word of the slots that it offers. */
export const moduleJsonSchema = z.extend(moduleDescriptorSchema, {
  offers: z.optional(z.record(slotNameSchema, writtenOfferSchema, SLOT_NAMES)),
});
