import { failureReason } from '@platform/module-kit';
import { brand, type ErrorName, type Layout } from '@platform/contract';
import type { FailedOutlet } from '../../loading/frame/outletStore';
import { UNEXPECTED_ERROR } from '../../document/showUnexpectedError';

/** Errors after which something did not arrive: no code of the module has run and failed. */
const lost: readonly ErrorName[] = ['unreachable', 'missing-file', 'timeout', 'manifest'];

/**
 * The words of a page that failed. Inside the platform they name the module and the reason. A visitor of the public
 * pages knows no modules and reads what they can do.
 */
export function failureWords(
  { title, ownPage, error }: FailedOutlet,
  { layout, online }: { layout: Layout; online: boolean },
): { title: string; sentences: string[] } {
  const isLost = lost.includes(error.code);
  if (isLost && !online) {
    return {
      title: 'You are offline',
      sentences: [
        'This page was not loaded before the connection went.',
        'It opens by itself once the connection is back.',
      ],
    };
  }
  const isPlatform = layout === 'app' || layout === 'demo';
  if (isPlatform && !ownPage) {
    return {
      title: `${title} is unavailable`,
      sentences: [error.message, `The rest of ${brand.name} keeps working.`],
    };
  }
  if (isLost) {
    return { title: 'This page did not arrive', sentences: [failureReason(null)] };
  }
  return {
    title: ownPage ? UNEXPECTED_ERROR : 'This page is unavailable',
    sentences: ['Something on our side failed. Try again; if it stays like this, come back in a few minutes.'],
  };
}
