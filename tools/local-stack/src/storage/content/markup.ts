/**
 * Tags that make a guessing browser treat bytes as a page with scripts. Each is too long to appear by chance in the
 * compressed bytes of a picture: the shortest once in some 100,000 pictures of 10 MB.
 */
const ACTIVE_TAG = /<(?:script|iframe|object|embed|html|head|body|!doctype\s{1,8}html)[\s/>]/i;
/** A tag that runs a script through an attribute: `<svg onload=…`. */
const ACTIVE_ATTRIBUTE = /<[a-z]{1,16}[\s/][^<>]{0,200}?\bon[a-z]{3,20}\s{0,8}=\s{0,8}["'a-z]/i;

/** How many characters of the previous chunk can be the start of a tag. */
const OVERLAP = 300;

/** Finds markup hidden in the bytes of another format, wherever the chunks are cut. */
export class MarkupSearch {
  #tail = '';

  /** Whether the chunks so far and this one contain any. */
  finds(chunk: Buffer): boolean {
    const text = this.#tail + chunk.toString('latin1');
    this.#tail = text.slice(-OVERLAP);
    return ACTIVE_TAG.test(text) || ACTIVE_ATTRIBUTE.test(text);
  }
}
