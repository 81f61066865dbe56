import * as z from 'zod/mini';

/** What is said of a slot whose name is none. */
export const SLOT_NAMES =
  'slots are named <area>.<name>, such as staff.drawer, in lower-case letters, digits and hyphens';

/** Name of a slot: an area of the product and a place in it, such as `staff.drawer`. A slot has one owner. */
export const slotNameSchema = z.string().check(z.regex(/^[a-z][a-z0-9-]{0,29}\.[a-z][a-z0-9-]{0,29}$/, SLOT_NAMES));

const valueType = z.enum(['object', 'array', 'string', 'number', 'integer', 'boolean', 'null']);

/** What a value may be, in the part of JSON Schema 2020-12 that slots use (https://json-schema.org/draft/2020-12). */
export interface SlotSchema {
  type: z.infer<typeof valueType> | z.infer<typeof valueType>[];
  description?: string;
  properties?: Record<string, SlotSchema>;
  required?: string[];
  additionalProperties?: boolean;
  items?: SlotSchema;
  minItems?: number;
  maxItems?: number;
  enum?: (string | number | boolean | null)[];
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  minimum?: number;
  maximum?: number;
}

const size = z.optional(z.number().check(z.int(), z.nonnegative()));
const valueFields = {
  type: z.union([valueType, z.array(valueType).check(z.minLength(1))]),
  description: z.optional(z.string()),
  required: z.optional(z.array(z.string())),
  additionalProperties: z.optional(z.boolean()),
  minItems: size,
  maxItems: size,
  enum: z.optional(z.array(z.union([z.string(), z.number(), z.boolean(), z.null()]))),
  minLength: size,
  maxLength: size,
  pattern: z.optional(z.string()),
  minimum: z.optional(z.number()),
  maximum: z.optional(z.number()),
};

const slotSchemaSchema: z.ZodMiniType<SlotSchema> = z.object({
  ...valueFields,
  get properties() {
    return z.optional(z.record(z.string(), slotSchemaSchema));
  },
  get items() {
    return z.optional(slotSchemaSchema);
  },
});

/** What a slot hands over: an object, with one example of it for `check`. */
export const slotPropsSchema = z.object({
  ...valueFields,
  type: z.literal('object', 'what a slot hands over is an object'),
  properties: z.optional(z.record(z.string(), slotSchemaSchema)),
  examples: z.array(z.record(z.string(), z.unknown())).check(z.minLength(1, 'one example is needed')),
});

/** A place in a module's pages that other modules fill. */
export const slotOfferSchema = z.object({
  props: slotPropsSchema,
  /**
   * With it, a module fills the slot with a function instead of a component: it is asked with the props and answers a
   * value of this schema, which the page draws.
   */
  answer: z.optional(slotSchemaSchema),
  /** Most bytes (brotli) that a person may have to load for what one module puts there. */
  bytes: z.number().check(z.int(), z.positive('a byte limit is a positive number')),
});

/** What a module says of a slot that it fills. */
export const slotFillSchema = z.object({
  /** Place among the modules that fill the slot; of the same order, the title decides. */
  order: z.number('an order is a number, such as 30'),
});

export type SlotOffer = z.infer<typeof slotOfferSchema>;
