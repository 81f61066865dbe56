import type { Page } from '@playwright/test';

/**
 * Lists the layout faults of a page at its current width: horizontal scrolling, text that sticks out of its box, and text
 * that overlaps other text. Ignores text that is scrolled out of view, is only for screen readers, or floats above the page.
 */
export const layoutFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    interface Part {
      element: Element;
      text: string;
      box: DOMRect;
    }
    const root = document.documentElement;
    const faults: string[] = [];
    const excess = root.scrollWidth - root.clientWidth;
    if (excess > 0) faults.push(`the page scrolls sideways by ${excess} px`);

    function visibleBox(element: Element, box: DOMRect): DOMRect | null {
      let { left, right, top, bottom } = box;
      for (let around: Element | null = element; around && around !== root; around = around.parentElement) {
        const style = getComputedStyle(around);
        if (style.visibility === 'hidden' || Number(style.opacity) === 0 || style.position === 'fixed') return null;
        if (style.clip !== 'auto' || style.clipPath !== 'none') return null;
        if (style.overflow === 'visible' || around === document.body) continue;
        const frame = around.getBoundingClientRect();
        left = Math.max(left, frame.left);
        right = Math.min(right, frame.right);
        top = Math.max(top, frame.top);
        bottom = Math.min(bottom, frame.bottom);
      }
      return right - left > 1 && bottom - top > 1 ? new DOMRect(left, top, right - left, bottom - top) : null;
    }

    /** The nearest visible box around an element, such as a tile. */
    function frameOf(element: Element): Element | null {
      for (let around: Element | null = element; around && around !== document.body; around = around.parentElement) {
        const { borderLeftWidth, borderRightWidth, display, position } = getComputedStyle(around);
        if (position === 'absolute') return null;
        if (display !== 'inline' && borderLeftWidth !== '0px' && borderRightWidth !== '0px') return around;
      }
      return null;
    }

    const parts: Part[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const element = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      // The content of a closed disclosure has boxes, too.
      if (!element?.checkVisibility() || text === '' || element.closest('[data-toast], [inert]')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const line of range.getClientRects()) {
        const box = visibleBox(element, line);
        if (!box) continue;
        parts.push({ element, text, box });
        const frame = frameOf(element)?.getBoundingClientRect();
        if (frame && (box.left < frame.left - 1 || box.right > frame.right + 1)) {
          faults.push(`"${text.slice(0, 40)}" sticks out of its box`);
        }
      }
    }
    parts.sort((one, other) => one.box.top - other.box.top);
    for (const [index, part] of parts.entries()) {
      for (const other of parts.slice(index + 1)) {
        if (other.box.top >= part.box.bottom) break;
        if (other.element === part.element) continue;
        const across = Math.min(part.box.right, other.box.right) - Math.max(part.box.left, other.box.left);
        const down = Math.min(part.box.bottom, other.box.bottom) - Math.max(part.box.top, other.box.top);
        // A line box is taller than its letters: lines that touch do not overlap.
        if (across > 2 && down > Math.min(part.box.height, other.box.height) / 3) {
          faults.push(`"${part.text.slice(0, 40)}" overlaps "${other.text.slice(0, 40)}"`);
        }
      }
    }
    return [...new Set(faults)];
  });
