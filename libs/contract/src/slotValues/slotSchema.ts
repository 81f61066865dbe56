import * as z from 'zod/mini';
import { slotOfferSchema } from '../module/slots';

const valueType = z.enum(['object', 'array', 'string', 'number', 'integer', 'boolean', 'null']);
type ValueType = z.infer<typeof valueType>;

/** What a value may be, in the part of JSON Schema 2020-12 that slots use (https://json-schema.org/draft/2020-12). */
export interface SlotSchema {
  type: ValueType | ValueType[];
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

/**
 * An offered slot as its author writes it, checked strictly. Shells and the registry accept what a later contract may
 * define (`slotOfferSchema`).
 */
export const writtenOfferSchema = z.extend(slotOfferSchema, {
  /** An object, with an example for `check`. */
  props: z.object({
    ...valueFields,
    type: z.literal('object', 'what a slot hands over is an object'),
    properties: z.optional(z.record(z.string(), slotSchemaSchema)),
    examples: z.array(z.record(z.string(), z.unknown())).check(z.minLength(1, 'one example is needed')),
  }),
  answer: z.optional(slotSchemaSchema),
});
