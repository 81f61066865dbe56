import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { installDebianPackage } from './debianPackage';

const NAMES_ON_PATH = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * Finds the browser that the tests run in, and installs one where there is none: a Chromium on PATH, else the one that
 * Playwright downloads, else Debian's package.
 * @returns path of the executable
 * @throws Error that says what to install by hand
 */
export function ensureChromium(): string {
  const found = findChromium();
  if (found) return found;
  console.log('No Chromium on this machine; installing one.');
  spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit', timeout: 5 * 60_000 });
  const downloaded = findChromium();
  if (downloaded) return downloaded;
  installDebianPackage('chromium');
  const installed = findChromium();
  if (installed) return installed;
  throw new Error('The tests need Chromium and could not install it. Install it by hand and run them again.');
}

function findChromium(): string | undefined {
  for (const name of NAMES_ON_PATH) {
    try {
      return execFileSync('which', [name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
    } catch {
      // Not under this name.
    }
  }
  const own = chromium.executablePath();
  return existsSync(own) ? own : undefined;
}
