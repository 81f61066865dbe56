/** Ids of the two inert JSON blocks in every composed page. */
export const pageBlockIds = { config: 'platform-config', manifest: 'platform-manifest' } as const;

/**
 * The two Trusted Types policies that a page allows. The shell creates both, so no other code of the page can. This one
 * checks the address of every script. Browsers require its name.
 */
export const SCRIPT_POLICY = 'default';
/** The policy for parsing a text as a document that is never shown. */
export const DOCUMENT_POLICY = 'inert-document';

/**
 * Id of the template with the tags that load the shell, in pages that load it on demand. Pages without it load the shell
 * at once.
 */
export const PAGE_CODE = 'page-code';
