/** What no page of the product asks a browser for (tools/releases/compose/security/securityHeaders.ts states the same). */
const UNUSED_FEATURES =
  'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), hid=(), magnetometer=(), ' +
  'microphone=(), midi=(), payment=(), publickey-credentials-get=(), screen-wake-lock=(), serial=(), usb=(), ' +
  'xr-spatial-tracking=()';

const POLICY = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/;

/** The security headers that the site's host sends with its own pages, for a page that was composed for it. */
export function pageHeaders(page: string): Record<string, string> {
  const own = (POLICY.exec(page)?.[1] ?? '').replaceAll('&lt;', '<').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
  return {
    // A page cannot forbid by itself that others frame it.
    'content-security-policy': [own, "frame-ancestors 'none'"].filter(Boolean).join('; '),
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': UNUSED_FEATURES,
    'referrer-policy': 'strict-origin',
    'x-content-type-options': 'nosniff',
  };
}
