import { DOCUMENT_POLICY } from '@platform/contract';
import { trustedTypes } from './trustedTypes';

const policy = trustedTypes?.createPolicy(DOCUMENT_POLICY, { createHTML: (text) => text });

/** Reads a text as a document of its own. Nothing of it runs or loads; show no part of it that was not made safe. */
export function parseInert(text: string, type: 'text/html' | 'image/svg+xml'): Document {
  return new DOMParser().parseFromString(policy?.createHTML(text) ?? text, type);
}
