import { PAGE_CODE } from '@platform/contract';
import { insertCode } from './insertCode';
import { needsShellNow } from './needsShellNow';
import { onFirstUse } from './onFirstUse';
import { whenIdleAndFast } from './whenIdleAndFast';

/**
 * Loads the shell of a prerendered page: at once if the page is not complete without it, else when a person begins to
 * use the page, or when the browser is idle on a fast connection. Other pages name their scripts in the head.
 */
export function startShell(): void {
  const code = document.querySelector<HTMLTemplateElement>(`#${PAGE_CODE}`);
  if (!code) return;
  const waiting = new AbortController();
  const start = () => {
    if (waiting.signal.aborted) return;
    waiting.abort();
    insertCode(code);
  };
  if (needsShellNow()) return start();
  onFirstUse(start, waiting.signal);
  whenIdleAndFast(start, waiting.signal);
}
