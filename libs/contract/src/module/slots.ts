import * as z from 'zod/mini';
import { form } from './forms';

/** The error for an invalid slot name. */
export const SLOT_NAMES =
  'slots are named <area>.<name>, such as staff.drawer, in lower-case letters, digits and hyphens';

/** Name of a slot: an area of the product and a place in it, such as `staff.drawer`. A slot has one owner. */
export const slotNameSchema = z.string().check(z.regex(form.slotName, SLOT_NAMES));

/** A slot's schema as the manifest holds it. Code that checks a value against it reads it as `SlotSchema`. */
const schemaSchema = z.record(z.string(), z.unknown());

/** A place in a module's pages that other modules fill. */
export const slotOfferSchema = z.object({
  /** The props that the slot passes to each module that fills it. */
  props: schemaSchema,
  /**
   * With it, a module fills the slot with a function instead of a component: the shell calls it with the props, it
   * returns a value of this schema, and the page renders that.
   */
  answer: z.optional(schemaSchema),
  /** Most bytes (brotli) that a person may have to load for what one module puts there. */
  bytes: z.number().check(z.int(), z.positive('a byte limit is a positive number')),
});

/** What a module says about a slot that it fills. */
export const slotFillSchema = z.object({
  /** Place among the modules that fill the slot; of the same order, the title decides. */
  order: z.number('an order is a number, such as 30'),
  /** True when it is for people who work at the club, and not for those who only sit on the board. */
  staffOnly: z.optional(z.boolean()),
});

export type SlotOffer = z.infer<typeof slotOfferSchema>;
