import { afterFirstPaint } from './document/afterFirstPaint';
import { browserTurn } from './document/browserTurn';
import { showUnexpectedError } from './document/showUnexpectedError';
import { untilParsed } from './document/untilParsed';

/**
 * The shell's code in the order it runs. All of it is loaded. In one task it would block a phone for a quarter
 * of a second, so the browser gets its turn after each part.
 */
const parts: (() => Promise<unknown>)[] = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ 'styled-components'),
  () => import(/* webpackMode: "eager", webpackExports: [] */ '@platform/contract'),
  () => import(/* webpackMode: "eager" */ '@platform/session'),
  () => import(/* webpackMode: "eager" */ '@platform/ui/start'),
  () => import(/* webpackMode: "eager" */ '@platform/module-kit/start'),
  () => import(/* webpackMode: "eager" */ './main'),
];

/** The browser paints a composed page first, so that people can read it meanwhile. */
async function start(): Promise<void> {
  // Scripts that are inserted at once (firstScript/start) may arrive before the end of the page.
  await untilParsed();
  await afterFirstPaint();
  for (const runPart of parts) {
    await runPart();
    await browserTurn();
  }
}

start().catch((error: unknown) => showUnexpectedError(error));
