import { sitePolicy, type Origins } from './contentSecurityPolicy';

/** Browser features that no page of the product uses. Pages may write to the clipboard, so it is not one of them. */
const UNUSED_FEATURES = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/**
 * Headers of every page of the site, by their lower-case names. The composed site carries them for its host
 * (`hostHeaderFiles`), the local stack sends what is in its file, and the function club-page states the same.
 * @param firstScript the digest of the inline script of all pages
 */
export function securityHeaders(origins: Origins, firstScript: string): Record<string, string> {
  return {
    'content-security-policy': sitePolicy(origins, firstScript),
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
    // No request names the path of the page it comes from: links of surveys, invitations and feeds carry their secret there.
    'referrer-policy': 'strict-origin',
    'x-content-type-options': 'nosniff',
  };
}
