import { chromium, type Browser } from '@playwright/test';
import { ensureChromium } from '../../checks/browser/chromium';
import type { Certificate } from './certificate';

/** The machine's Chromium, which trusts a certificate and makes no requests of its own. */
export const launchTrusting = ({ spki }: Certificate): Promise<Browser> =>
  chromium.launch({
    executablePath: ensureChromium(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--disable-background-networking',
      `--ignore-certificate-errors-spki-list=${spki}`,
    ],
  });
