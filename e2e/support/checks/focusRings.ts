import type { Page } from '@playwright/test';

/** Smallest contrast of a focus ring with its background. WCAG 2.2, 1.4.11. */
const LEAST = 3;

/**
 * Puts the focus on every link and control of the page, as the keyboard does.
 * @returns those whose ring has too little contrast with its background, with the contrast, and those that show no
 * change
 */
export async function faintFocusRings(page: Page): Promise<string[]> {
  // The browser shows rings for focus set by a script only after a key press.
  await page.keyboard.press('Tab');
  return page.evaluate((least) => {
    const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    /** Red, green, blue and alpha, from 0 to 255, of any CSS color. */
    const channels = (color: string) => {
      if (!context) throw new Error('The browser has no canvas');
      context.clearRect(0, 0, 1, 1);
      context.fillStyle = color;
      context.fillRect(0, 0, 1, 1);
      return [...context.getImageData(0, 0, 1, 1).data];
    };
    const luminance = (color: string) => {
      const [red = 0, green = 0, blue = 0] = channels(color).map((channel) =>
        channel / 255 <= 0.04045 ? channel / 255 / 12.92 : ((channel / 255 + 0.055) / 1.055) ** 2.4,
      );
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    /** The nearest background around the element that is opaque, or nearly so. */
    const groundOf = (element: Element): string => {
      for (let at = element.parentElement; at; at = at.parentElement) {
        const { backgroundColor } = getComputedStyle(at);
        if ((channels(backgroundColor)[3] ?? 0) > 200) return backgroundColor;
      }
      return 'white';
    };
    /** The styles that may show the focus, on the element and on its parent. */
    const markOf = (element: Element): string =>
      [element, element.parentElement]
        .flatMap((each) => (each ? [undefined, '::before', '::after'].map((part) => getComputedStyle(each, part)) : []))
        .map(({ outline, outlineStyle, border, borderWidth, boxShadow }) =>
          // An outline without a style, or a border without a width, is invisible.
          [outlineStyle === 'none' ? '' : outline, borderWidth === '0px' ? '' : border, boxShadow].join(),
        )
        .join();
    /** Skips to the end of transitions that have just begun. */
    const settle = () => {
      for (const change of document.getAnimations()) if (change instanceof CSSTransition) change.finish();
    };
    const nameOf = (element: HTMLElement) =>
      element.textContent.trim() || (element.getAttribute('aria-label') ?? element.id);
    const faint: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea')) {
      if (element.tabIndex < 0 || !element.checkVisibility()) continue;
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      settle();
      const unmarked = markOf(element);
      element.focus({ preventScroll: true });
      // A disabled control takes no focus.
      if (document.activeElement !== element) continue;
      settle();
      const { outlineColor, outlineStyle } = getComputedStyle(element);
      if (outlineStyle === 'none') {
        if (markOf(element) === unmarked) faint.push(`${nameOf(element)}: no ring`);
        continue;
      }
      const [darker = 0, lighter = 0] = [luminance(outlineColor), luminance(groundOf(element))].sort((a, b) => a - b);
      const ratio = (lighter + 0.05) / (darker + 0.05);
      if (ratio < least) faint.push(`${nameOf(element)}: ${ratio.toFixed(2)}:1`);
    }
    return faint;
  }, LEAST);
}
