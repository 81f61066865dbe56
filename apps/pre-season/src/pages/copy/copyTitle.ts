/** What copying is called, in the menu, in the palette and over its dialog. */
export const COPY_TITLE = 'Copy last season forward';
