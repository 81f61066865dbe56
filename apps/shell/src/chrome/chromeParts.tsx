import type { ReactNode } from 'react';
import { Chrome } from './Chrome';
import { SiteFooter } from './site/SiteFooter';

/** The shell's parts around a module, by the id of their element in the page. */
export function chromeParts(): Record<'chrome' | 'chrome-footer', ReactNode> {
  return { chrome: <Chrome />, 'chrome-footer': <SiteFooter /> };
}
