import { sitePolicy, type Origins } from './contentSecurityPolicy';

/** What no page of the product asks a browser for. Pages may write to the clipboard, which is not among them. */
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
 * (`hostHeaderFiles`), the local stack sends them itself, and the function club-page states the same.
 */
export function securityHeaders(origins: Origins): Record<string, string> {
  return {
    'content-security-policy': sitePolicy(origins),
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
  };
}
