// A program: renders the shell's parts of pages. `app-entry` is the shell's drawChrome. Built by `rendererConfiguration`.
import { drawChrome, type ChromePage } from 'app-entry';
import { answerRequest } from './answerRequest';
import type { Drawing } from './drawing';
import { drawTree } from './drawTree';

/** The pages whose chrome to render; all of them show the same modules. */
export interface ChromeRequest {
  manifest: ChromePage['manifest'];
  pages: Pick<ChromePage, 'pathname' | 'isNotFound' | 'layout'>[];
}
/** The rendered parts of each page, by the id of their element. */
export type ChromeDrawings = Record<string, Drawing>[];

answerRequest(async ({ manifest, pages }: ChromeRequest): Promise<ChromeDrawings> => {
  const answer: ChromeDrawings = [];
  for (const page of pages) {
    const drawings: Record<string, Drawing> = {};
    for (const [id, tree] of Object.entries(drawChrome({ ...page, manifest }))) {
      drawings[id] = await drawTree(tree, `${id}-`);
    }
    answer.push(drawings);
  }
  return answer;
});
