import { errorAddress, errorNumbers } from '@platform/contract';
import { numberedError, PlatformError } from '../platformError';

/** The heading of the page that replaces a platform that failed (specification 8.17). */
export const UNEXPECTED_ERROR = 'Unexpected Application Error!';

/**
 * Shows that a part of the platform itself stopped: its start, its router, its header. The rest of the shell may be
 * broken, so this uses neither React nor the design system, only the page's own stylesheet.
 * @param brokenPart the element of the part; the whole page if left out
 */
export function showUnexpectedError(error: unknown, brokenPart?: HTMLElement): void {
  const code = error instanceof PlatformError ? error.code : 'unexpected';
  console.error(`${UNEXPECTED_ERROR} (${numberedError(code)})`, error);
  const section = document.createElement('section');
  section.className = 'unexpected-error';
  section.setAttribute('role', 'alert');

  const heading = document.createElement('h1');
  heading.textContent = UNEXPECTED_ERROR;
  const reason = document.createElement('p');
  reason.textContent =
    error instanceof PlatformError
      ? error.message
      : 'A part of the platform stopped working. What you have saved is safe. Reload the page to go on.';
  const reload = document.createElement('button');
  reload.type = 'button';
  reload.textContent = 'Reload the page';
  reload.addEventListener('click', () => window.location.reload());
  const number = document.createElement('a');
  number.href = errorAddress(code);
  number.textContent = `Error ${errorNumbers[code]}`;

  section.append(heading, reason, reload, number);
  (brokenPart ?? document.getElementById('content') ?? document.body).replaceChildren(section);
}
