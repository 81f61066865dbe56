import { moduleDescriptorSchema, SLOT_NAMES, slotNameSchema } from '@platform/contract';
import { writtenOfferSchema } from '@platform/contract/slot-values';
import * as z from 'zod/mini';

/** `module.json` as its author writes it: with icons by their names alone. */
export const moduleFileSchema = z.omit(moduleDescriptorSchema, { icons: true, offers: true });

/** The same with its `offers.json`: every word of the slots that the module offers. */
export const moduleJsonSchema = z.extend(moduleFileSchema, {
  offers: z.optional(z.record(slotNameSchema, writtenOfferSchema, SLOT_NAMES)),
});
