import { drawingElements, isActiveAttribute, isActiveStyle } from '@platform/contract';
import { parseInert } from '@platform/module-kit';
import { ImageError } from './imageError';

const SVG = 'http://www.w3.org/2000/svg';
const XMLNS = 'http://www.w3.org/2000/xmlns/';
/** What a person can see of a drawing … */
const SHAPES = 'path, rect, circle, ellipse, line, polyline, polygon, text, use';
/** … unless it is only there for others to use. */
const STORES = 'defs, symbol, clipPath, mask, marker, pattern';
/** Characters at most; the storage takes no larger drawing. */
const LONGEST = 1_000_000;

/** A drawing that is safe to be shown. */
export interface SafeDrawing {
  svg: string;
  /** False where something was taken out that the drawing may miss: more than what programs note about themselves. */
  isWhole: boolean;
}

/**
 * A drawing with everything taken out that runs, loads, links or moves, and what programs note about themselves. By the
 * same vocabulary storage refuses whatever would be left.
 * @throws ImageError when it is no drawing, too large to be a logo, or nothing of it that shows is safe
 */
export function sanitiseSvg(text: string): SafeDrawing {
  if (text.length > LONGEST) throw new ImageError('This drawing is larger than 1 MB. Send it as PNG.');
  const parsed = parseInert(withoutHandlers(text), 'image/svg+xml');
  const root = parsed.documentElement;
  if (parsed.querySelector('parsererror') || root.localName !== 'svg' || root.namespaceURI !== SVG) {
    throw new ImageError('This is not an SVG drawing that can be read. Export it again, or send a PNG.');
  }
  const isWhole = clean(root);
  if (![...root.querySelectorAll(SHAPES)].some(isShown)) {
    throw new ImageError('Nothing of this drawing can be shown safely. Export it as plain shapes, or send a PNG.');
  }
  return { svg: new XMLSerializer().serializeToString(root), isWhole };
}

/** Event handlers under names that run nothing: even a document that is only parsed has its handlers reported. */
function withoutHandlers(text: string): string {
  return text.replace(/(\s)(on[a-z]+\s*=)/gi, '$1data-$2');
}

/** Takes out what is not safe; answers whether that was nothing but notes. */
function clean(element: Element): boolean {
  let isWhole = true;
  for (const attribute of [...element.attributes]) {
    if (isHarmless(attribute)) continue;
    isWhole &&= isNote(attribute.localName);
    element.removeAttributeNode(attribute);
  }
  for (const child of [...element.childNodes]) {
    const isText = child.nodeType === Node.TEXT_NODE || child.nodeType === Node.CDATA_SECTION_NODE;
    if (child instanceof Element && isDrawing(child)) isWhole = clean(child) && isWhole;
    else if (!isText) {
      isWhole &&= !(child instanceof Element) || child.namespaceURI !== SVG || child.localName === 'metadata';
      child.remove();
    }
  }
  return isWhole;
}

/** A copy of a removed element shows nothing. */
function isShown(shape: Element): boolean {
  const copiesNothing =
    shape.localName === 'use' && ![...shape.attributes].some(({ localName }) => localName === 'href');
  return !copiesNothing && !shape.closest(STORES);
}

function isDrawing(element: Element): boolean {
  if (element.namespaceURI !== SVG || !drawingElements.has(element.localName)) return false;
  // A style is text alone: a browser would read the text around an element in it as one style.
  const isStyle = element.localName === 'style';
  return !isStyle || (element.childElementCount === 0 && !isActiveStyle(element.textContent));
}

/** What a program keeps for itself; an event handler has such a name only since it was taken over. */
const isNote = (name: string): boolean => name.startsWith('data-') && !name.startsWith('data-on');

function isHarmless({ localName, namespaceURI, prefix, value }: Attr): boolean {
  if (localName.startsWith('data-')) return false;
  return namespaceURI === XMLNS || !isActiveAttribute(localName, prefix ?? '', value);
}
