import { manifestStore, pageHistory, parseInert } from '@platform/module-kit';
import { withBuiltIn } from '../manifest/builtInModule';
import { moduleOnPage } from '../routing/moduleOnPage';
import { askNowAndThen } from './askNowAndThen';
import { codeOf, linksOf, readServedPage, scriptsOf, type ServedPage } from './servedPage';
import { updateStore } from './updateStore';

/** Reports when the site has a newer version of this page and its files can be fetched. */
export function followSite(): void {
  askNowAndThen(() => void refreshSite());
}

/**
 * Asks what the page consists of now. A release of another module does not count: a person gets it when they go there.
 * For a signed-in person only the shell counts, because their club's engagement reports modules and links.
 * @returns whether the page has changed and its files can be fetched
 */
export async function refreshSite(): Promise<boolean> {
  const { source, manifest } = manifestStore.get();
  const onPage = moduleOnPage();
  const page = await currentPage();
  const served = page && (await readServedPage(page));
  if (!served || moduleOnPage()?.id !== onPage?.id) return updateStore.isNewer();
  const isPersons = source === 'person';
  const frame = frameOf({ ...served, manifest: withBuiltIn(served.manifest) }, isPersons);
  const own = frameOf({ scripts: scriptsOf(document), manifest }, isPersons);
  const next = served.manifest.modules.find(({ id }) => id === onPage?.id)?.version ?? 'none';
  const isOtherModule = !isPersons && onPage !== undefined && next !== onPage.version;
  if ((frame !== own || isOtherModule) && !(await filesAnswer(page))) return updateStore.isNewer();
  updateStore.setNewerFrame(frame === own ? undefined : frame);
  if (!isPersons) updateStore.setNewerModule(isOtherModule ? next : undefined);
  return updateStore.isNewer();
}

/** The parts around the module on a page. @param isPersons whether the links belong to the person, not to the page */
function frameOf({ scripts, manifest }: ServedPage, isPersons: boolean): string {
  const isDemo = pageHistory.location.pathname.startsWith('/demo/');
  return isPersons ? scripts : `${scripts}\n${linksOf(manifest, isDemo)}`;
}

/** @returns undefined when the site does not answer, because that says nothing about its version */
async function currentPage(): Promise<Document | undefined> {
  try {
    const answer = await fetch(window.location.pathname, { cache: 'no-cache' });
    // An address without an owner answers 404 with a composed page. Its inline styles are removed: this page's policy
    // does not know them and would report them although they are never shown.
    const text = (await answer.text()).replace(/<style[^>]*>.*?<\/style>/gs, '');
    return parseInert(text, 'text/html');
  } catch {
    return undefined;
  }
}

/** Whether the first scripts of the newer page can be fetched. Only a page that loads is offered. */
async function filesAnswer(page: Document): Promise<boolean> {
  const code = codeOf(page);
  const scripts = code.querySelectorAll<HTMLScriptElement>('script[src][integrity][defer]');
  const preloads = code.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="script"]');
  const addresses = new Set([...scripts].map(({ src }) => src).concat([...preloads].map(({ href }) => href)));
  try {
    const answers = await Promise.all([...addresses].map((address) => fetch(address, { method: 'HEAD' })));
    return answers.every(({ ok }) => ok);
  } catch {
    return false;
  }
}
