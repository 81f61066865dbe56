import { unsupportedType } from '../storageError';
import type { Inspection } from './inspection';
import { MarkupSearch } from './markup';
import { titleOf, type Signature } from './signatures';

/** Browsers that guess a type look for markup in this many bytes (WHATWG MIME Sniffing, 5.2: 1,445). */
const HEAD_BYTES = 2048;

/** Enough bytes to recognize every format. */
const SIGNATURE_BYTES = 16;

/**
 * Binary formats: the first bytes are those of the format, and no page hides in the rest.
 * @param search how much to search: pictures completely; documents, which may mention HTML, only at their start
 */
export function inspectSignature(type: string, signature: Signature, search: 'everything' | 'head'): Inspection {
  const markup = new MarkupSearch();
  let head = Buffer.alloc(0);
  let unsearched = Buffer.alloc(0);
  let known = false;

  const recognize = () => {
    known = true;
    if (signature.matches(head)) return;
    const title = titleOf(head);
    const found = title ? `its bytes are those of ${title}` : `its bytes are not those of ${signature.title}`;
    throw unsupportedType(`The file is sent as ${type}, but ${found}. Send it as what it is.`);
  };
  const refuseMarkup = () => {
    const found = markup.finds(unsearched);
    unsearched = Buffer.alloc(0);
    if (!found) return;
    throw unsupportedType(
      `A page or a script is hidden in this file, which is sent as ${type}. Save ${signature.title} anew and send that.`,
    );
  };

  return {
    add: (chunk) => {
      const more = chunk.subarray(0, HEAD_BYTES - head.length);
      head = Buffer.concat([head, more]);
      unsearched = Buffer.concat([unsearched, search === 'everything' ? chunk : more]);
      if (!known && head.length >= SIGNATURE_BYTES) recognize();
      if (known) refuseMarkup();
    },
    end: () => {
      if (!known) recognize();
      refuseMarkup();
    },
  };
}
