/**
 * Tags by which a browser that guesses would take bytes for a page that runs scripts. Each is long enough not to
 * appear by chance in the compressed bytes of a picture: once in some 100,000 pictures of 10 MB for the shortest.
 */
const ACTIVE_TAG = /<(?:script|iframe|object|embed|html|head|body|!doctype\s{1,8}html)[\s/>]/i;
/** A tag that runs a script by an attribute: `<svg onload=…`. */
const ACTIVE_ATTRIBUTE = /<[a-z]{1,16}[\s/][^<>]{0,200}?\bon[a-z]{3,20}\s{0,8}=\s{0,8}["'a-z]/i;

/** Characters of an earlier chunk in which a tag may have begun. */
const OVERLAP = 300;

/** Finds markup hidden in the bytes of another format, wherever the chunks are cut. */
export class MarkupSearch {
  #tail = '';

  /** Whether there is any in what was added so far and in this. */
  finds(chunk: Buffer): boolean {
    const text = this.#tail + chunk.toString('latin1');
    this.#tail = text.slice(-OVERLAP);
    return ACTIVE_TAG.test(text) || ACTIVE_ATTRIBUTE.test(text);
  }
}
