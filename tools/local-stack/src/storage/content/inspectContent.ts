import { unsupportedType } from '../storageError';
import type { Inspection } from './inspection';
import { inspectSignature } from './inspectSignature';
import { inspectSvg } from './inspectSvg';
import { inspectText } from './inspectText';
import { essenceOf, takes } from './mediaType';
import { signatures } from './signatures';

const SVG = 'image/svg+xml';

/** Text that runs only if a page loads it as a script or a style. */
const textTypes = ['text/csv', 'text/plain', 'text/css', 'text/javascript', 'application/json'];

export interface Recognized {
  /** The media type without parameters, as it is stored and served. */
  type: string;
  inspection: Inspection;
}

/**
 * How to inspect a file of a type. Types that cannot be recognized from their bytes are not stored.
 * @param list the bucket's types; null for all
 * @throws StorageError 415 if the bucket does not accept the type
 */
export function inspectContent(declared: string | undefined, list: readonly string[] | null): Recognized {
  const type = essenceOf(declared);
  const inspection = type === null ? null : inspectionOf(type);
  if (type !== null && inspection && takes(list, type)) return { type, inspection };
  const taken = list ?? [...Object.keys(signatures), ...textTypes];
  throw unsupportedType(
    `mime type ${type ?? 'unknown'} is not supported here. This place takes ${taken.filter(inspectionOf).join(', ')}.`,
  );
}

function inspectionOf(type: string): Inspection | null {
  if (type === SVG) return inspectSvg();
  if (textTypes.includes(type)) return inspectText(type);
  const signature = signatures[type];
  if (!signature) return null;
  return inspectSignature(type, signature, type.startsWith('image/') ? 'everything' : 'head');
}
