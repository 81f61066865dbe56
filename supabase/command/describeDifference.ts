import { diffLinesUnified } from 'jest-diff';
import type { Difference } from '../catalog/compareCatalogs';

const asItIs = (text: string): string => text;
const PLAIN = {
  aColor: asItIs,
  bColor: asItIs,
  changeColor: asItIs,
  commonColor: asItIs,
  patchColor: asItIs,
  contextLines: 2,
  expand: false,
  omitAnnotationLines: true,
};

/** A difference as a heading and lines that begin with - (the migrations) or + (the schemas). */
export function describeDifference({ object, first, second }: Difference): string {
  return [headingOf(object, first, second), ...linesOf(first, second).map((line) => `    ${line}`)].join('\n');
}

function headingOf(object: string, first: string | undefined, second: string | undefined): string {
  if (first === undefined) return `+ ${object}`;
  return second === undefined ? `- ${object}` : `~ ${object}`;
}

function linesOf(first: string | undefined, second: string | undefined): string[] {
  return diffLinesUnified(first?.split('\n') ?? [], second?.split('\n') ?? [], PLAIN).split('\n');
}
