import type { PageConfig } from '@platform/contract';

/** Digest of an empty style element: styled-components keeps one and fills it through the CSSOM, which is allowed. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/**
 * The page's Content-Security-Policy: scripts and styles come from files of this site and of the artifact origin,
 * never from inline code, style attributes in markup or eval.
 * @param styleHash of the one style element that the page was composed with, if any
 */
export function contentSecurityPolicy(
  { supabaseUrl, artifactOrigin }: Pick<PageConfig, 'supabaseUrl' | 'artifactOrigin'>,
  styleHash = '',
): string {
  const directives: Record<string, (string | false)[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", artifactOrigin],
    'style-src': ["'self'", EMPTY_STYLE, styleHash],
    'connect-src': ["'self'", supabaseUrl, artifactOrigin],
    'img-src': ["'self'", 'data:', 'blob:', supabaseUrl, artifactOrigin],
    'font-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'object-src': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.filter(Boolean).join(' ')}`)
    .join('; ');
}
