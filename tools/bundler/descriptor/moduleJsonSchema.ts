import { moduleDescriptorSchema, SLOT_NAMES, slotNameSchema } from '@platform/contract';
import { writtenOfferSchema } from '@platform/contract/slot-values';
import * as z from 'zod/mini';

/** `module.json` as its author writes it: with every word of the slots that it offers, and icons by their names alone. */
export const moduleJsonSchema = z.extend(z.omit(moduleDescriptorSchema, { icons: true }), {
  offers: z.optional(z.record(slotNameSchema, writtenOfferSchema, SLOT_NAMES)),
});
