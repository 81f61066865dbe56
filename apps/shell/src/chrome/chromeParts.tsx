import type { ReactNode } from 'react';
import { Chrome } from './Chrome';
import { SiteFooter } from './site/SiteFooter';

/** What the shell draws around a module, by the id of its element in the page. */
export function chromeParts(): Record<'chrome' | 'chrome-footer', ReactNode> {
  return { chrome: <Chrome />, 'chrome-footer': <SiteFooter /> };
}
