import { DOCUMENT_POLICY } from '@platform/contract';
import { trustedTypes } from './trustedTypes';

const policy = trustedTypes?.createPolicy(DOCUMENT_POLICY, { createHTML: (text) => text });

/** Parses a text as a separate document. Nothing in it runs or loads. Sanitize a part before you show it. */
export function parseInert(text: string, type: 'text/html' | 'image/svg+xml'): Document {
  return new DOMParser().parseFromString(policy?.createHTML(text) ?? text, type);
}
