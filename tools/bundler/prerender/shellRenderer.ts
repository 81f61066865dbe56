// A program: renders the shell's parts of pages. `app-entry` is the shell's renderChrome. Built by `rendererConfiguration`.
import { renderChrome, type ChromePage } from 'app-entry';
import { answerRequest } from './answerRequest';
import type { Rendering } from './rendering';
import { renderTree } from './renderTree';

/** The pages whose chrome to render; all of them show the same modules. */
export interface ChromeRequest {
  manifest: ChromePage['manifest'];
  pages: Pick<ChromePage, 'pathname' | 'isNotFound' | 'layout'>[];
}
/** The rendered parts of each page, by the id of their element. */
export type ChromeRenderings = Record<string, Rendering>[];

answerRequest(async ({ manifest, pages }: ChromeRequest): Promise<ChromeRenderings> => {
  const answer: ChromeRenderings = [];
  for (const page of pages) {
    const renderings: Record<string, Rendering> = {};
    for (const [id, tree] of Object.entries(renderChrome({ ...page, manifest }))) {
      renderings[id] = await renderTree(tree, `${id}-`);
    }
    answer.push(renderings);
  }
  return answer;
});
