import { Validator } from '@cfworker/json-schema';
import type { SlotOffer } from '../module/slots';
import type { SlotSchema } from './slotSchema';

/** The value as JSON: props are data, so `undefined` means absent. */
const asData = (value: unknown): unknown => JSON.parse(JSON.stringify(value) ?? 'null');

/**
 * The first error of a value against a slot's schema, as `#/staffId: …`; undefined when the value is valid.
 * @throws Error when the schema itself cannot be followed, as with a pattern that is no regular expression
 */
export function slotValueProblem(schema: SlotSchema | SlotOffer['props'], value: unknown): string | undefined {
  const { valid, errors } = new Validator(schema, '2020-12').validate(asData(value));
  if (valid) return undefined;
  // The last one is the innermost.
  const innermost = errors.at(-1);
  return innermost ? `${innermost.instanceLocation}: ${innermost.error}` : 'it is not what the schema says';
}
