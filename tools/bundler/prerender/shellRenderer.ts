// A program: draws the shell's parts of pages. `app-entry` is the shell's drawChrome. Built by `rendererConfiguration`.
import { drawChrome, type ChromePage } from 'app-entry';
import { answerRequest } from './answerRequest';
import type { Drawing } from './drawing';
import { drawTree } from './drawTree';

/** Pages to draw the chrome of; all of them show the same modules. */
export interface ChromeRequest {
  manifest: ChromePage['manifest'];
  pages: Pick<ChromePage, 'pathname' | 'isNotFound' | 'layout'>[];
}
/** For each page the drawings by the id of the element that each belongs into. */
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
