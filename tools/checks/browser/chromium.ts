import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { installDebianPackage } from '../install/debianPackage';

const NAMES_ON_PATH = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
/** Chromium without a window: it renders the same pages with a third of the work. */
const HEADLESS_SHELL = 'chromium-headless-shell';

/** The browser that the tests use, if this machine has one already. */
export const chromiumHere = (): string | undefined => onPath(HEADLESS_SHELL) ?? findChromium();

/**
 * How the tests launch it. Without these options, it contacts its own hosts at every start, which a closed network
 * blocks.
 * @param executablePath by default the headless shell, if there is one
 */
export function chromiumLaunch(executablePath = onPath(HEADLESS_SHELL) ?? ensureChromium()): {
  executablePath: string;
  args: string[];
} {
  return {
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
    ],
  };
}

/**
 * How browser tests launch Chromium: without V8's optimizing compilers. They take a fifth of a page load, and a test page
 * closes before the optimized code pays off.
 */
export function testChromiumLaunch(executablePath?: string): ReturnType<typeof chromiumLaunch> {
  const { args, ...launch } = chromiumLaunch(executablePath);
  return { ...launch, args: [...args, '--js-flags=--no-opt,--no-maglev'] };
}

/**
 * Finds the browser for the tests, and installs one if there is none: a Chromium on PATH, else the one that Playwright
 * downloads, else Debian's package.
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

/** Installs the headless shell if Debian's packages are available; otherwise the tests use Chromium. */
export function installHeadlessShell(): void {
  if (!onPath(HEADLESS_SHELL)) installDebianPackage(HEADLESS_SHELL);
}

function findChromium(): string | undefined {
  for (const name of NAMES_ON_PATH) {
    const found = onPath(name);
    if (found) return found;
  }
  const own = chromium.executablePath();
  return existsSync(own) ? own : undefined;
}

function onPath(name: string): string | undefined {
  const { status, stdout } = spawnSync('which', [name], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}
