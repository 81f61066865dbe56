import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { FunctionsService } from '../functions/functionsService';
import type { StackRequest, StackResponse } from '../http/message';
import { acceptsEncoding } from './acceptsEncoding';
import type { SiteService } from './siteService';

/** An address for which the composed site returns its not-found page. */
const NOWHERE = '/404';

interface ClubPageServices {
  site: SiteService;
  functions: FunctionsService;
}

/**
 * Like the host of a static site with three rules: the function club-page answers `/apply/<slug>`, compressed; `/apply`
 * alone is not a page; if the function has no page, and for every other address, the composed site answers.
 */
export async function serveClubPage(services: ClubPageServices, request: StackRequest): Promise<StackResponse> {
  const [slug, ...below] = request.path.split('/').slice(2);
  if (!slug) return services.site.handle({ ...request, path: NOWHERE });
  if (slug.includes('.') || below.length > 0) return services.site.handle(request);
  const answer = await services.functions.handle(request, '/club-page');
  const isPage = answer.headers['content-type']?.startsWith('text/html');
  return isPage ? compressed(request, answer) : services.site.handle(request);
}

async function compressed(request: StackRequest, answer: StackResponse): Promise<StackResponse> {
  const headers = { ...answer.headers, vary: 'accept-encoding' };
  if (!acceptsEncoding(request.headers['accept-encoding'] ?? '', 'br') || !Buffer.isBuffer(answer.body)) {
    return { ...answer, headers };
  }
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  const body = await promisify(brotliCompress)(answer.body, { params });
  return { ...answer, headers: { ...headers, 'content-encoding': 'br' }, body };
}
