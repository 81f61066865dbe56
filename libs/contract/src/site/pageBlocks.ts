/** Ids of the two inert JSON blocks in every composed page. */
export const pageBlockIds = { config: 'platform-config', manifest: 'platform-manifest' } as const;

/**
 * Trusted Types that the page's policy allows. The shell creates both, so that no other code of the page can. This one
 * judges the address of every script; browsers call it by this name.
 */
export const SCRIPT_POLICY = 'default';
/** This one reads a text as a document that is never shown. */
export const DOCUMENT_POLICY = 'inert-document';

/**
 * Id of the template with the tags that load the shell, in pages that load it on demand. Pages without it load the shell
 * at once.
 */
export const PAGE_CODE = 'page-code';
