import { askNowAndThen } from './askNowAndThen';
import { compositionOfPage } from './compositionOfPage';
import { updateStore } from './updateStore';

/** Tells when the site has been composed from newer releases since this page was loaded, and their files answer. */
export function followSite(): void {
  const own = compositionOfPage(document);
  askNowAndThen(() => void refreshSite(own));
}

/**
 * Asks what the site is composed from now.
 * @param own what this page was composed from
 * @returns whether there is another composition, whose files answer
 */
export async function refreshSite(own: string): Promise<boolean> {
  const current = await currentPage();
  const composition = current && compositionOfPage(current);
  const isNews = composition && composition !== own && composition !== updateStore.ofSite();
  if (isNews && (await filesAnswer(current))) updateStore.tellOfSite(composition);
  return updateStore.ofSite() !== undefined;
}

/** @returns undefined when the site does not answer: that says nothing about it */
async function currentPage(): Promise<Document | undefined> {
  try {
    const answer = await fetch(window.location.pathname, { cache: 'no-cache' });
    // An address that nobody owns answers 404, with a page composed like the others.
    return new DOMParser().parseFromString(await answer.text(), 'text/html');
  } catch {
    return undefined;
  }
}

/** Whether the code that the newer page begins with is there: a page is not offered before it can be loaded. */
async function filesAnswer(page: Document): Promise<boolean> {
  const scripts = page.querySelectorAll<HTMLScriptElement>('script[src][integrity][defer]');
  const preloads = page.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="script"]');
  const addresses = [...scripts].map(({ src }) => src).concat([...preloads].map(({ href }) => href));
  try {
    const answers = await Promise.all(addresses.map((address) => fetch(address, { method: 'HEAD' })));
    return answers.every(({ ok }) => ok);
  } catch {
    return false;
  }
}
