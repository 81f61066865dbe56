import { errorAnswer, RequestError } from '../_shared/answers.ts';
import { requireVariable, type Environment } from '../_shared/environment.ts';
import { findClub } from './clubPage.ts';
import { fillPage, markUnknownClub } from './fillPage.ts';
import { pageHeaders } from './pageHeaders.ts';

/** Longest that the composed pages may take to be read (milliseconds). */
const TIMEOUT_MS = 10_000;

/** The site's page for addresses without an owner. It may come with the status that it stands for. */
const NOT_FOUND_PAGE = '404.html';

/** The pattern of a club's address. */
const SLUG = /^[a-z0-9-]{1,60}$/i;

/** A shared cache may answer for a minute, and while it asks again; a browser asks each time. */
const KEPT = 'public, max-age=0, s-maxage=60, stale-while-revalidate=60';

/**
 * The page of a club for applicants, `/apply/<slug>`: the site's composed page with the club written into it. The host of
 * the site leads its addresses here. Answers 404 with the site's not-found page where there is no such club, and 503 with
 * the page as it was composed, which loads the club itself, while the database does not answer.
 */
export async function handle(request: Request, environment: Environment): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return errorAnswer(new RequestError(405, 'method_not_allowed', 'A page is only read: use GET.'));
  }
  const siteUrl = requireVariable(environment, 'SITE_URL');
  const slug = new URL(request.url).pathname.split('/').at(-1) ?? '';
  if (!SLUG.test(slug)) return answer(404, await readPage(siteUrl, NOT_FOUND_PAGE));
  const [found, page] = await Promise.all([findClub(environment, slug), readPage(siteUrl, 'apply/index.html')]);
  switch (found.kind) {
    case 'found':
      return answer(
        200,
        fillPage(page, found.club, { siteUrl, productName: requireVariable(environment, 'PRODUCT_NAME') }),
      );
    case 'unknown':
      return answer(404, markUnknownClub(await readPage(siteUrl, NOT_FOUND_PAGE), slug));
    case 'not known now':
      return answer(503, page);
  }
}

async function readPage(siteUrl: string, file: string): Promise<string> {
  const response = await fetch(`${siteUrl}/${file}`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok && file !== NOT_FOUND_PAGE) throw new Error(`The site answered ${response.status} for ${file}`);
  return response.text();
}

function answer(status: number, page: string): Response {
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': status === 200 ? KEPT : 'no-store',
    ...pageHeaders(page),
    ...(status === 503 && { 'retry-after': '60' }),
  };
  return new Response(page, { status, headers });
}
