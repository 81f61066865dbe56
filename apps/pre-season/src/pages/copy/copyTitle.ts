/** The name of copying, in the menu, in the palette and as the title of its dialog. */
export const COPY_TITLE = 'Copy last season forward';
